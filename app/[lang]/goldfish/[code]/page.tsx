import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { getOtherLangs, getTextLang, isLang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { generateGoldfishMetadata } from "@/app/subjects/goldfish-metadata";
import { findDeckName } from "@/app/subjects/named-deck";
import type { PageProps } from "@/app/ui/layout/page-props";
import { CARD_WORD_PATHS } from "@/app/ui/magmell/card/card-words";
import { BrokenCode } from "@/app/ui/magmell/deck/broken-code";
import { describeCodeProblem } from "@/app/ui/magmell/deck/describe-code-problem";
import { CodeForm } from "@/app/ui/magmell/play/code-form";
import { CustomCardGoldfish } from "@/app/ui/magmell/play/custom-card-goldfish";
import { DeckHeader } from "@/app/ui/magmell/play/deck-header";
import { DeckNotices, NoScriptNote } from "@/app/ui/magmell/play/deck-notices";
import { toGoldfishCard } from "@/app/ui/magmell/play/goldfish-card";
import { LocalDeckName } from "@/app/ui/magmell/play/start/local-deck-name";
import { addWording } from "@/app/ui/magmell/play/with-wording";
import { checkDeck, validateDecks } from "@/engine/magmell";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { getViewerOrVisitor } from "@/lib/http/viewer-or-visitor";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { extractDeckCode } from "@/lib/magmell/decks/sharing/extract-code";
import { selectGameCards } from "@/lib/magmell/play/game-cards";
import { parseGoldfishParameters } from "@/lib/magmell/play/goldfish-parameters";
import { getStarterDecks } from "@/lib/magmell/starters/data";

/**
 * Returns the id in the URL if the server does not know it; only this browser may know that deck's name. Otherwise
 * null.
 */
const unknownDeck = (id: string | string[] | undefined, path: string): string | null =>
  typeof id === "string" && path.startsWith("/d/") ? id.slice(0, 60) : null;

export async function generateMetadata({ params, searchParams }: PageProps<"code">): Promise<Metadata> {
  const { lang, code } = await params;
  return isLang(lang) ? generateGoldfishMetadata(extractDeckCode(code), await searchParams, lang) : {};
}

export default async function GoldfishPage({ params, searchParams }: PageProps<"code">) {
  const { lang, code } = await params;
  if (!isLang(lang)) notFound();
  const { cards, definitions, version } = await getCatalogue();
  const decoded = decodeDeck(extractDeckCode(code), createNumberTable(cards));
  const { goldfish } = getDictionary(lang);
  if (!decoded.ok) {
    const { title, broken } = goldfish;
    const body = (
      <>
        <p>{describeCodeProblem(broken.codes, decoded.problem)}</p>
        <p>{broken.way}</p>
      </>
    );
    return (
      <BrokenCode
        title={title}
        problem={{ title: broken.title, body, className: "prose" }}
        build={broken.build}
        lang={lang}
      >
        <CodeForm lang={lang} />
      </BrokenCode>
    );
  }
  const { deck } = decoded;
  const query = await searchParams;
  const opening = parseGoldfishParameters(query);
  const written = extractDeckCode(code);
  const asker = query.deck === undefined ? null : await getViewerOrVisitor();
  const named = await findDeckName(asker, { deck, code: written }, query.deck, lang, query.n);
  const against =
    opening.against === null ? null : decodeDeck(extractDeckCode(opening.against), createNumberTable(cards));
  const theirs = against?.ok && validateDecks(definitions, [against.deck, against.deck], true).ok ? against.deck : null;
  const shown = selectGameCards(cards, deck, ...(theirs === null ? [] : [theirs]))
    .map(toGoldfishCard)
    .map(addWording);
  const admission = validateDecks(definitions, [deck, deck], true);
  const problems = admission.ok ? checkDeck(deck, definitions) : admission.problems[0];
  const local = unknownDeck(query.deck, named.path);
  const header = <DeckHeader deck={deck} named={named} local={local} cards={shown} lang={lang} />;
  const notices = (
    <DeckNotices
      problems={problems}
      opening={opening}
      brokenAgainst={against !== null && theirs === null}
      lang={lang}
      playable={admission.ok}
      code={code}
      cards={shown}
    />
  );
  if (!admission.ok) {
    return (
      <main id="main" tabIndex={-1} className="page grid content-start gap-5 py-6">
        {header}
        {notices}
      </main>
    );
  }
  return (
    <main id="main" tabIndex={-1} className="game">
      <NoScriptNote text={goldfish.noScript}>{header}</NoScriptNote>
      <WithWords
        lang={lang}
        words={[
          "goldfish",
          "goldfishReplay.link",
          "openingValue.assumes",
          "openingValue.how",
          "openingValue.line",
          "openingValue.seats",
          "openingValue.train",
          "site.close",
          "site.rule",
          "write.guest",
          "write.unnamed",
          ...CARD_WORD_PATHS,
        ]}
      >
        <CustomCardGoldfish
          version={version}
          cards={shown}
          deck={deck}
          deckName={local === null ? named.name : <LocalDeckName id={local}>{named.name}</LocalDeckName>}
          deckPage={localizePath(lang, named.path)}
          trainer={localizePath(lang, `/goldfish/${written}/trainer`)}
          trial={localizePath(lang, `/goldfish/${written}/trial${buildNameQuery(named.given)}`)}
          given={named.given}
          seed={opening.seed}
          goesFirst={opening.goesFirst}
          rivals={(await getStarterDecks()).flatMap(({ code: rival, name }) =>
            rival === null ? [] : [{ code: rival, name: name[getTextLang(lang)] }],
          )}
          opponent={{ kind: opening.opponent, deck: theirs }}
          notices={notices}
          lang={lang}
          otherLangs={getOtherLangs(lang)}
        />
      </WithWords>
    </main>
  );
}
