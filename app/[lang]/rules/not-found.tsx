import { headers } from "next/headers";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { localizePath } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { parsePageAddress } from "@/app/ui/layout/address";
import { RuleSearchForm } from "@/app/ui/magmell/rules/rule-search-form";
import { decodePathSegment } from "@/lib/http/decode-path-segment";

/** Renders the page for an unknown rule number: the table of contents of the rules. */
export default async function UnknownRule() {
  const { lang, path } = parsePageAddress((await headers()).get("x-address"));
  const typed = decodePathSegment(path.split("/").at(-1) ?? "").slice(0, 40);
  const { rulesPage } = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page grid justify-items-center gap-5 py-12 text-center">
      <h1 className="text-2xl">{format(rulesPage.unknown, { number: typed })}</h1>
      <p>{rulesPage.unknownText}</p>
      <RuleSearchForm lang={lang} />
      <ButtonLink href={localizePath(lang, "/rules")}>{rulesPage.contents}</ButtonLink>
    </main>
  );
}
