"use client";

import { useRef, useState } from "react";
import { format, formatPlural } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { formatRecoveryCode } from "@/lib/accounts/second-factor/second-factor-code";
import type { SecondFactorEnrollment } from "@/lib/accounts/second-factor/types";
import { sendJson } from "../../http/send";
import { useRequest } from "../../http/use-request";
import { AutoFocus } from "../../kit/auto-focus";
import { Button } from "../../kit/button";
import { ButtonLink } from "../../kit/button-link";
import { CopyField } from "../../kit/copy-field";
import { Dialog } from "../../kit/dialog";
import { downloadFile } from "../../kit/download-file";
import { Notice } from "../../kit/notice";
import { FailureNotice } from "../failure-notice";
import { SavedStatus } from "../saved-note";
import { TwoFactorSetup } from "./two-factor-setup";

const ROUTE = "/api/accounts/me/second-factor";
/** Number of remaining recovery codes at which the owner is asked to create new ones. */
const FEW = 3;

/** State of the second step, with its date formatted by the server. */
type Standing =
  | { readonly state: "off" }
  | { readonly state: "on" | "unreadable"; readonly since: string; readonly codesLeft: number };

type Props = {
  standing: Standing;
  /** Today, written out by the server. */
  today: string;
  email: string;
  /** The way to the administration, for those who need the second step to go there; `null` for everybody else. */
  admin: string | null;
  lang: Lang;
};

/** Renders the settings of two-step sign-in: setup, new recovery codes, and turning it off. */
export function TwoFactorSettings({ standing: first, today, email, admin, lang }: Props) {
  const text = useWords("twoStep");
  const { ready, failure, saved, setSaved, run } = useRequest();
  const place = useRef<HTMLDivElement>(null);
  const [standing, setStanding] = useState(first);
  const [start, setStart] = useState<SecondFactorEnrollment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const show = (given: readonly string[], note: string) => {
    setStart(null);
    setCodes(given);
    setSaved(note);
    const since = standing.state === "off" ? today : standing.since;
    setStanding({ state: "on", since, codesLeft: given.length });
  };
  const turnOff = () =>
    run(sendJson("DELETE", ROUTE, { lang: getTextLang(lang) }), () => {
      setStanding({ state: "off" });
      place.current?.focus();
      return text.turnedOff;
    });
  const renew = () =>
    run(sendJson("POST", `${ROUTE}/codes`, { lang: getTextLang(lang) }), (body) =>
      show((body as { codes: string[] }).codes, text.renewed),
    );

  if (codes)
    return (
      <div className="grid gap-3">
        <SavedStatus text={saved} />
        <RecoveryCodeList codes={codes} email={email} onKept={() => setCodes(null)} />
      </div>
    );
  if (start)
    return (
      <TwoFactorSetup
        start={start}
        lang={lang}
        onDone={(given) => show(given, text.turnedOn)}
        onCancel={() => setStart(null)}
      />
    );
  return (
    <div ref={place} tabIndex={-1} className="grid gap-4 focus:outline-none">
      <FailureNotice failure={failure} />
      {standing.state === "off" ? (
        <Off
          forAdmin={admin !== null}
          disabled={!ready}
          onStart={() => run(sendJson("POST", ROUTE, {}), (body) => setStart(body as SecondFactorEnrollment))}
        />
      ) : (
        <On standing={standing} admin={admin} disabled={!ready} acts={{ renew, turnOff }} lang={lang} />
      )}
      <SavedStatus text={saved} />
    </div>
  );
}

type OffProps = { forAdmin: boolean; disabled: boolean; onStart: () => void };

function Off({ forAdmin, disabled, onStart }: OffProps) {
  const text = useWords("twoStep");
  return (
    <>
      {forAdmin ? (
        <Notice tone="warning" title={text.adminTitle}>
          <p>{text.adminLead}</p>
        </Notice>
      ) : (
        <p>{text.off}</p>
      )}
      <div>
        <Button variant={forAdmin ? "primary" : "plain"} disabled={disabled} onClick={onStart}>
          {text.start}
        </Button>
      </div>
    </>
  );
}

type Act = "renew" | "turnOff";
type OnProps = {
  standing: Exclude<Standing, { state: "off" }>;
  admin: string | null;
  disabled: boolean;
  acts: Readonly<Record<Act, () => Promise<void>>>;
  lang: Lang;
};

/** Actions while it is on, each with a confirmation. */
function On({ standing, admin, disabled, acts, lang }: OnProps) {
  const close = useWords("site.close");
  const text = useWords("twoStep");
  const [asked, setAsked] = useState<Act | null>(null);
  const confirm = async (act: Act) => {
    await acts[act]();
    setAsked(null);
  };
  return (
    <>
      {standing.state === "unreadable" ? (
        <Notice tone="warning" title={text.unreadableTitle}>
          <p>{text.unreadable}</p>
        </Notice>
      ) : null}
      <p>
        {format(text.on, { date: standing.since })} {formatPlural(lang, text.codesLeft, standing.codesLeft)}
        {standing.codesLeft <= FEW ? ` ${text.fewCodes}` : null}
      </p>
      <div className="flex flex-wrap gap-3">
        {admin ? <ButtonLink href={admin}>{text.toAdmin}</ButtonLink> : null}
        <Button disabled={disabled} onClick={() => setAsked("renew")}>
          {text.renew}
        </Button>
        <Button variant="danger" disabled={disabled} onClick={() => setAsked("turnOff")}>
          {text.turnOff}
        </Button>
      </div>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === "renew" ? text.renewTitle : text.turnOffTitle}
        closeLabel={close}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              {text.keep}
            </Button>
            <Button
              variant={asked === "turnOff" ? "danger" : "primary"}
              disabled={disabled}
              onClick={() => asked && confirm(asked)}
            >
              {asked === "renew" ? text.renew : text.turnOff}
            </Button>
          </>
        }
      >
        <p>{asked === "renew" ? text.renewText : text.turnOffText}</p>
        {asked === "turnOff" && admin ? <p className="mt-2">{text.turnOffAdmin}</p> : null}
      </Dialog>
    </>
  );
}

type CodesProps = { codes: readonly string[]; email: string; onKept: () => void };

/** Renders the recovery codes, which are shown this once, to copy or to keep as a file. */
function RecoveryCodeList({ codes, email, onKept }: CodesProps) {
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
