import { getDictionary } from "@/app/i18n/dictionary";
import { createMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { SyntaxGuide } from "@/app/ui/magmell/syntax/syntax-guide";

export const generateMetadata = createMetadata("/syntax", (words) => words.syntax);

export default async function Syntax({ params }: PageProps) {
  const lang = await getPageLang(params);
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
