import type { RefObject } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { Notice } from "../../kit/notice";
import { RefusalNotice } from "../refusal-notice";
import { ProblemTable } from "./problem-table";
import type { FilesSent } from "./send-files";

type Props = {
  refused: Exclude<FilesSent, { outcome: "drafted" }> | null;
  place: RefObject<HTMLDivElement | null>;
  lang: Lang;
  words: { readonly failures: Dictionary["admin"]["failures"]; readonly import: Dictionary["adminImport"] };
};

/** Why files became no draft: nothing new in them, problems at places, or a refusal of the whole. */
export function RefusedFiles({ refused, place, lang, words }: Props) {
  return (
    <div ref={place} tabIndex={-1} className="focus:outline-none">
      {refused?.outcome === "failed" ? <RefusalNotice failure={refused.failure} words={words.failures} /> : null}
      {refused?.outcome === "same" ? (
        <Notice tone="info" title={words.import.same} role="status">
          <p>{words.import.sameText}</p>
        </Notice>
      ) : null}
      {refused?.outcome === "refused" ? (
        <ProblemTable problems={refused.problems} more={refused.more} lang={lang} words={words.import} />
      ) : null}
    </div>
  );
}
