import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang, localizePath } from "@/app/i18n/lang";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import { RuleSearchForm } from "@/app/ui/magmell/rules/rule-search-form";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).mtg;
  return { title, description, alternates: getLanguageAlternates(lang, "/mtg") };
}

const DOORS = [
  { word: "decks", path: "/mtg/decks/new" },
  { word: "saved", path: "/mtg/decks" },
  { word: "formats", path: "/mtg/formats" },
  { word: "goldfish", path: "/mtg/goldfish" },
  { word: "turn", path: "/mtg/turn" },
  { word: "checks", path: "/mtg/checks" },
  { word: "lab", path: "/mtg/lab" },
  { word: "library", path: "/rules/library" },
  { word: "rulings", path: "/mtg/rulings" },
] as const;

export default async function Mtg({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const { librarySearch, mtg } = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg" />
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{mtg.title}</h1>
        <p>{mtg.lead}</p>
        <p className="text-ink-soft text-sm">{mtg.unofficial}</p>
      </header>
      <RuleSearchForm game="mtg" label={librarySearch.magic} hint={librarySearch.magicHint} lang={lang} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {DOORS.map(({ word, path }) => (
          <li key={word} className="relative grid gap-1 rounded-[3px] border border-line bg-leaf p-4 shadow-low">
            <h2 className="text-lg">
              <a href={localizePath(lang, path)} className="link after:absolute after:inset-0">
                {mtg.doors[word].title}
              </a>
            </h2>
            <p className="text-sm">{mtg.doors[word].text}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
