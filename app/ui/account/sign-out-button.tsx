"use client";

import { useState } from "react";
import { useHydrated } from "../kit/use-hydrated";

type Props = { label: string; goTo: string; className?: string };

/**
 * Renders the button that ends this session and opens `goTo`. It is in every page's header, so its code is loaded on
 * click.
 */
export function SignOutButton({ label, goTo, className }: Props) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    const sent = await import("../http/send").then(({ postToAuth }) => postToAuth("signout", {})).catch(() => null);
    if (!sent?.ok) return setBusy(false);
    await import("../editor/forget-account").then(({ forgetAccount }) => forgetAccount()).catch(() => null);
    window.location.assign(goTo);
  };
  return (
    <button type="button" className={className} disabled={!hydrated || busy} onClick={signOut}>
      {label}
    </button>
  );
}
