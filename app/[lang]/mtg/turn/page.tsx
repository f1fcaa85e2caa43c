import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import { getTurnHref } from "@/app/ui/links/mtg-address";
import { EraTabs } from "@/app/ui/mtg/era-tabs";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { parseEra } from "@/app/ui/mtg/parse-era";
import { TurnStepper } from "@/app/ui/mtg/turn/turn-stepper";
import { TurnTable } from "@/app/ui/mtg/turn/turn-table";
import { ERAS } from "@/engine/mtg";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).mtgTurn;
  return { title, description, alternates: getLanguageAlternates(lang, "/mtg/turn") };
}

export default async function MtgTurn({ params, searchParams }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const { mtgTurn } = getDictionary(lang);
  const era = parseEra((await searchParams).era);
  return (
    <main id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg/turn" />
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{mtgTurn.title}</h1>
        <p>{mtgTurn.lead}</p>
        <p className="text-ink-soft text-sm">{mtgTurn.differenceHint}</p>
        <p>
          <a href="#walk" className="link">
            {mtgTurn.walk.title}
          </a>
        </p>
      </header>
      <EraTabs chosen={era} to={(one) => getTurnHref(lang, one)} label={mtgTurn.choose} all={mtgTurn.all} lang={lang} />
      <TurnTable eras={era === null ? ERAS : [era]} lang={lang} />
      <section aria-labelledby="walk" className="grid gap-3">
        <h2 id="walk" className="text-xl">
          {mtgTurn.walk.title}
        </h2>
        <p className="prose">{mtgTurn.walk.lead}</p>
        <WithWords lang={lang} words={["mtg.eras", "mtg.steps", "mtgLab", "mtgTurn.difference", "mtgTurn.walk"]}>
          <TurnStepper lang={lang} />
        </WithWords>
      </section>
    </main>
  );
}
