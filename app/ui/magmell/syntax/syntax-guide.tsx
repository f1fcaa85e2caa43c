import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { getKeyAnchor } from "@/app/ui/links/key-anchor";
import { ClosedPart } from "@/app/ui/page-filter/closed-part";
import { PageFilter } from "@/app/ui/page-filter/page-filter";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { PATTERN_LIMITS } from "@/lib/magmell/search/pattern/pattern-limits";
import { RESERVED_IS_VALUES } from "@/lib/magmell/search/query/choices";
import { DECK_EXAMPLES, GRAMMAR_EXAMPLES, KEY_GROUPS, type KeyGroup } from "@/lib/magmell/search/query/help";
import { FIRST_EXAMPLES } from "@/lib/magmell/search/query/key-examples";
import { QUERY_LANGUAGE_VERSION } from "@/lib/magmell/search/query/keys";
import { MAX_QUERY_DEPTH, MAX_QUERY_LENGTH, MAX_QUERY_TERMS } from "@/lib/magmell/search/query/limits";
import { ExampleList } from "./example-list";
import { getKeyNames, KeyEntry } from "./key-entry";

type Props = { readonly lang: Lang };

const PARTS = Object.keys(GRAMMAR_EXAMPLES) as (keyof typeof GRAMMAR_EXAMPLES)[];
const GROUPS = Object.keys(KEY_GROUPS) as KeyGroup[];

/**
 * Renders the guide to the query language: ten examples, then collapsed parts on syntax, on every key, and on errors.
 */
export const SyntaxGuide = ({ lang }: Props) => {
  const words = getDictionary(lang).syntax;
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[17rem_minmax(0,46rem)]">
      <Contents lang={lang} />
      <div className="grid min-w-0 content-start gap-8">
        <section aria-labelledby="examples" className="grid gap-2">
          <h2 id="examples" className="text-xl">
            {words.examples}
          </h2>
          <ExampleList examples={FIRST_EXAMPLES} lang={lang} page="/cards" />
        </section>
        <WithWords lang={lang} words={["pageFilter"]}>
          <PageFilter root="syntax-parts" entries="section" aside="details > div > p" />
        </WithWords>
        <Unhydrated id="syntax-parts">
          <ClosedPart anchor="grammar" title={words.grammar} className="pb-8">
            {PARTS.map((part) => (
              <section
                key={part}
                aria-labelledby={part}
                className="grid gap-2 border-line not-first-of-type:border-t py-4"
              >
                <h3 id={part} className="scroll-mt-4 text-lg">
                  {words.grammarParts[part].title}
                </h3>
                <p>{words.grammarParts[part].text}</p>
                <ExampleList examples={GRAMMAR_EXAMPLES[part]} lang={lang} page="/cards" />
              </section>
            ))}
          </ClosedPart>
          {GROUPS.map((group) => (
            <ClosedPart
              key={group}
              anchor={group}
              title={words.groups[group]}
              hint={KEY_GROUPS[group].map((id) => getKeyNames(id, lang)[0]).join(lang === "ja" ? "、" : ", ")}
              className="pb-8"
            >
              {group in words.groupNotes && (
                <p className="pb-4">{words.groupNotes[group as keyof typeof words.groupNotes]}</p>
              )}
              {group === "decks" && (
                <div className="pb-4">
                  <ExampleList examples={DECK_EXAMPLES} lang={lang} page="/decks" />
                </div>
              )}
              {KEY_GROUPS[group].map((id) => (
                <KeyEntry key={id} id={id} lang={lang} />
              ))}
            </ClosedPart>
          ))}
          <ClosedPart anchor="behavior" title={words.behavior.title} className="pb-8">
            <ul className="grid list-disc gap-2 pl-5">
              {(["unknown", "refused", "options", "stable"] as const).map((row) => (
                <li key={row}>{words.behavior[row]}</li>
              ))}
            </ul>
          </ClosedPart>
          <ClosedPart anchor="versions" title={words.versions.title} className="pb-8">
            <p>{format(words.versions.now, { n: QUERY_LANGUAGE_VERSION })}</p>
            <ul className="grid list-disc gap-2 pt-2 pl-5">
              {(["second", "asBefore", "first"] as const).map((row) => (
                <li key={row}>{words.versions[row]}</li>
              ))}
            </ul>
          </ClosedPart>
          <ClosedPart anchor="limits" title={words.limits.title} className="pb-8">
            <Limits lang={lang} />
          </ClosedPart>
          <ClosedPart anchor="reserved" title={words.reserved.title} className="pb-8">
            <p>{words.reserved.text}</p>
            <p className="flex flex-wrap gap-x-3 pt-2">
              {RESERVED_IS_VALUES.map((word) => (
                <code key={word}>{word}</code>
              ))}
            </p>
          </ClosedPart>
        </Unhydrated>
      </div>
    </div>
  );
};

const LINK = "link inline-flex min-h-8 items-center pointer-coarse:min-h-11";

const Contents = ({ lang }: Props) => {
  const words = getDictionary(lang).syntax;
  return (
    <Unhydrated
      as="nav"
      aria-labelledby="contents"
      className="no-print sticky top-4 grid max-h-[calc(100dvh-2rem)] content-start gap-4 self-start overflow-y-auto max-lg:hidden"
    >
      <h2 id="contents" className="text-xl">
        {words.contents}
      </h2>
      <ul>
        <li>
          <a href="#grammar" className={LINK}>
            {words.grammar}
          </a>
        </li>
        {GROUPS.map((group) => (
          <li key={group}>
            <a href={`#${group}`} className={LINK}>
              {words.groups[group]}
            </a>
            <ul className="flex flex-wrap gap-x-3 text-sm">
              {KEY_GROUPS[group].map((id) => (
                <li key={id}>
                  <a
                    href={`#${getKeyAnchor(id)}`}
                    className="inline-flex min-h-8 items-center text-ink-soft hover:underline pointer-coarse:min-h-11"
                  >
                    <code>{getKeyNames(id, lang)[0]}</code>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {(["behavior", "versions", "limits", "reserved"] as const).map((part) => (
          <li key={part}>
            <a href={`#${part}`} className={LINK}>
              {words[part].title}
            </a>
          </li>
        ))}
      </ul>
    </Unhydrated>
  );
};

function Limits({ lang }: { lang: Lang }) {
  const words = getDictionary(lang).syntax.limits;
  const rows = [
    [words.length, format(words.characters, { n: MAX_QUERY_LENGTH })],
    [words.terms, format(words.pieces, { n: MAX_QUERY_TERMS })],
    [words.depth, format(words.levels, { n: MAX_QUERY_DEPTH })],
    [words.pattern, format(words.characters, { n: PATTERN_LIMITS.length })],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {rows.map(([name, limit]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="text-ink-soft">{limit}</dd>
        </div>
      ))}
    </dl>
  );
}
