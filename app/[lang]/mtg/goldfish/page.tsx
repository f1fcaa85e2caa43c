import { getDictionary } from "@/app/i18n/dictionary";
import { WithWords } from "@/app/i18n/with-words";
import { createMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { NoScriptNote } from "@/app/ui/magmell/play/deck-notices";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { ListForm } from "@/app/ui/mtg/play/list-form";

export const generateMetadata = createMetadata("/mtg/goldfish", (words) => words.mtgGoldfish);

export default async function MtgGoldfishStart({ params }: PageProps) {
  const lang = await getPageLang(params);
  const page = getDictionary(lang).mtgGoldfish;
  return (
    <main id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg/goldfish" />
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{page.title}</h1>
        <p>{page.lead}</p>
      </header>
      <NoScriptNote text={page.noScript} />
      <WithWords lang={lang} words={["listReport", "mtg.eras", "mtg.eraYears", "mtgGoldfish.form"]}>
        <ListForm lang={lang} />
      </WithWords>
    </main>
  );
}
