import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Notice } from "../kit/notice";
import type { RequestFailure } from "./send";

type Props = { failure: RequestFailure | null };

/** Renders why an administrator's request failed. Screen readers announce it. */
export function RefusalNotice({ failure }: Props) {
  const words = useWords("admin.failures");
  if (!failure) return null;
  return (
    <Notice tone="error" title={words.title} role="alert">
      <p>{sayRefusal(failure, words)}</p>
    </Notice>
  );
}

const PLAIN = [
  "signedOut",
  "notAdmin",
  "reauthenticate",
  "secondFactorFirst",
  "notFound",
  "conflict",
  "tooLarge",
  "tooMany",
  "invalid",
  "offline",
  "diskFull",
  "unavailable",
] as const;

function sayRefusal({ code, wait, id }: RequestFailure, words: Dictionary["admin"]["failures"]): string {
  if (code === "limited") return format(words.limited, { seconds: Math.max(1, wait) });
  const plain = PLAIN.find((one) => one === code);
  if (plain) return words[plain];
  return id ? format(words.unexpectedId, { id }) : words.unexpected;
}
