import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { classNames } from "@/app/ui/kit/class-names";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { AddButtons } from "./add-buttons";
import styles from "./add-control.module.css";

type Props = {
  card: Pick<CatalogueCard, "name" | "englishName" | "kind" | "token" | "retired">;
  lang: Lang;
  /** Whether the button has a text label, for a card shown alone. */
  wide?: boolean;
  /** On the lower edge of the element around it. */
  edge?: boolean;
};

/**
 * Renders the container for the buttons that add a card to the current deck or remove it, and for its number of copies.
 * `DeckAddingListener` on the same page fills the container, because the buttons need JavaScript. Renders nothing for
 * cards that no deck may contain.
 */
export function AddControl({ card, lang, wide, edge }: Props) {
  if (card.token || card.retired) return null;
  const name = lang === "ja" ? card.name : card.englishName;
  const place = {
    className: classNames(styles.control, edge && styles.edge),
    "data-add": card.name,
    ...(name !== card.name && { "data-said": name }),
    ...(card.kind === "stone" && { "data-zone": "stoneDeck" }),
  };
  const words = getDictionary(lang).adding;
  if (wide)
    return (
      <span {...place}>
        <AddButtons add={format(words.add, { name })} remove={format(words.remove, { name })} wide={words.addHere} />
      </span>
    );
  // A text as its child: React looks into no element when it hydrates one, and leaves what the script put there.
  return (
    <span {...place} suppressHydrationWarning>
      {""}
    </span>
  );
}
