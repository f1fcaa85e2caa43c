import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { CardFace, type FaceCard } from "@/app/ui/magmell/card/card-face";
import { CardText } from "@/app/ui/magmell/card/card-text";
import { getEffectiveColors, getNeededColors, toColorBits } from "@/engine/magmell";
import { type CustomCard, encodeCardFragment } from "@/lib/magmell/catalogue/views/custom-card";
import type { SampleDeckCodes } from "@/lib/magmell/decks/sample-codes";

type Props = { card: CustomCard; face: FaceCard; codes: SampleDeckCodes; lang: Lang };

/** Renders the custom card, its text in English, and a link to try it. */
export function CustomCardFace({ card, face, codes, lang }: Props) {
  const write = useWords("write");
  const code = codes[toColorBits(getNeededColors(face)) | toColorBits(getEffectiveColors(face))] ?? null;
  return (
    <section aria-label={write.face} className="grid gap-4">
      <CardFace
        card={face}
        printing={{ number: write.guest.mark, illustrator: "" }}
        lang={lang}
        className="mx-auto max-w-[20rem]"
      />
      {face.text.trim() === "" ? null : (
        <div className="grid gap-1">
          <h2 className="font-gothic font-normal text-ink-soft text-sm">{write.english}</h2>
          <CardText text={face.englishText} lang="en" />
        </div>
      )}
      {code === null ? (
        <p className="text-ink-soft text-sm">{write.noDeck}</p>
      ) : (
        <div className="grid justify-items-start gap-1">
          <ButtonLink variant="primary" href={`${localizePath(lang, `/goldfish/${code}`)}#${encodeCardFragment(card)}`}>
            {write.try}
          </ButtonLink>
          <p className="text-ink-soft text-sm">{write.tryNote}</p>
        </div>
      )}
    </section>
  );
}
