import { getDictionary } from "@/app/i18n/dictionary";
import { WithWords } from "@/app/i18n/with-words";
import { createMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { CARD_WORD_PATHS } from "@/app/ui/magmell/card/card-words";
import { CustomCardEditor } from "@/app/ui/magmell/write/write-island";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { getSampleDeckCodes } from "@/lib/magmell/decks/sample-codes";

export const generateMetadata = createMetadata("/cards/write", (words) => words.write);

export default async function WritePage({ params }: PageProps) {
  const lang = await getPageLang(params);
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
