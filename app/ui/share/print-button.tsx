"use client";

import { Button } from "@/app/ui/kit/button";
import { useHydrated } from "@/app/ui/kit/use-hydrated";

/** Renders a button that opens the print dialog. Not shown without JavaScript. */
export function PrintButton({ label }: { label: string }) {
  const hydrated = useHydrated();
  return hydrated ? (
    <Button variant="primary" onClick={() => window.print()}>
      {label}
    </Button>
  ) : null;
}
