import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import { NoScriptNote } from "@/app/ui/magmell/play/deck-notices";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { ListForm } from "@/app/ui/mtg/play/list-form";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).mtgGoldfish;
  return { title, description, alternates: getLanguageAlternates(lang, "/mtg/goldfish") };
}

export default async function MtgGoldfishStart({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const page = getDictionary(lang).mtgGoldfish;
  return (
    <main id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg/goldfish" />
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{page.title}</h1>
        <p>{page.lead}</p>
      </header>
      <NoScriptNote text={page.noScript} />
      <WithWords lang={lang} words={["mtg.eras", "mtg.eraYears", "mtgGoldfish.form"]}>
        <ListForm lang={lang} />
      </WithWords>
    </main>
  );
}
