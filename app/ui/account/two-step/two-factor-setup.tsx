"use client";

import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import type { SecondFactorEnrollment } from "@/lib/accounts/second-factor/types";
import { sendJson } from "../../http/send";
import { AutoFocus } from "../../kit/auto-focus";
import { CopyField } from "../../kit/copy-field";
import { QrCode } from "../../share/qr-code";
import { AccountForm } from "../account-form";
import { OneTimeCodeField } from "./code-field";

type Props = {
  start: SecondFactorEnrollment;
  lang: Lang;
  /** Called with the recovery codes when the first code was right. */
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
};

/** Renders the setup of an authenticator app: the secret as QR code and text, and a field for the first code. */
export function TwoFactorSetup({ start, lang, onDone, onCancel }: Props) {
  const title = useWords("twoStep.title");
  const setup = useWords("twoStep.setup");
  const codes = useWords("twoStep.codes");
  return (
    <AutoFocus label={title} className="focus:outline-none">
      <div className="grid gap-4">
        <p>{setup.scan}</p>
        <QrCode text={start.address} label={setup.qr} className="w-56 max-w-full border border-line" />
        <CopyField label={setup.type} value={grouped(start.secret)} rows={2} words={codes} />
        <AccountForm
          submit={setup.confirm}
          variant="primary"
          cancel={{ label: setup.cancel, run: onCancel }}
          send={({ code = "" }) => sendJson("PUT", "/api/accounts/me/second-factor", { code, lang: getTextLang(lang) })}
          done={(_, __, body) => onDone((body as { codes: string[] }).codes)}
        >
          {({ code }) => (
            <>
              <p>{setup.code}</p>
              <OneTimeCodeField error={code} />
            </>
          )}
        </AccountForm>
      </div>
    </AutoFocus>
  );
}

/** A secret in groups of four characters, for easier typing; apps ignore the spaces. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;
