import { useWordsIn } from "#use-words-in";
import type { Lang } from "@/app/i18n/lang";
import { classNames } from "@/app/ui/kit/class-names";
import { getCardImagePath, getCardImageSrcset } from "@/lib/magmell/card-images/image-address";
import type { CardFaceImage } from "@/lib/magmell/catalogue/model/card-image";
import styles from "./card-picture.module.css";

type Props = {
  picture: CardFaceImage;
  /** The card in a sentence, for those who do not see it; the operator's description comes before it. */
  label: string;
  lang: Lang;
  small: boolean;
  className?: string | undefined;
};

/**
 * Renders the operator's picture of a whole card in the place of its drawn face, with a mark where its text is no longer the
 * latest. A few of its pixels fill the place until it is there, so that nothing moves.
 */
export function CardPicture({ picture: { sha256, alt, placeholder, older }, label, lang, small, className }: Props) {
  const olderPicture = useWordsIn(lang, "site.olderPicture");
  return (
    <div
      className={classNames(styles.picture, className)}
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
        className={styles.image}
      />
      {older ? (
        <span aria-hidden="true" className={styles.older}>
          {olderPicture}
        </span>
      ) : null}
    </div>
  );
}
