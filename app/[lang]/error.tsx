"use client";

import { useParams } from "next/navigation";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { getButtonClass } from "@/app/ui/kit/button-class";
import { SiteEmblem } from "@/app/ui/layout/emblem";

type Props = { error: unknown; retry: () => void };

/** Renders the error page. It shows a number under which the server's log has the cause, and what the reader can do. */
export default function Failure({ error, retry }: Props) {
  const { lang } = useParams<{ lang: Lang }>();
  const words = useWords("failure");
  const part = useWords("site.failedPart");
  // A part that did not come is no fault of the server, and has no number.
  const missing = error instanceof Error && error.name === "ChunkLoadError";
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : null;
  return (
    <main id="main" className="page grid justify-items-center gap-5 py-16 text-center">
      <SiteEmblem size={96} />
      <h1 className="text-2xl">{missing ? part.title : words.title}</h1>
      <p className="prose">{missing ? part.text : words.text}</p>
      {digest ? <p className="text-ink-soft text-sm">{format(words.number, { digest })}</p> : null}
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className={getButtonClass("primary", "normal")} onClick={() => retry()}>
          {words.again}
        </button>
        <a className={getButtonClass("plain", "normal")} href={localizePath(lang, "/")}>
          {words.home}
        </a>
      </div>
    </main>
  );
}
