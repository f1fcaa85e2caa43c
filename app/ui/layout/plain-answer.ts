import { busy } from "@/app/ui/i18n/busy";
import { LANGS } from "@/app/ui/i18n/lang";
import { format } from "../i18n/format";

type Word = "longAddress" | "unknownAddress" | "unknownMethod";

/** A refusal of a request before any page sees it, as plain text in both languages. */
export const plainAnswer = (
  word: Word,
  status: number,
  values: Record<string, string> = {},
  headers: Record<string, string> = {},
): Response =>
  new Response(`${LANGS.map((lang) => format(busy[lang][word], values)).join("\n")}\n`, {
    status,
    headers: {
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Content-Type": "text/plain; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
      ...headers,
    },
  });
