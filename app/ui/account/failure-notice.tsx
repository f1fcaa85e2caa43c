import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import type { RequestFailure } from "../http/send";
import { Notice } from "../kit/notice";

type Props = { failure: RequestFailure | null };

/** Renders the reason for a failed request that concerns no single field. Screen readers announce it. */
export function FailureNotice({ failure }: Props) {
  const words = useWords("accounts.failures");
  if (!failure) return null;
  return (
    <Notice tone="error" title={words.title} role="alert">
      <p>{sayFailure(failure, words)}</p>
    </Notice>
  );
}

const TOLD = [
  "credentials",
  "signedOut",
  "reauthenticate",
  "startOver",
  "lastWay",
  "offline",
  "busy",
  "unavailable",
  "diskFull",
  "badOrigin",
  "badToken",
  "signUpClosed",
  "signUpInvited",
  "noMail",
] as const;
const isTold = (code: RequestFailure["code"]): code is (typeof TOLD)[number] => TOLD.some((told) => told === code);

function sayFailure({ code, wait, id }: RequestFailure, words: Dictionary["accounts"]["failures"]): string {
  if (code === "limited" && wait < 60) return format(words.limitedShortly, { seconds: Math.max(1, wait) });
  if (code === "limited") return format(words.limited, { minutes: Math.ceil(wait / 60) });
  if (isTold(code)) return words[code];
  return id ? format(words.unexpectedId, { id }) : words.unexpected;
}
