import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { createFixtureCatalogue } from "@/app/ui/testing/fixture-cards";
import { pressKeys } from "@/app/ui/testing/press";
import { FaceSamples } from "./face-samples";
import { KitGallery } from "./kit-gallery";

const { kit } = getDictionary("ja");

/** Opens a part of the gallery by its name. */
const openPart = (name: string) => page.getByRole("heading", { level: 2, name, exact: true }).click();

it("dialog, toast and notice of the gallery work", async () => {
  await render(
    <main>
      <KitGallery lang="ja" />
    </main>,
  );
  for (const part of ["Dialog", "ToastRegion", "FocusHere"]) await openPart(part);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: kit.dialog.open, exact: true }).click();
  await expect.element(dialog).toBeVisible();
  await pressKeys("Escape");
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole("button", { name: kit.toast.show, exact: true }).click();
  await expect.element(page.getByText(kit.toast.text)).toBeVisible();
  await page.getByRole("button", { name: kit.focus.button, exact: true }).click();
  await expect.element(page.getByRole("status").filter({ hasText: kit.focus.text })).toHaveFocus();
});

it("the gallery shows card faces in every width, on light and on dark paper", async () => {
  const { cards } = createFixtureCatalogue();
  await render(
    <AllWordsProvider>
      <main>
        <FaceSamples cards={cards} lang="ja" />
      </main>
    </AllWordsProvider>,
  );
  await openPart("CardFace");
  const lists = (width: string) => page.getByRole("list", { name: width, exact: true });
  for (const width of ["100px", "140px", "200px", "400px"])
    await expect.poll(() => lists(width).elements()).toHaveLength(2);
  const middle = lists("140px").first();
  await expect.element(middle.getByText("■").first()).toBeVisible();
  await expect.element(lists("100px").first().getByText("■").first()).not.toBeVisible();
  const faces = middle.getByRole("img").elements();
  expect(faces.length).toBeGreaterThan(2);
  for (const face of faces) {
    const emblem = face.querySelector("svg")?.getBoundingClientRect().height ?? 0;
    expect(emblem / face.getBoundingClientRect().height).toBeLessThan(0.75);
  }
});
