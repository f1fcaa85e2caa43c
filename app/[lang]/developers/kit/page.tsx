import { getDictionary } from "@/app/i18n/dictionary";
import { localizePath } from "@/app/i18n/lang";
import { FaceSamples } from "@/app/ui/kit-gallery/face-samples";
import { KitGallery } from "@/app/ui/kit-gallery/kit-gallery";
import { createPrivateMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { API_DOCS_PATH } from "@/lib/api/api-paths";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const generateMetadata = createPrivateMetadata((words) => words.kit.title);

export default async function KitPage({ params }: PageProps) {
  const lang = await getPageLang(params);
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
