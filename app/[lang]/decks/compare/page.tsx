import type { Metadata } from "next";
import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, isLang, type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { Button } from "@/app/ui/kit/button";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { type CompareChoices, CompareField } from "@/app/ui/magmell/decks/compare-field";
import { DeckComparison } from "@/app/ui/magmell/decks/deck-comparison";
import { getViewerOrVisitor } from "@/lib/http/viewer-or-visitor";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findComparedDeck } from "@/lib/magmell/decks/compare/data";
import { listOwnDeckNames } from "@/lib/magmell/decks/data";
import { getStarterDecks } from "@/lib/magmell/starters/data";
import { withDatabaseFallback } from "@/lib/server/database-unavailable";

/** No URL of a deck is longer. */
const MAX_TYPED = 2000;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, lead } = getDictionary(lang).deckCompare;
  // The address may hold the secret of an unlisted deck.
  return { title, description: lead, robots: { index: false }, referrer: "no-referrer" };
}

/**
 * Renders a comparison of two decks. `a` and `b` are ids, codes or links of decks; `ID@3` is a version of the viewer's
 * own deck. With `a` alone, the reader chooses the other deck.
 */
export default async function CompareDecksPage({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const given = await searchParams;
  const asker = await getViewerOrVisitor();
  const [a, b] = await Promise.all(
    [given.a, given.b].map(async (value) => {
      const typed = typeof value === "string" ? value.trim().slice(0, MAX_TYPED) : "";
      const deck = typed === "" ? null : await findComparedDeck(asker, typed);
      return { typed, deck, missing: typed !== "" && deck === null };
    }),
  );
  const { deckCompare, decks } = getDictionary(lang);
  const { title, lead } = deckCompare;
  const catalogue = await getCatalogue();
  const [own, starters] = await Promise.all([
    asker ? withDatabaseFallback(listOwnDeckNames(asker), []) : [],
    withDatabaseFallback(getStarterDecks(), []),
  ]);
  const groups: readonly CompareChoices[] = [
    { label: decks.mine.title, options: own.map(({ id, name }) => ({ value: id, label: name })) },
    {
      label: decks.starters.title,
      options: starters.map(({ id, name }) => ({ value: id, label: name[getTextLang(lang)] })),
    },
  ];
  return (
    <main id="main" tabIndex={-1} className="page grid content-start gap-8 py-8">
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-1 text-ink-soft">{lead}</p>
      </div>
      <WithWords lang={lang} words={["deckCompare", "localDecks"]}>
        {a && b ? <CompareForm a={a} b={b} groups={groups} version={catalogue.version} lang={lang} /> : null}
      </WithWords>
      {a?.deck && b?.deck ? <DeckComparison a={a.deck} b={b.deck} catalogue={catalogue} lang={lang} /> : null}
    </main>
  );
}

type Side = { readonly typed: string; readonly missing: boolean };
type FormProps = { a: Side; b: Side; groups: readonly CompareChoices[]; version: string; lang: Lang };

/** Renders the two decks to compare, as links or codes or from lists. Works without script. */
function CompareForm({ a, b, groups, version, lang }: FormProps) {
  const words = getDictionary(lang).deckCompare;
  return (
    <form action={localizePath(lang, "/decks/compare")} className="grid items-start gap-4 md:grid-cols-2">
      {(
        [
          ["a", a],
          ["b", b],
        ] as const
      ).map(([name, { typed, missing }]) => (
        <CompareField
          key={name}
          name={name}
          error={missing ? words.missing : undefined}
          typed={typed}
          groups={groups}
          version={version}
        />
      ))}
      <p className="flex flex-wrap items-center gap-4 md:col-span-2">
        <Button type="submit" variant="primary">
          {words.submit}
        </Button>
        {a.typed !== "" && b.typed !== "" ? (
          <a
            href={localizePath(lang, `/decks/compare?${new URLSearchParams({ a: b.typed, b: a.typed })}`)}
            className="link inline-flex min-h-11 items-center"
          >
            {words.swap}
          </a>
        ) : null}
      </p>
    </form>
  );
}
