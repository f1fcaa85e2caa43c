import { headers } from "next/headers";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { localizePath } from "@/app/i18n/lang";
import { IdenticonFigure } from "@/app/ui/figures/identicon-figure";
import { Button } from "@/app/ui/kit/button";
import { PlainTextField } from "@/app/ui/kit/field-frame";
import { parsePageAddress } from "@/app/ui/layout/address";
import { getCardHref } from "@/app/ui/links/browse-address";
import { decodePathSegment } from "@/lib/http/decode-path-segment";
import { lookUpCardByName } from "@/lib/magmell/catalogue/model/lookup";
import { suggestCardNames } from "@/lib/magmell/catalogue/model/suggest-cards";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

/**
 * Renders the page for an unknown card name: similar names, and the search box. Each card page carries it, so it needs no
 * script.
 */
export default async function UnknownCard() {
  const { lang, path } = parsePageAddress((await headers()).get("x-address"));
  const typed = decodePathSegment(path.split("/")[2] ?? "").slice(0, 60);
  const snapshot = await getCatalogue();
  const suggestions = lookUpCardByName(snapshot.names, typed).found ? [] : suggestCardNames(snapshot, typed);
  const { cards, search } = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page grid justify-items-center gap-5 py-12 text-center">
      <IdenticonFigure name={typed} className="size-36" />
      <h1 className="text-2xl">{format(cards.page.unknown, { name: typed })}</h1>
      {suggestions.length > 0 ? (
        <section className="grid gap-2">
          <h2 className="text-lg">{cards.page.suggestions}</h2>
          <ul className="flex flex-wrap justify-center gap-x-5">
            {suggestions.map((name) => (
              <li key={name}>
                <a href={getCardHref(lang, name)} className="link inline-flex min-h-11 items-center text-lg">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p>{cards.page.unknownText}</p>
      <form
        action={localizePath(lang, "/cards")}
        method="get"
        className="flex w-full max-w-md items-end gap-2 text-left"
      >
        <PlainTextField
          id="other-card"
          type="search"
          name="q"
          label={search.box}
          maxLength={500}
          frameClassName="min-w-0 flex-1"
        />
        <Button type="submit" variant="primary">
          {search.submit}
        </Button>
      </form>
    </main>
  );
}
