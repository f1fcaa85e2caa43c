import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { Panel } from "@/app/ui/kit/panel";
import type { LibraryDocument } from "@/lib/documents/documents";
import type { Segment } from "@/lib/documents/readers/types";
import type { ImportedTexts } from "@/lib/documents/texts/types";
import styles from "./entry-text.module.css";

type Copy = NonNullable<ImportedTexts["document"]>;
type Props = { document: LibraryDocument; copy: Copy; segments: readonly Segment[]; lang: Lang };

/** Kinds of text segments that a reader can hide, with their dictionary keys. */
const LAYERS = [
  ["citation", "citations"],
  ["translator", "translations"],
  ["example", "examples"],
] as const satisfies readonly (readonly [Segment["kind"], keyof Dictionary["libraryText"]])[];

/** Renders the text of an entry from the operator's copy of the document, with notes on that copy. */
export function EntryText({ document, copy, segments, lang }: Props) {
  const words = getDictionary(lang).libraryText;
  const layers = LAYERS.filter(([kind]) => segments.some((segment) => segment.kind === kind));
  return (
    <Panel aria-labelledby="text" className={styles.panel}>
      <div className="grid gap-4">
        <h2 id="text" className="text-lg">
          {words.title}
        </h2>
        {layers.length > 0 ? (
          <fieldset className={"no-print flex flex-wrap items-center gap-2"}>
            <legend className="float-left mr-2 text-ink-soft text-sm">{words.layers}</legend>
            {layers.map(([kind, name]) => (
              <CheckboxChip key={kind} data-layer={kind} defaultChecked>
                {words[name]}
              </CheckboxChip>
            ))}
          </fieldset>
        ) : null}
        <div lang="ja" className={styles.text}>
          {segments.map((segment, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a text has no other identity than its place.
            <Piece key={place} segment={segment} lang={lang} />
          ))}
        </div>
        <Origin document={document} copy={copy} lang={lang} />
      </div>
    </Panel>
  );
}

function Piece({ segment: { kind, label, text }, lang }: { segment: Segment; lang: Lang }) {
  if (kind === "citation")
    return (
      <p data-piece={kind}>
        <cite className="not-italic">[{text}]</cite>
      </p>
    );
  return (
    <p data-piece={kind}>
      {kind === "translator" ? (
        <strong className="mr-2 font-medium text-sm">{getDictionary(lang).libraryText.translatorSays}</strong>
      ) : null}
      {label === null ? null : <span className="text-ink-soft">{label}</span>}
      {label === null ? text : <span>{text}</span>}
    </p>
  );
}

/** Edition, days, compiler, translator and terms of a copy. */
function Origin({ document, copy, lang }: Omit<Props, "segments">) {
  const words = getDictionary(lang).libraryText;
  const { compiler, translator, terms, title } = document;
  const { edition, statedOn, correctedOn, note } = copy;
  const lines = [
    format(words.source, { document: title[getTextLang(lang)], edition }),
    statedOn !== null && correctedOn !== null ? format(words.corrected, { stated: statedOn, day: correctedOn }) : null,
    compiler ? format(words.compiler, { name: compiler[getTextLang(lang)] }) : null,
    translator ? format(words.translator, { name: translator[getTextLang(lang)] }) : null,
    terms?.[getTextLang(lang)] ?? null,
    note === null ? null : format(words.note, { note }),
  ].filter((line) => line !== null);
  return (
    <ul className="grid gap-1 border-line border-t pt-3 text-ink-soft text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
