import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { createMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { getLibrarySearchHref } from "@/app/ui/links/library-address";
import { getMtgGoldfishHref } from "@/app/ui/links/mtg-address";
import { RuleSearchForm } from "@/app/ui/magmell/rules/rule-search-form";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { ListTaskForm } from "@/app/ui/mtg/start/list-task-form";
import { SAMPLE_DECKS } from "@/engine/mtg";
import { encodeList } from "@/lib/mtg/decks/lists/list-code";
import { toListLines } from "@/lib/mtg/decks/lists/pasted-list";

export const generateMetadata = createMetadata("/mtg", (words) => words.mtg);

/** Pages about the rules, by their dictionary keys. */
const RULE_PAGES = {
  turn: "/mtg/turn",
  sheets: "/mtg/turn/6e",
  checks: "/mtg/lab#checks",
  lab: "/mtg/lab",
  eras: "/rules/eras",
  words: "/rules/words",
  library: "/rules/library",
  rulings: "/rules/mtg-house",
} as const;

export default async function Mtg({ params }: PageProps) {
  const lang = await getPageLang(params);
  const { mtg } = getDictionary(lang);
  const { check, ask, play } = mtg.tasks;
  return (
    <main id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg" />
      <header className="prose grid gap-2">
        <h1 className="text-2xl">{mtg.title}</h1>
        <p>{mtg.lead}</p>
      </header>
      <WithWords lang={lang} words={["mtg.tasks"]}>
        <div className="grid gap-4 lg:grid-cols-3">
          <Task title={check.title} text={check.text}>
            <ListTaskForm task="check" lang={lang} />
            <Ways
              ways={[
                { href: localizePath(lang, "/mtg/formats"), label: mtg.nav.formats },
                { href: localizePath(lang, "/mtg/decks"), label: mtg.nav.saved },
              ]}
            />
          </Task>
          <Task title={ask.title} text={ask.text}>
            <RuleSearchForm game="mtg" label={ask.field} hint={ask.hint} lang={lang} />
            <Ways
              title={ask.examples}
              ways={Object.values(ask.example).map((q) => ({
                href: getLibrarySearchHref(lang, { q, game: "mtg" }),
                label: q,
              }))}
            />
          </Task>
          <Task title={play.title} text={play.text}>
            <ListTaskForm task="play" lang={lang} />
            <Ways
              title={play.samples}
              ways={SAMPLE_DECKS.map(({ library, [getTextLang(lang)]: label }) => ({
                href: getMtgGoldfishHref(lang, encodeList({ main: toListLines(library), side: [] })),
                label,
              }))}
            />
          </Task>
        </div>
      </WithWords>
      <RulePages lang={lang} />
    </main>
  );
}

/** A thing to do, with its field. */
const Task = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="grid content-start gap-3 rounded-[3px] border border-line bg-leaf p-4 shadow-low">
    <h2 className="text-lg">{title}</h2>
    <p className="text-sm">{text}</p>
    {children}
  </section>
);

type WaysProps = { title?: string; ways: readonly { readonly href: string; readonly label: string }[] };

const Ways = ({ title, ways }: WaysProps) => (
  <div className="text-sm">
    {title === undefined ? null : <p className="text-ink-soft">{title}</p>}
    <ul className="flex flex-wrap gap-x-4">
      {ways.map(({ href, label }) => (
        <li key={label}>
          <a href={href} className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11">
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

function RulePages({ lang }: { lang: Lang }) {
  const { rules } = getDictionary(lang).mtg;
  const pages = Object.entries(RULE_PAGES) as readonly (readonly [keyof typeof RULE_PAGES, string])[];
  return (
    <section aria-labelledby="rules" className="grid gap-3">
      <h2 id="rules" className="text-xl">
        {rules.title}
      </h2>
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {pages.map(([word, path]) => (
          <li key={word} className="relative grid content-start gap-0.5 border-line border-t py-3">
            <a href={localizePath(lang, path)} className="link font-medium after:absolute after:inset-0">
              {rules.pages[word].title}
            </a>
            <p className="text-ink-soft text-sm">{rules.pages[word].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
