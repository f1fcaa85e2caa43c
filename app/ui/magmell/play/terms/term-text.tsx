"use client";

import type { Lang } from "@/app/i18n/lang";
import { registerLazyModule } from "@/app/ui/lazy/lazy-modules";
import { useLazyComponent } from "@/app/ui/lazy/use-lazy-component";

const fetchMarkedTerms = registerLazyModule(async () => (await import("./marked-terms")).MarkedTerms);

/** Renders a sentence. Once the code for explanations is loaded, the first mention of each term opens one. */
export function TermText(props: { text: string; lang: Lang }) {
  const MarkedTerms = useLazyComponent(fetchMarkedTerms, true);
  return MarkedTerms === null ? props.text : <MarkedTerms {...props} />;
}
