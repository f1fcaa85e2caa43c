import { headers } from "next/headers";
import { getDictionary } from "@/app/i18n/dictionary";
import { localizePath } from "@/app/i18n/lang";
import { IdenticonFigure } from "@/app/ui/figures/identicon-figure";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { parsePageAddress } from "@/app/ui/layout/address";

/** Renders the 404 page. It gets no route parameters, so it takes the language from the URL. */
export default async function NotFound() {
  const { lang } = parsePageAddress((await headers()).get("x-address"));
  const { missing } = getDictionary(lang).site;
  return (
    <main id="main" tabIndex={-1} className="page grid justify-items-center gap-5 py-16 text-center">
      <title>{missing.title}</title>
      <IdenticonFigure name={missing.title} className="size-40 text-ink-soft" />
      <h1 className="text-2xl">{missing.title}</h1>
      <p className="prose">{missing.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={localizePath(lang, "/cards")} variant="primary">
          {missing.search}
        </ButtonLink>
        <ButtonLink href={localizePath(lang, "/")}>{missing.home}</ButtonLink>
      </div>
    </main>
  );
}
