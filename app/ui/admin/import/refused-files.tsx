import type { RefObject } from "react";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { RefusalNotice } from "../../http/refusal-notice";
import { Notice } from "../../kit/notice";
import { ProblemTable } from "./problem-table";
import type { SendFilesResult } from "./send-files";

type Props = {
  refused: Exclude<SendFilesResult, { outcome: "drafted" }> | null;
  place: RefObject<HTMLDivElement | null>;
  lang: Lang;
};

/** Renders why files did not become a draft: no changes, problems in the files, or a failed request. */
export function RefusedFileList({ refused, place, lang }: Props) {
  const same = useWords("adminImport.same");
  const sameText = useWords("adminImport.sameText");
  return (
    <div ref={place} tabIndex={-1} className="focus:outline-none">
      {refused?.outcome === "failed" ? <RefusalNotice failure={refused.failure} /> : null}
      {refused?.outcome === "same" ? (
        <Notice tone="info" title={same} role="status">
          <p>{sameText}</p>
        </Notice>
      ) : null}
      {refused?.outcome === "refused" ? (
        <ProblemTable problems={refused.problems} more={refused.more} lang={lang} />
      ) : null}
    </div>
  );
}
