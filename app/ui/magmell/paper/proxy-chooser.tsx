import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { FIELD_CLASS } from "@/app/ui/kit/class-names";
import { appendQuery } from "@/app/ui/links/page-part";
import { getLocalizedCardName } from "@/app/ui/magmell/picture/drawing-context";
import { buildProxyQuery, MAX_COPIES_PER_CARD, type ProxyChoice } from "./proxy-choices";

type Props = {
  choices: readonly ProxyChoice[];
  /** The URL of the page; parameters in it are kept. */
  address: string;
  lang: Lang;
};

/**
 * Renders a form for the number of copies of each card to print. Works without JavaScript; the choice is in the URL.
 */
export function ProxyChooser({ choices, address, lang }: Props) {
  const words = getDictionary(lang).paper.proxies;
  const presets = [
    [words.all, buildProxyQuery(choices, ({ inDeck }) => inDeck)],
    [words.grimoire, buildProxyQuery(choices, ({ inDeck, card }) => (card.kind === "stone" ? 0 : inDeck))],
    [words.none, buildProxyQuery(choices, () => 0)],
  ] as const;
  const [path = "", kept = ""] = address.split("?");
  return (
    <form method="get" action={path} className="grid gap-3">
      {[...new URLSearchParams(kept)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap gap-2">
        {presets.map(([label, query]) => (
          <ButtonLink key={label} href={appendQuery(address, query)} size="small" rel="nofollow">
            {label}
          </ButtonLink>
        ))}
      </div>
      <details className="rounded-[3px] border border-line bg-leaf px-4 py-1">
        <summary className="min-h-11 content-center font-medium">{words.choose}</summary>
        <ul className="grid gap-x-8 pb-2 sm:grid-cols-2">
          {choices.map(({ card, count }) => (
            <li key={card.number}>
              <label className="flex min-h-11 items-center justify-between gap-3 border-line border-b py-1">
                {getLocalizedCardName({ lang }, card)}
                <input
                  type="number"
                  name={`c${card.number}`}
                  min={0}
                  max={MAX_COPIES_PER_CARD}
                  defaultValue={count}
                  className={`${FIELD_CLASS} w-20! text-right`}
                />
              </label>
            </li>
          ))}
        </ul>
        <Button type="submit" className="mb-3">
          {words.update}
        </Button>
      </details>
    </form>
  );
}
