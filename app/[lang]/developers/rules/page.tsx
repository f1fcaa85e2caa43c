import { EngineOverviewPage } from "@/app/ui/documents/engine/engine-overview-page";
import { createPrivateMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";

export const generateMetadata = createPrivateMetadata((words) => words.libraryEngine.title);

export default async function EngineOverview({ params }: PageProps) {
  const lang = await getPageLang(params);
  return <EngineOverviewPage lang={lang} />;
}
