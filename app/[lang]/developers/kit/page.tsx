import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang, localizePath } from "@/app/i18n/lang";
import { FaceSamples } from "@/app/ui/kit-gallery/face-samples";
import { KitGallery } from "@/app/ui/kit-gallery/kit-gallery";
import { API_DOCS_PATH } from "@/lib/api/api-paths";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  return { title: getDictionary(lang).kit.title, robots: { index: false } };
}

export default async function KitPage({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const { kit } = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-10">
      <header className="prose grid gap-3">
        <p>
          <a href={localizePath(lang, API_DOCS_PATH)} className="link">
            {kit.back}
          </a>
        </p>
        <h1 className="text-2xl">{kit.title}</h1>
        <p>{kit.lead}</p>
        <p className="text-ink-soft">{kit.theme}</p>
      </header>
      <div>
        <KitGallery lang={lang} />
        <FaceSamples cards={(await getCatalogue()).cards} lang={lang} />
      </div>
    </main>
  );
}
