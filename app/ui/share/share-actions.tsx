"use client";

import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { appendQuery } from "@/app/ui/links/page-part";

/** Returns the URL at which X offers a post with a text and a link, for the reader to change or send. */
const getXShareUrl = (text: string, link: string): string =>
  `https://x.com/intent/post?${new URLSearchParams({ text, url: link })}`;

/** Returns the URL at which LINE offers to send a link. */
const getLineShareUrl = (link: string): string =>
  `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url: link })}`;

type Props = {
  name: string;
  /** The absolute URL to share. */
  link: string;
  /** The path of the picture. */
  picture: string;
  /** Whether there is a tall image, too. */
  tall: boolean;
};

/**
 * Renders links and a button that share the URL with other apps. External sites open in a new tab without a referrer.
 */
export function ShareActions({ name, link }: Pick<Props, "name" | "link">) {
  const words = useWords("share.dialog");
  const outside = { target: "_blank", rel: "noopener noreferrer" } as const;
  const opens = <span className="sr-only">{words.opens}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink {...outside} href={getXShareUrl(name, link)} className="px-4!">
        {words.x}
        {opens}
      </ButtonLink>
      <ButtonLink {...outside} href={getLineShareUrl(link)} className="px-4!">
        {words.line}
        {opens}
      </ButtonLink>
      {"share" in navigator ? (
        // The reader may close the other app's window: that is no failure.
        <Button className="px-4!" onClick={() => void navigator.share({ title: name, url: link }).catch(() => null)}>
          {words.system}
        </Button>
      ) : null}
    </div>
  );
}

/** Renders links that download the picture as a file. */
export function PictureActions({ name, picture, tall }: Omit<Props, "link">) {
  const words = useWords("share.dialog");
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink href={picture} download={fileName(name, "")} className="px-4!">
        {words.picture}
      </ButtonLink>
      {tall ? (
        <ButtonLink href={appendQuery(picture, "shape=tall")} download={fileName(name, "-tall")} className="px-4!">
          {words.tall}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** A file name that every system takes. */
const fileName = (name: string, suffix: string): string =>
  `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, " ").trim() || "deck"}${suffix}.png`;
