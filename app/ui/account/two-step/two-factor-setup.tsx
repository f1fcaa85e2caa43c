"use client";

import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import type { SecondFactorEnrollment } from "@/lib/accounts/second-factor/types";
import { sendJson } from "../../http/send";
import { AutoFocus } from "../../kit/auto-focus";
import { Button } from "../../kit/button";
import { CopyField } from "../../kit/copy-field";
import { QrCode } from "../../share/qr-code";
import { FailureNotice } from "../failure-notice";
import { useForm } from "../use-form";
import { OneTimeCodeField } from "./code-field";

type Props = {
  start: SecondFactorEnrollment;
  lang: Lang;
  /** Called with the recovery codes when the first code was right. */
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
};

/** Tells an app the secret, by QR code or by hand, and takes its first code. */
export function TwoFactorSetup({ start, lang, onDone, onCancel }: Props) {
  const title = useWords("twoStep.title");
  const sending = useWords("accounts.sending");
  const setup = useWords("twoStep.setup");
  const codes = useWords("twoStep.codes");
  const { form, problems, failure, busy, ready } = useForm({
    send: async (values) => {
      const sent = await sendJson("PUT", "/api/accounts/me/second-factor", {
        code: values.code ?? "",
        lang: getTextLang(lang),
      });
      if (sent.ok) onDone((sent.body as { codes: string[] }).codes);
      return sent;
    },
    done: () => {},
  });
  return (
    <AutoFocus label={title} className="focus:outline-none">
      <div className="grid gap-4">
        <p>{setup.scan}</p>
        <QrCode text={start.address} label={setup.qr} className="w-56 max-w-full border border-line" />
        <CopyField label={setup.type} value={grouped(start.secret)} rows={2} words={codes} />
        <form {...form} className="grid gap-4">
          <FailureNotice failure={failure} />
          <p>{setup.code}</p>
          <OneTimeCodeField error={problems.code} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" disabled={!ready}>
              {busy ? sending : setup.confirm}
            </Button>
            <Button variant="quiet" disabled={busy} onClick={onCancel}>
              {setup.cancel}
            </Button>
          </div>
        </form>
      </div>
    </AutoFocus>
  );
}

/** A secret in groups of four signs, which are read off and typed more easily; apps leave the spaces out. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;
