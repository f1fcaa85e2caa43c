import { permanentRedirect } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { WithWords } from "@/app/i18n/with-words";
import { createMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { getTurnHref } from "@/app/ui/links/mtg-address";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { parseEra } from "@/app/ui/mtg/parse-era";
import { TurnStepper } from "@/app/ui/mtg/turn/turn-stepper";
import { TurnTable } from "@/app/ui/mtg/turn/turn-table";
import { ERAS } from "@/engine/mtg";

export const generateMetadata = createMetadata("/mtg/turn", (words) => words.mtgTurn);

export default async function MtgTurn({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  // The page used to show one era alone, which its sheet does now.
  const era = parseEra((await searchParams).era);
  if (era !== null) permanentRedirect(getTurnHref(lang, era));
  const { mtg, mtgSheet, mtgTurn } = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg/turn" />
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{mtgTurn.title}</h1>
        <p>{mtgTurn.lead}</p>
        <p className="flex flex-wrap gap-x-4">
          {mtgSheet.links}
          {ERAS.map((era) => (
            <a key={era} href={getTurnHref(lang, era)} className="link">
              {mtg.eras[era]}
            </a>
          ))}
        </p>
      </header>
      <section aria-labelledby="walk" className="grid gap-3">
        <h2 id="walk" className="text-xl">
          {mtgTurn.walk.title}
        </h2>
        <p className="prose">{mtgTurn.walk.lead}</p>
        <WithWords lang={lang} words={["mtg.eras", "mtg.steps", "mtgLab", "mtgTurn.walk"]}>
          <TurnStepper lang={lang} />
        </WithWords>
      </section>
      <section aria-labelledby="steps" className="grid gap-1">
        <h2 id="steps" className="text-xl">
          {mtgTurn.table}
        </h2>
        <TurnTable lang={lang} />
      </section>
    </main>
  );
}
