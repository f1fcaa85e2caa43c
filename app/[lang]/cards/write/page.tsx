import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import { CARD_WORD_PATHS } from "@/app/ui/magmell/card/card-words";
import { CustomCardEditor } from "@/app/ui/magmell/write/write-island";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { getSampleDeckCodes } from "@/lib/magmell/decks/sample-codes";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).write;
  return { title, description, alternates: getLanguageAlternates(lang, "/cards/write") };
}

export default async function WritePage({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const snapshot = await getCatalogue();
  const { write } = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page grid content-start gap-6 py-6 sm:py-8">
      <header className="grid gap-2">
        <h1 className="text-2xl">{write.title}</h1>
        <p className="prose">{write.lead}</p>
        <noscript>{write.noScript}</noscript>
      </header>
      <WithWords lang={lang} words={["write", "reading", "site.close", ...CARD_WORD_PATHS]}>
        <CustomCardEditor version={snapshot.version} codes={getSampleDeckCodes(snapshot)} lang={lang} />
      </WithWords>
    </main>
  );
}
