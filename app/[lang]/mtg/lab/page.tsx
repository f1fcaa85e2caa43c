import { getDictionary } from "@/app/i18n/dictionary";
import { WithWords } from "@/app/i18n/with-words";
import { createMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { ALL_ERAS } from "@/app/ui/links/mtg-address";
import { BoardEditor } from "@/app/ui/mtg/boards/board-editor";
import { ChecksMenu } from "@/app/ui/mtg/boards/checks-menu";
import { getExampleEra } from "@/app/ui/mtg/boards/example-boards";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { parseEra } from "@/app/ui/mtg/parse-era";

export const generateMetadata = createMetadata("/mtg/lab", (words) => words.mtgLab);

export default async function MtgLab({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const { mtgLab } = getDictionary(lang);
  const { board, era } = await searchParams;
  const boardId = typeof board === "string" ? board : null;
  return (
    <main id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg/lab" />
      <header className="prose grid gap-2">
        <h1 className="text-2xl">{mtgLab.title}</h1>
        <p>{mtgLab.lead}</p>
      </header>
      <ChecksMenu lang={lang} />
      <WithWords
        lang={lang}
        words={["mtg.documents", "mtg.documentsShort", "mtg.eras", "mtg.steps", "mtgLab", "mtgText", "mtgTurn.walk"]}
      >
        <BoardEditor
          boardId={boardId}
          era={parseEra(era) ?? getExampleEra(boardId, "mod")}
          comparing={era === ALL_ERAS}
          lang={lang}
        />
      </WithWords>
    </main>
  );
}
