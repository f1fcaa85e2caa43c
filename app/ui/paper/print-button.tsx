"use client";

import { useHydrated } from "@/app/ui/account/use-hydrated";
import { Button } from "@/app/ui/kit/button";

/** A button that opens the print dialog of the browser. Without script there is none, and the browser's own menu does it. */
export function PrintButton({ label }: { label: string }) {
  const hydrated = useHydrated();
  return hydrated ? (
    <Button variant="primary" onClick={() => window.print()}>
      {label}
    </Button>
  ) : null;
}
