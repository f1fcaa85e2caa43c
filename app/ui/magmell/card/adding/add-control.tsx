import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";

type Props = {
  card: Pick<CatalogueCard, "name" | "englishName" | "kind" | "token" | "retired">;
  lang: Lang;
  /** Says in words what the button does, where the card stands alone. */
  wide?: boolean;
  /** Lower, for the rows of a table. */
  dense?: boolean;
};

const BUTTON_CLASS = "rounded-[3px] hover:bg-wash";

/**
 * Renders the buttons that put a card into the current deck and take it out again, and the number of its copies there. The
 * server draws them, not to be pressed before `DeckAdding` on the same page hears them; it also fills in the number. Cards that
 * no deck may hold have none.
 */
export function AddControl({ card, lang, wide, dense }: Props) {
  const words = getDictionary(lang).adding;
  if (card.token || card.retired) return null;
  const name = lang === "ja" ? card.name : card.englishName;
  const add = format(words.add, { name });
  const remove = format(words.remove, { name });
  const size = `${dense ? "h-7" : "h-9"} w-9 text-[1.25rem] pointer-coarse:size-11`;
  const minus = (
    <button
      type="button"
      disabled
      data-by="-1"
      aria-label={remove}
      title={remove}
      className={`group-not-data-has/add:invisible ${BUTTON_CLASS} ${size}`}
    >
      −
    </button>
  );
  const plus = (
    <button
      type="button"
      disabled
      data-by="1"
      aria-label={add}
      title={add}
      className={`${BUTTON_CLASS} ${wide ? "h-9 border border-edge bg-leaf px-4 font-medium text-[1rem] pointer-coarse:h-11" : size}`}
    >
      {wide ? `＋ ${words.addHere}` : "+"}
    </button>
  );
  return (
    <span
      className="no-print group/add relative z-1 inline-flex items-center text-[0.875rem] text-ink leading-none noscript:hidden"
      data-add={card.name}
      data-said={name}
      data-zone={card.kind === "stone" ? "stoneDeck" : "grimoire"}
    >
      {wide ? plus : minus}
      <span className="min-w-6 text-center font-semibold group-not-data-has/add:invisible" data-count="" />
      {wide ? minus : plus}
    </span>
  );
}
