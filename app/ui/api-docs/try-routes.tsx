"use client";

import { useEffect } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { buildRequestUrl } from "./try-address";

/** The most characters of an answer that are shown. */
const MOST_SHOWN = 20_000;

/**
 * Handles the submissions of all `RequestForm`s on the page; renders nothing. Requests go only to this site and count
 * toward the usual rate limits.
 */
export function RequestConsole(): null {
  const words = useWords("tryRoute");
  useEffect(() => {
    const send = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.dataset.try === undefined) return;
      event.preventDefault();
      void sendForm(form, form.dataset.try, words);
    };
    document.addEventListener("submit", send);
    return () => document.removeEventListener("submit", send);
  }, [words]);
  return null;
}

async function sendForm(form: HTMLFormElement, path: string, words: Dictionary["tryRoute"]): Promise<void> {
  const fields = [...form.querySelectorAll("input")].map(({ name, value, dataset }) => ({
    name,
    in: dataset.in ?? "query",
    value: value.trim(),
  }));
  const address = buildRequestUrl(path, fields);
  const put = (place: "address" | "status" | "body", text: string) => {
    const element = form.querySelector(`[data-try-${place}]`);
    if (element) element.textContent = text;
  };
  put("address", `GET ${address}`);
  put("status", words.sending);
  put("body", "");
  const response = await fetch(address).catch(() => null);
  const answer = response && (await response.blob().catch(() => null));
  if (!response || !answer) return put("status", words.offline);
  const type = response.headers.get("content-type") ?? "";
  const isText = /json|xml|text/.test(type);
  const text = isText ? await answer.slice(0, MOST_SHOWN * 4).text() : "";
  const cut = text.length > MOST_SHOWN;
  const values = { status: response.status, size: sizeOf(answer.size), left: leftOf(response) ?? "" };
  put("status", format(values.left === "" ? words.statusOnly : words.status, values));
  put(
    "body",
    isText
      ? `${pretty(text.slice(0, MOST_SHOWN), type, cut)}${cut ? `\n\n${format(words.cut, { n: MOST_SHOWN })}` : ""}`
      : format(words.binary, { type }),
  );
}

/** The requests that are left before the limit, from the standard header of answers. */
const leftOf = ({ headers }: Response): string | null =>
  /(?:^|[;,\s])(?:r|remaining)=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1] ??
  headers.get("ratelimit-remaining") ??
  headers.get("x-ratelimit-remaining");

const sizeOf = (bytes: number): string => (bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`);

function pretty(text: string, type: string, cut: boolean): string {
  if (cut || !type.includes("json")) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
