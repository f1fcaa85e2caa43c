import { useWordsIn } from "#use-words-in";
import type { Lang } from "@/app/i18n/lang";
import { classNames } from "@/app/ui/kit/class-names";
import { getCardImagePath, getCardImageSrcset } from "@/lib/magmell/card-images/image-address";
import type { CardFaceImage } from "@/lib/magmell/catalogue/model/card-image";

type Props = {
  picture: CardFaceImage;
  /** A sentence about the card for screen readers, after the operator's description. */
  label: string;
  lang: Lang;
  small: boolean;
  className?: string | undefined;
};

/**
 * Renders the operator's picture of a card instead of the drawn face, with a mark if its text is outdated. A blurred
 * placeholder avoids layout shifts until the picture has loaded.
 */
export function CardPicture({ picture: { sha256, alt, placeholder, older }, label, lang, small, className }: Props) {
  const olderPicture = useWordsIn(lang, "site.olderPicture");
  return (
    <div
      className={classNames(
        "@container relative aspect-[63/88] w-full overflow-hidden rounded-[4.4%/3.15%] bg-center bg-cover bg-leaf bg-no-repeat shadow-low",
        className,
      )}
      style={placeholder === null ? undefined : { backgroundImage: `url(${placeholder})` }}
    >
      {/* biome-ignore lint/performance/noImgElement: the pictures have their widths already, and are served as they are. */}
      <img
        src={getCardImagePath(sha256, 400)}
        srcSet={getCardImageSrcset(sha256)}
        sizes={small ? "(max-width: 640px) 45vw, 12rem" : "(max-width: 640px) 90vw, 25rem"}
        alt={[alt || label, ...(older ? [olderPicture] : [])].join(". ")}
        loading="lazy"
        decoding="async"
        width={630}
        height={880}
        className="size-full object-contain"
      />
      {older ? (
        <span
          aria-hidden="true"
          className="absolute bottom-[2.5cqi] left-1/2 -translate-x-1/2 whitespace-nowrap rounded-[3cqi] border-[max(1px,0.5cqi)] border-red bg-leaf px-[2.4cqi] py-[0.5cqi] text-[max(4.4cqi,0.625rem)] text-red leading-[1.4] @min-[220px]:text-[max(3.6cqi,0.75rem)]"
        >
          {olderPicture}
        </span>
      ) : null}
    </div>
  );
}
