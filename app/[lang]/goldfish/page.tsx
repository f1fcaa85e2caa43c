import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, isLang, type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { resolveGoldfishStart } from "@/app/subjects/goldfish-start";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import { getPageLang, type PageProps, type PageQuery } from "@/app/ui/layout/page-props";
import { getDeckName } from "@/app/ui/magmell/decks/deck-page";
import { DeckImportForm } from "@/app/ui/magmell/play/start/deck-entry";
import { DeckPanel } from "@/app/ui/magmell/play/start/deck-panel";
import { LocalPanels } from "@/app/ui/magmell/play/start/local-panels";
import { OpponentScope } from "@/app/ui/magmell/play/start/opponent-scope";
import { PANEL_GRID_CLASS } from "@/app/ui/magmell/play/start/panel-class";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import type { Viewer } from "@/lib/accounts/types";
import { getViewerOrVisitor } from "@/lib/http/viewer-or-visitor";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { listOwnDecks } from "@/lib/magmell/decks/data";
import { getDeckColors, pickFaceCards } from "@/lib/magmell/decks/deck-faces";
import { computeDeckStatistics } from "@/lib/magmell/decks/statistics";
import { addOpponent } from "@/lib/magmell/play/goldfish-parameters";
import { getStarterDecks } from "@/lib/magmell/starters/data";

/** Own decks that are shown; the others are on the page of one's decks. */
const SHOWN = 12;

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, lead } = getDictionary(lang).goldfishStart;
  const asked = (await searchParams).code !== undefined;
  return {
    title,
    description: lead,
    ...(asked ? { robots: { index: false } } : { alternates: getLanguageAlternates(lang, "/goldfish") }),
  };
}

export default async function GoldfishStart({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const { code, deck, opponent } = await searchParams;
  const asker = await getViewerOrVisitor();
  const start = await resolveGoldfishStart(asker, [code ?? ""].flat()[0] ?? "");
  if (start.path !== null) redirect(localizePath(lang, addOpponent(withDeck(start.path, deck), opponent)));
  const { goldfish, goldfishStart: text, dailyHand, learn } = getDictionary(lang);
  const snapshot = await getCatalogue();
  return (
    <main id="main" tabIndex={-1} className="page grid grid-cols-[minmax(0,1fr)] content-start gap-8 py-8">
      <div>
        <h1 className="text-2xl">{text.title}</h1>
        <p className="mt-1">{text.what}</p>
        <p className="text-ink-soft">{text.lead}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href={localizePath(lang, "/learn")} variant="primary">
            {learn.title}
          </ButtonLink>
          <a className="link inline-flex min-h-11 items-center" href={localizePath(lang, "/goldfish/daily")}>
            {dailyHand.title}
          </a>
        </p>
      </div>
      <WithWords
        lang={lang}
        words={[
          "deckDiff.zones",
          "deckLists",
          "goldfish.broken",
          "goldfishStart.own",
          "goldfishStart.pasted",
          "goldfishStart.play",
          "listReport",
          "localDecks.unnamed",
        ]}
      >
        <OpponentScope words={{ opponent: goldfish.setup.opponent, kinds: goldfish.setup.kinds }}>
          {asker ? <OwnDecks asker={asker} snapshot={snapshot} lang={lang} /> : null}
          <LocalPanels lang={lang} />
          <Starters snapshot={snapshot} lang={lang} />
          <section aria-labelledby="pasted" className="grid max-w-2xl gap-3">
            <h2 id="pasted" className="text-xl">
              {text.pasted.title}
            </h2>
            <DeckImportForm initial={start.text} missing={start.missing} version={snapshot.version} lang={lang} />
          </section>
        </OpponentScope>
      </WithWords>
    </main>
  );
}

/** The path of a table with the deck that the way there named, so that the table can say its name. */
function withDeck(path: string, deck: PageQuery[string]): string {
  return typeof deck === "string" && /^[\w-]{1,60}$/u.test(deck) && !path.includes("?") ? `${path}?deck=${deck}` : path;
}

type PartProps = { snapshot: Catalogue; lang: Lang };

/** The decks of the account, the latest saved first. */
async function OwnDecks({ asker, snapshot, lang }: PartProps & { asker: Viewer }) {
  const decks = await listOwnDecks(asker);
  const { own } = getDictionary(lang).goldfishStart;
  if (decks.length === 0) return null;
  return (
    <section aria-labelledby="play-own" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="play-own" className="text-xl">
          {own.title}
        </h2>
        <a className="link inline-flex min-h-11 items-center" href={localizePath(lang, "/decks/mine")}>
          {own.all}
        </a>
      </div>
      <Unhydrated as="ul" className={PANEL_GRID_CLASS}>
        {decks.slice(0, SHOWN).map((deck) => (
          <DeckPanel
            key={deck.id}
            name={getDeckName(deck, lang)}
            path={`/goldfish?code=${encodeURIComponent(`/decks/${deck.id}`)}`}
            hero={pickFaceCards(deck.deck, deck.about.hero, snapshot, 1)[0]?.name ?? null}
            colors={getDeckColors(deck.deck, snapshot)}
            curve={computeDeckStatistics(deck.deck, snapshot.definitions).curve}
            names={snapshot.names}
            lang={lang}
          />
        ))}
      </Unhydrated>
    </section>
  );
}

async function Starters({ snapshot, lang }: PartProps) {
  const { starters } = getDictionary(lang).goldfishStart;
  const decks = (await getStarterDecks()).filter(({ code }) => code !== null);
  return (
    <section aria-labelledby="play-starters" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="play-starters" className="text-xl">
          {starters.title}
        </h2>
        <p className="flex flex-wrap gap-x-6">
          <a className="link inline-flex min-h-11 items-center" href={localizePath(lang, "/decks")}>
            {starters.public}
          </a>
          <a className="link inline-flex min-h-11 items-center" href={localizePath(lang, "/decks/new")}>
            {starters.build}
          </a>
        </p>
      </div>
      <Unhydrated as="ul" className={PANEL_GRID_CLASS}>
        {decks.map((deck) => (
          <DeckPanel
            key={deck.id}
            hero={deck.hero}
            colors={deck.colors}
            curve={deck.curve}
            name={deck.name[getTextLang(lang)]}
            path={`/goldfish/${deck.code}`}
            names={snapshot.names}
            lang={lang}
          />
        ))}
      </Unhydrated>
    </section>
  );
}
