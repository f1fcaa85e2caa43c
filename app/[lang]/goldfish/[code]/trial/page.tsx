import { notFound, redirect } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, isLang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { findDeckName } from "@/app/subjects/named-deck";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { createPrivateMetadata, type PageProps } from "@/app/ui/layout/page-props";
import { TrialView } from "@/app/ui/magmell/play/trial/trial-view";
import { type CardDefinition, validateDecks } from "@/engine/magmell";
import { createOddsDeck } from "@/engine/magmell/odds";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { getViewerOrVisitor } from "@/lib/http/viewer-or-visitor";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { extractDeckCode } from "@/lib/magmell/decks/sharing/extract-code";
import { selectGameCards } from "@/lib/magmell/play/game-cards";
import { parseGoldfishParameters } from "@/lib/magmell/play/goldfish-parameters";
import { computeExactDeals, isExactlyComparable } from "@/lib/magmell/play/trial/exact-deals";
import { getStarterDecks } from "@/lib/magmell/starters/data";

/** Games to begin with, and at most. */
const GAMES = { usual: 1000, most: 10_000 } as const;

export const generateMetadata = createPrivateMetadata((words) => words.goldfishTrial.title);

/** Renders a simulation of many games of a deck, run in the reader's browser. */
export default async function TrialPage({ params, searchParams }: PageProps<"code">) {
  const { lang, code } = await params;
  if (!isLang(lang)) notFound();
  const { cards, definitions } = await getCatalogue();
  const table = createNumberTable(cards);
  const decoded = decodeDeck(extractDeckCode(code), table);
  const back = `/goldfish/${encodeURIComponent(extractDeckCode(code))}`;
  if (!decoded.ok || !validateDecks(definitions, [decoded.deck, decoded.deck], true).ok)
    redirect(localizePath(lang, back));
  const { deck } = decoded;
  const query = await searchParams;
  const { seed, goesFirst } = parseGoldfishParameters(query);
  const rivals = (await getStarterDecks()).flatMap(({ code: rival, name }) => {
    const theirs = rival === null ? null : decodeDeck(rival, table);
    return theirs?.ok ? [{ name: name[getTextLang(lang)], deck: theirs.deck }] : [];
  });
  const { goldfish, goldfishTrial } = getDictionary(lang);
  const odds = createOddsDeck(definitions, deck);
  const named = await findDeckName(
    await getViewerOrVisitor(),
    { deck, code: extractDeckCode(code) },
    query.deck,
    lang,
    query.n,
  );
  const shown = selectGameCards(cards, deck);
  return (
    <main id="main" tabIndex={-1} className="page grid content-start gap-5 py-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <p className="text-ink-soft text-sm">{goldfishTrial.title}</p>
          <h1 className="text-2xl">{named.name}</h1>
        </div>
        <ButtonLink size="small" href={localizePath(lang, `${back}${buildNameQuery(named.given)}`)}>
          {goldfish.title}
        </ButtonLink>
      </div>
      <noscript>{goldfishTrial.intro}</noscript>
      <WithWords lang={lang} words={["deckStatistics.join", "goldfishTrial", "trainer.seats"]}>
        <TrialView
          definitions={selectGameCards(cards, deck, ...rivals.map((rival) => rival.deck)).map(definitionOf)}
          deck={deck}
          rivals={rivals}
          titles={Object.fromEntries(shown.map(({ name, englishName }) => [name, lang === "ja" ? name : englishName]))}
          seed={seed ?? 1}
          goesFirst={goesFirst}
          games={gamesIn(query.games)}
          exact={
            odds && {
              first: computeExactDeals(odds, { goesFirst: true }),
              second: computeExactDeals(odds, { goesFirst: false }),
            }
          }
          alike={isExactlyComparable(definitions, deck)}
        />
      </WithWords>
    </main>
  );
}

function gamesIn(text: string | string[] | undefined): number {
  const games = Number([text].flat()[0] ?? GAMES.usual);
  return Number.isInteger(games) && games > 0 ? Math.min(GAMES.most, games) : GAMES.usual;
}

/** The definition of a card, without what only pages show. */
const definitionOf = ({
  name,
  kind,
  timing,
  useCost,
  catalyst,
  ap,
  hp,
  text,
  abilities,
  token,
}: CardDefinition): CardDefinition => ({ name, kind, timing, useCost, catalyst, ap, hp, text, abilities, token });
