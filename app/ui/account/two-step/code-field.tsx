"use client";

import { useEffect, useRef, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "../../kit/button";
import { TextField } from "../../kit/text-field";

type Props = {
  error: string | undefined;
  /** Whether recovery codes are accepted; not during setup. */
  recovery?: boolean;
  /** Whether the field gets the focus when it replaces the submitted form. */
  focused?: boolean;
};

/** Renders the field for a sign-in code: six digits of the app, or a recovery code for users without access to it. */
export function OneTimeCodeField({ error, recovery = false, focused = false }: Props) {
  const words = useWords("twoStep.code");
  const field = useRef<HTMLInputElement>(null);
  const [byPaper, setByPaper] = useState<boolean | null>(null);
  useEffect(() => {
    // In a window: after it has opened, which gives the focus to its first button.
    if (focused || byPaper !== null) queueMicrotask(() => field.current?.focus());
  }, [focused, byPaper]);
  return (
    <div className="grid justify-items-start gap-2">
      <TextField
        key={byPaper ? "recovery" : "app"}
        ref={field}
        name="code"
        label={byPaper ? words.recovery : words.app}
        hint={byPaper ? words.recoveryHint : words.appHint}
        error={error}
        required
        maxLength={64}
        inputMode={byPaper ? "text" : "numeric"}
        autoComplete={byPaper ? "off" : "one-time-code"}
        autoCapitalize="none"
        spellCheck={false}
        frameClassName="w-full"
      />
      {recovery ? (
        <Button variant="quiet" size="small" onClick={() => setByPaper(!byPaper)}>
          {byPaper ? words.useApp : words.useRecovery}
        </Button>
      ) : null}
    </div>
  );
}
