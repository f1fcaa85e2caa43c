import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import { ALL_ERAS } from "@/app/ui/links/mtg-address";
import { BoardEditor } from "@/app/ui/mtg/boards/board-editor";
import { ChecksMenu } from "@/app/ui/mtg/boards/checks-menu";
import { getExampleEra } from "@/app/ui/mtg/boards/example-boards";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { parseEra } from "@/app/ui/mtg/parse-era";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).mtgLab;
  return { title, description, alternates: getLanguageAlternates(lang, "/mtg/lab") };
}

export default async function MtgLab({ params, searchParams }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
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
