import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { generateMtgDeckMetadata } from "@/app/subjects/mtg/deck-metadata";
import { findMtgDeckSubjectByCode } from "@/app/subjects/mtg/deck-subject";
import { Notice } from "@/app/ui/kit/notice";
import type { PageProps } from "@/app/ui/layout/page-props";
import { NoScriptNote } from "@/app/ui/magmell/play/deck-notices";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { MtgGoldfish } from "@/app/ui/mtg/play/goldfish-island";
import { GOLDFISH_WORDS } from "@/app/ui/mtg/play/goldfish-words";
import { ListForm } from "@/app/ui/mtg/play/list-form";
import { findPrintedCardInfo } from "@/lib/mtg/catalogue/data";
import { decodeList } from "@/lib/mtg/decks/lists/list-code";
import { readDealQuery } from "@/lib/mtg/play/stored-session";
import { parseSeed } from "@/lib/play/seed";
import { withDatabaseFallback } from "@/lib/server/database-unavailable";

/** Returns metadata with noindex, because the pasted list is private to those who have its link. */
export async function generateMetadata({ params }: PageProps<"code">): Promise<Metadata> {
  const { lang, code } = await params;
  if (!isLang(lang)) return {};
  const { titleOfGame, description } = getDictionary(lang).mtgGoldfish;
  const deck = findMtgDeckSubjectByCode(code, {});
  const about = deck === null ? { description } : generateMtgDeckMetadata(deck, lang, titleOfGame);
  return { ...about, title: titleOfGame, robots: { index: false } };
}

export default async function MtgGoldfishGame({ params, searchParams }: PageProps<"code">) {
  const { lang, code } = await params;
  if (!isLang(lang)) notFound();
  const page = getDictionary(lang).mtgGoldfish;
  const decoded = decodeList(code);
  if (!decoded.ok || decoded.list.main.length === 0) {
    return (
      <main id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-8">
        <MtgNav lang={lang} here="/mtg/goldfish" />
        <h1 className="text-2xl">{page.title}</h1>
        <Notice tone="error" title={page.broken.title} className="prose">
          <p>{page.broken.codes[decoded.ok ? "MALFORMED" : decoded.problem]}</p>
          <p>{page.broken.way}</p>
        </Notice>
        <WithWords lang={lang} words={["listReport", "mtg.eras", "mtg.eraYears", "mtgGoldfish.form"]}>
          <ListForm lang={lang} />
        </WithWords>
      </main>
    );
  }
  const { era, seed, first } = await searchParams;
  const text = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);
  const asked = readDealQuery({ era: text(era), seed: text(seed), first: text(first) }, parseSeed);
  const { main } = decoded.list;
  // While the database is away, its player says what the cards are.
  const printed = await withDatabaseFallback(findPrintedCardInfo(main.map(({ name }) => name)), {});
  return (
    <main id="main" tabIndex={-1} className="page grid content-start gap-4 py-4">
      <MtgNav lang={lang} here="/mtg/goldfish" />
      <h1 className="sr-only">{page.titleOfGame}</h1>
      <NoScriptNote text={page.noScript} />
      <WithWords lang={lang} words={GOLDFISH_WORDS}>
        <MtgGoldfish list={main} code={code} asked={asked} printed={printed} lang={lang} />
      </WithWords>
    </main>
  );
}
