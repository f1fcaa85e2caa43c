"use client";

import { useCallback, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { AutoFocus } from "@/app/ui/kit/auto-focus";
import { Button } from "@/app/ui/kit/button";
import { CheckboxLine } from "@/app/ui/kit/check-line";
import { Dialog } from "@/app/ui/kit/dialog";
import { Notice } from "@/app/ui/kit/notice";
import { type Toast, ToastRegion } from "@/app/ui/kit/toast-region";

/** Renders a sample checkbox that the reader can switch. */
export function SettingSample({ label }: { label: string }) {
  const [on, setOn] = useState(true);
  return (
    <CheckboxLine checked={on} onChange={setOn}>
      {label}
    </CheckboxLine>
  );
}

/** Renders a sample button that a notice replaces after a click; the notice gets the focus. */
export function FocusSample() {
  const words = useWords("kit.focus");
  const [sent, setSent] = useState(false);
  if (!sent) return <Button onClick={() => setSent(true)}>{words.button}</Button>;
  return (
    <AutoFocus className="max-w-xl">
      <Notice tone="good" title={words.text} />
    </AutoFocus>
  );
}

/** Renders a button that opens a sample dialog with two actions. */
export function DialogSample({ remove }: { remove: string }) {
  const words = useWords("kit.dialog");
  const closeLabel = useWords("kit.close");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const actions = (
    <>
      <Button onClick={close}>{words.keep}</Button>
      <Button variant="danger" onClick={close}>
        {remove}
      </Button>
    </>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      <Dialog open={open} onClose={close} title={words.title} closeLabel={closeLabel} actions={actions}>
        <p>{words.text}</p>
      </Dialog>
    </>
  );
}

/** Renders a button that shows a sample toast with an action. */
export function ToastSample() {
  const words = useWords("kit.toast");
  const closeLabel = useWords("kit.close");
  const [toast, setToast] = useState<Toast | null>(null);
  const dismiss = useCallback(() => setToast(null), []);
  const show = () =>
    setToast((last) => ({ id: (last?.id ?? 0) + 1, text: words.text, action: { label: words.undo, run: dismiss } }));
  return (
    <>
      <Button onClick={show}>{words.show}</Button>
      <ToastRegion toast={toast} onDismiss={dismiss} closeLabel={closeLabel} />
    </>
  );
}
