import type { ReactNode } from "react";
import { Button } from "@/app/ui/kit/button";

type Props = { digit: number | null; pressed?: boolean; onClick: () => void; children: ReactNode };

/** One way to answer, with the key that takes it. */
export const Choose = ({ digit, pressed, onClick, children }: Props) => (
  <Button
    size="small"
    aria-pressed={pressed}
    aria-keyshortcuts={digit !== null && digit < 10 ? `${digit}` : undefined}
    className={pressed ? "border-gold! bg-wash! ring-1 ring-gold" : ""}
    onClick={onClick}
  >
    {digit !== null && digit < 10 ? (
      <span aria-hidden="true" className="text-ink-soft text-xs pointer-coarse:hidden">
        {digit}
      </span>
    ) : null}
    {children}
  </Button>
);
