"use client";

import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { formatRecoveryCode } from "@/lib/accounts/second-factor/second-factor-code";
import { AutoFocus } from "../../kit/auto-focus";
import { Button } from "../../kit/button";
import { CopyField } from "../../kit/copy-field";
import { downloadFile } from "../../kit/download-file";
import { Notice } from "../../kit/notice";

type Props = { codes: readonly string[]; email: string; onKept: () => void };

/** Renders the recovery codes, which are shown this once, to copy or to keep as a file. */
export function RecoveryCodeList({ codes, email, onKept }: Props) {
  const words = useWords("twoStep.codes");
  const lines = codes.map(formatRecoveryCode).join("\n");
  const save = () =>
    downloadFile(
      "grimoire-recovery-codes.txt",
      `${format(words.fileTitle, { email })}\n${words.fileNote}\n\n${lines}\n`,
    );
  return (
    <AutoFocus label={words.title} className="focus:outline-none">
      <div className="grid gap-4">
        <Notice tone="warning" title={words.title}>
          <p>{words.lead}</p>
        </Notice>
        <CopyField label={words.label} value={lines} rows={codes.length} words={words} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={save}>{words.download}</Button>
          <Button variant="primary" onClick={onKept}>
            {words.done}
          </Button>
        </div>
      </div>
    </AutoFocus>
  );
}
