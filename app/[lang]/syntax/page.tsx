import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import { SyntaxGuide } from "@/app/ui/magmell/syntax/syntax-guide";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).syntax;
  return { title, description, alternates: getLanguageAlternates(lang, "/syntax") };
}

export default async function Syntax({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const { syntax } = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-10">
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{syntax.title}</h1>
        <p>{syntax.lead}</p>
        <p>{syntax.sameMeaning}</p>
      </header>
      <SyntaxGuide lang={lang} />
    </main>
  );
}
