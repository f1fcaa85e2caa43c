import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { getOtherLangs, getTextLang, isLang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { findLessonDecks } from "@/app/subjects/lesson-decks";
import { createPrivateMetadata, type PageProps } from "@/app/ui/layout/page-props";
import { CARD_WORD_PATHS } from "@/app/ui/magmell/card/card-words";
import { LessonGoldfish } from "@/app/ui/magmell/learn/lesson-goldfish";
import { NoScriptNote } from "@/app/ui/magmell/play/deck-notices";
import { toGoldfishCard } from "@/app/ui/magmell/play/goldfish-card";
import { addWording } from "@/app/ui/magmell/play/with-wording";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { selectGameCards } from "@/lib/magmell/play/game-cards";
import { addOpponent } from "@/lib/magmell/play/goldfish-parameters";

export const generateMetadata = createPrivateMetadata((words) => words.learn.lesson.title);

export default async function FirstTurns({ params }: PageProps) {
  const { lang } = await params;
  const decks = await findLessonDecks();
  if (!isLang(lang) || decks === null) notFound();
  const { cards } = await getCatalogue();
  const { goldfish, learn } = getDictionary(lang);
  const { own, against } = decks;
  const code = own.starter.code ?? "";
  return (
    <main id="main" tabIndex={-1} className="game">
      <NoScriptNote text={goldfish.noScript}>
        <h1 className="text-2xl">{learn.lesson.title}</h1>
      </NoScriptNote>
      <WithWords
        lang={lang}
        words={[
          "goldfish",
          "goldfishReplay.link",
          "learn.lesson",
          "openingValue.assumes",
          "openingValue.how",
          "openingValue.line",
          "openingValue.seats",
          "openingValue.train",
          "site.close",
          "site.rule",
          ...CARD_WORD_PATHS,
        ]}
      >
        <LessonGoldfish
          cards={selectGameCards(cards, own.deck, against.deck).map(toGoldfishCard).map(addWording)}
          deck={own.deck}
          deckName={own.starter.name[getTextLang(lang)]}
          deckPage={localizePath(lang, "/learn")}
          trainer={localizePath(lang, `/goldfish/${code}/trainer`)}
          trial={localizePath(lang, `/goldfish/${code}/trial`)}
          against={against.deck}
          game={addOpponent(localizePath(lang, `/goldfish/${code}`), "quick")}
          lang={lang}
          otherLangs={getOtherLangs(lang)}
        />
      </WithWords>
    </main>
  );
}
