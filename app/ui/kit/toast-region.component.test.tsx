import { useCallback, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { focusElement } from "@/app/ui/testing/focus-on";
import { type Toast, ToastRegion } from "./toast-region";

const LASTS = 6000;

// Only the clock of toasts stands still; what waits in a test has one of its own.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** A button that shows a toast. */
function Sample({ action }: { action?: Toast["action"] }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const dismiss = useCallback(() => setToast(null), []);
  const show = () => setToast((last) => ({ id: (last?.id ?? 0) + 1, text: "Done", action }));
  return (
    <main>
      <button type="button" onClick={show}>
        Do
      </button>
      <ToastRegion toast={toast} onDismiss={dismiss} closeLabel="Close" />
    </main>
  );
}

const told = () => page.getByText("Done");
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function show(): Promise<void> {
  await button("Do").click();
  await expect.element(told()).toBeVisible();
}

it("words go away by themselves, but not from under the focus", async () => {
  await render(<Sample />);
  await show();
  vi.advanceTimersByTime(LASTS - 1);
  await expect.element(told()).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(told()).not.toBeInTheDocument();

  await show();
  await focusElement(button("Close"));
  vi.advanceTimersByTime(10 * LASTS);
  await expect.element(told()).toBeVisible();
  await button("Close").click();
  await expect.element(told()).not.toBeInTheDocument();
  // One that was closed under the focus does not hold the next one.
  await show();
  vi.advanceTimersByTime(LASTS);
  await expect.element(told()).not.toBeInTheDocument();
});

it("a way back stays until it is used or closed", async () => {
  const undone = vi.fn();
  await render(<Sample action={{ label: "Undo", run: undone }} />);
  await show();
  vi.advanceTimersByTime(10 * LASTS);
  await expect.element(told()).toBeVisible();
  await button("Undo").click();
  await expect.element(told()).not.toBeInTheDocument();
  expect(undone).toHaveBeenCalledOnce();
  await show();
  await button("Close").click();
  await expect.element(told()).not.toBeInTheDocument();
  expect(undone).toHaveBeenCalledOnce();
});
