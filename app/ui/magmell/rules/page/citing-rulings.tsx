import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getCardHref } from "@/app/ui/links/browse-address";
import { localizeCardNames } from "@/app/ui/links/card-names-in-text";
import type { Catalogue, CatalogueRuling } from "@/lib/magmell/catalogue/model/types";
import styles from "./rule-page.module.css";

type Props = { rulings: readonly CatalogueRuling[]; catalogue: Pick<Catalogue, "byNumber" | "names">; lang: Lang };

/** Rulings that are shown before the rest is folded in. */
const SHOWN = 5;

/** Renders links to the card rulings that cite a rule; nothing if there are none. */
export function CitingRulings({ rulings, catalogue, lang }: Props) {
  const words = getDictionary(lang).rulesPage;
  if (rulings.length === 0) return null;
  const shown = rulings.length <= SHOWN + 1 ? rulings.length : SHOWN;
  const list = (some: readonly CatalogueRuling[]) => (
    <ul className="grid gap-3">
      {some.map((ruling) => (
        <Question key={ruling.id} ruling={ruling} catalogue={catalogue} lang={lang} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="cited" className={styles.part}>
      <h2 id="cited">{words.cited}</h2>
      {list(rulings.slice(0, shown))}
      {rulings.length > shown ? (
        <details>
          <summary className="min-h-9 content-center text-sm pointer-coarse:min-h-11">
            {formatPlural(lang, words.more, rulings.length - shown)}
          </summary>
          <div className="pt-3">{list(rulings.slice(shown))}</div>
        </details>
      ) : null}
    </section>
  );
}

function Question({ ruling, catalogue, lang }: { ruling: CatalogueRuling } & Pick<Props, "catalogue" | "lang">) {
  const card = ruling.cards.map((number) => catalogue.byNumber.get(number)).find((found) => found !== undefined);
  const question = localizeCardNames(ruling.question[getTextLang(lang)], lang, catalogue.names);
  return (
    <li className="border-gold border-l-2 pl-4">
      {card ? (
        <a href={`${getCardHref(lang, card.name)}#${ruling.id}`} className="link">
          {question}
        </a>
      ) : (
        question
      )}
    </li>
  );
}
