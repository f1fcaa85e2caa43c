import type { ReactNode } from "react";
import { Button } from "@/app/ui/kit/button";
import { classNames } from "@/app/ui/kit/class-names";
import type { InstanceId } from "@/engine/magmell";

type Props = {
  digit: number | null;
  pressed?: boolean;
  /** The instance that the answer picks. */
  instance?: InstanceId | undefined;
  /** Whether the label is rules text, which may take several lines. */
  wide?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** Renders the button for one answer, with its keyboard shortcut. */
export const AnswerButton = ({ digit, pressed, instance, wide = false, onClick, children }: Props) => (
  <Button
    size="small"
    data-option={instance}
    aria-pressed={pressed}
    aria-keyshortcuts={digit !== null && digit < 10 ? `${digit}` : undefined}
    className={classNames(
      pressed && "border-gold! bg-wash! ring-1 ring-gold",
      wide && "w-full justify-start! py-2! text-start font-normal!",
    )}
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
