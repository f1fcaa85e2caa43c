import { ButtonLink } from "@/app/ui/kit/button-link";
import { Icon } from "@/app/ui/kit/icon";
import { type Dictionary, href, type Lang } from "@/app/ui/words";

/** Who is looking, as far as the frame needs to know. */
export type FrameViewer = { readonly name: string } | null;

type Props = { viewer: FrameViewer; lang: Lang; words: Dictionary["common"]["account"] };

/** The way in, or the way to one's own decks. In narrow headers only the sign shows; its words are still read. */
export function AccountSlot({ viewer, lang, words }: Props) {
  const label = viewer ? words.account : words.signIn;
  return (
    <ButtonLink
      href={href(lang, viewer ? "/account" : "/sign-in")}
      variant="quiet"
      size="small"
      className="max-sm:min-h-11 max-sm:w-11 max-sm:px-0!"
      title={viewer?.name ?? label}
    >
      <Icon name="person" />
      <span className="max-w-40 truncate max-sm:sr-only">{viewer ? viewer.name : label}</span>
    </ButtonLink>
  );
}
