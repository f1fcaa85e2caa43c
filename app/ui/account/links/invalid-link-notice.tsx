import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import type { LinkKind } from "@/lib/accounts/links/types";
import { ButtonLink } from "../../kit/button-link";
import { Notice } from "../../kit/notice";
import type { InvalidLinkCode } from "./use-account-link";

type Props = {
  code: InvalidLinkCode;
  /** `null` where it is not known. */
  kind: LinkKind | null;
  lang: Lang;
};

/** Renders why a link does nothing, and where there is another. */
export function InvalidLinkNotice({ code, kind, lang }: Props) {
  const words = useWords("accountLinks.page");
  const [title, text] = {
    linkUnknown: [words.unknownTitle, words.unknown],
    linkUsed: [words.usedTitle, words.used],
    linkExpired: [words.expiredTitle, words.expired],
  }[code];
  const next = { verify: words.newVerify, reset: words.newReset, invite: words.newInvite };
  // An invitation that was used has made an account.
  const isMade = kind === "invite" && code === "linkUsed";
  return (
    <>
      <Notice tone="warning" title={title} role="alert">
        <p>{text}</p>
        {kind !== null && !isMade ? <p>{next[kind]}</p> : null}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {isMade ? <ButtonLink href={localizePath(lang, "/sign-in")}>{words.toSignIn}</ButtonLink> : null}
        {kind === null || kind === "verify" ? (
          <ButtonLink href={localizePath(lang, "/account")}>{words.toAccount}</ButtonLink>
        ) : null}
        {kind === null || kind === "reset" ? (
          <ButtonLink href={localizePath(lang, "/forgot")}>{words.toForgot}</ButtonLink>
        ) : null}
      </div>
    </>
  );
}
