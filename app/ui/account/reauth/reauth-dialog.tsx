"use client";

import { useEffect, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import type { ReauthMethods } from "@/lib/accounts/reauth/types";
import { setReauthHandler } from "../../http/send-with-reauth";
import { Dialog } from "../../kit/dialog";
import { ProviderReauth } from "./provider-reauth";
import { ReauthForm } from "./reauth-form";

type ReauthRequest = { readonly ways: ReauthMethods; readonly answer: (proved: boolean) => void };

/**
 * Asks whoever sits here to prove to be the owner of the account, whenever a change on this page needs that. It stands beside the forms
 * of a page: they wait, with what was typed, and go on by themselves.
 */
export function ReauthDialog() {
  const close = useWords("site.close");
  const [asked, setAsked] = useState<ReauthRequest | null>(null);
  useEffect(() => setReauthHandler((ways) => new Promise<boolean>((answer) => setAsked({ ways, answer }))), []);
  const end = (proved: boolean) => {
    asked?.answer(proved);
    setAsked(null);
  };
  const proof = useWords("twoStep.proof");
  return (
    <Dialog open={asked !== null} onClose={() => end(false)} title={proof.title} closeLabel={close}>
      <p className="mb-4">{proof.lead}</p>
      {asked ? (
        asked.ways.password || asked.ways.code ? (
          <ReauthForm ways={asked.ways} onEnd={end} />
        ) : (
          <ProviderReauth providers={asked.ways.providers} onEnd={end} />
        )
      ) : null}
    </Dialog>
  );
}
