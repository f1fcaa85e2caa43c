import { CardFace } from "@/app/ui/card/card-face";
import { CardText } from "@/app/ui/card/card-text";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { Dialog } from "@/app/ui/kit/dialog";
import { href, type Lang } from "@/app/ui/words";
import { type GoldfishCard, titleIn } from "./goldfish-card";
import type { GoldfishWords } from "./goldfish-words";

type Props = { card: GoldfishCard | null; lang: Lang; words: GoldfishWords; onClose: () => void };

/** A card as large as it can be read, with its text beside the picture. */
export function CardDialog({ card, lang, words, onClose }: Props) {
  return (
    <Dialog
      open={card !== null}
      onClose={onClose}
      title={titleIn(lang, card ?? undefined)}
      closeLabel={words.site.close}
      actions={
        card ? (
          <ButtonLink href={href(lang, `/cards/${encodeURIComponent(card.name)}`)}>
            {words.goldfish.card.page}
          </ButtonLink>
        ) : null
      }
    >
      {card ? (
        <div className="grid justify-items-center gap-4 sm:grid-cols-[17rem_1fr] sm:justify-items-stretch">
          <CardFace card={card} printing={card.printing} lang={lang} words={words.site} className="max-w-72" />
          <CardText text={card.text} className="leading-relaxed" />
        </div>
      ) : null}
    </Dialog>
  );
}
