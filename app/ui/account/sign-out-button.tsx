"use client";

import { useState } from "react";
import { postToAuth } from "./send";
import { useHydrated } from "./use-hydrated";

type Props = { label: string; goTo: string; className?: string };

/** Ends this session and goes to `goTo`. */
export function SignOutButton({ label, goTo, className }: Props) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    const sent = await postToAuth("signout", {});
    if (sent.ok) window.location.assign(goTo);
    else setBusy(false);
  };
  return (
    <button type="button" className={className} disabled={!hydrated || busy} onClick={signOut}>
      {label}
    </button>
  );
}
