import { type ComponentProps, useState } from "react";
import { localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { copyLink, toAbsoluteUrl } from "@/app/ui/decks/copy-link";
import { Button } from "@/app/ui/kit/button";
import type { TableContext } from "../game/table-context";

type Props = { play: TableContext } & Pick<ComponentProps<typeof Button>, "size" | "variant" | "className">;

/** A link that was made: its URL, if there is one, and whether it was copied. */
type MadeLink = { readonly address: string | null; readonly copied: boolean };

/**
 * Renders a button that copies the replay link of the current game, with a confirmation and a link to the replay below.
 */
export function ReplayLinkButton({ play, ...look }: Props) {
  const words = useWords("goldfishReplay.link");
  const [made, setMade] = useState<MadeLink | null>(null);
  const make = async () => {
    const path = await play.onReplayPath().catch(() => null);
    if (path === null) return setMade({ address: null, copied: false });
    const local = localizePath(play.lang, path);
    setMade({ address: toAbsoluteUrl(local), copied: await copyLink(local) });
  };
  return (
    <div className="grid gap-1">
      <Button {...look} onClick={make}>
        {words.button}
      </Button>
      <div role="status" className="text-sm empty:hidden">
        {made === null ? null : made.address === null ? (
          <p>{words.none}</p>
        ) : (
          <p>
            {made.copied ? words.copied : words.shown}{" "}
            <a className="link wrap-anywhere inline-flex min-h-11 items-center" href={made.address} rel="nofollow">
              {made.copied ? words.open : made.address}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
