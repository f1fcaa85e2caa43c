import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, isLang } from "@/app/i18n/lang";
import { generatePageMetadata } from "@/app/subjects/pages/page-metadata";
import { getRulingAnchor } from "@/app/ui/links/mtg-address";
import { Citation } from "@/app/ui/mtg/citation";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { MTG_HOUSE_RULINGS, type MtgHouseRulingId } from "@/engine/mtg/rulebook";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).mtgRulings;
  return generatePageMetadata(lang, { title, description, path: "/mtg/rulings" });
}

export default async function MtgRulings({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const { mtgRulings } = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg/rulings" />
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{mtgRulings.title}</h1>
        <p>{mtgRulings.lead}</p>
      </header>
      <ol className="prose grid gap-6">
        {(Object.keys(MTG_HOUSE_RULINGS) as MtgHouseRulingId[]).map((id) => {
          const { title, reason, rules } = MTG_HOUSE_RULINGS[id];
          const number = id.slice("mtg-house:".length);
          return (
            <li key={id} id={getRulingAnchor(number)} className="grid gap-1 scroll-mt-4">
              <h2 className="flex gap-3 text-lg">
                <span className="text-gold">{number}</span>
                {title[getTextLang(lang)]}
              </h2>
              <p>{reason[getTextLang(lang)]}</p>
              <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
                {mtgRulings.concerns}
                {rules.map((rule) => (
                  <Citation key={rule} rule={rule} lang={lang} />
                ))}
              </p>
            </li>
          );
        })}
      </ol>
    </main>
  );
}
