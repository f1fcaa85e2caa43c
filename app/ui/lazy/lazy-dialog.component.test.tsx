import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { Dialog } from "@/app/ui/kit/dialog";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { createLazyDialog } from "./lazy-dialog";

const part = getDictionary("ja").site.failedPart;
const TITLE = "変更の履歴";

const dialog = (name: string) => page.getByRole("dialog", { name });

it("leaves the page as it is where a window cannot be loaded, and opens it at another try", async () => {
  let reachable = false;
  const Late = createLazyDialog(async () => {
    if (!reachable) throw new TypeError("Failed to fetch");
    return {
      default: ({ onClose }: { onClose: () => void }) => (
        <Dialog open onClose={onClose} title={TITLE} closeLabel="x">
          {null}
        </Dialog>
      ),
    };
  });
  const Page = () => {
    const [open, setOpen] = useState(false);
    const [copies, setCopies] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setCopies(copies + 1)}>
          ×{copies}
        </button>
        <button type="button" onClick={() => setOpen(true)}>
          {TITLE}
        </button>
        {open ? <Late onClose={() => setOpen(false)} /> : null}
      </>
    );
  };
  await render(<Page />, { wrapper: AllWordsProvider });
  const opener = page.getByRole("button", { name: TITLE });
  await page.getByRole("button", { name: "×1" }).click();
  await opener.click();
  await expect.element(dialog(part.title)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog(part.title)).not.toBeInTheDocument();
  await page.getByRole("button", { name: "×2" }).click();
  await expect.element(page.getByRole("button", { name: "×3" })).toBeVisible();
  await opener.click();
  await expect.element(dialog(part.title)).toBeVisible();
  reachable = true;
  await page.getByRole("button", { name: part.again }).click();
  await expect.element(dialog(TITLE)).toBeVisible();
});
