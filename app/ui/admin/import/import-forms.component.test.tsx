import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { describeImportFix, describeImportProblem } from "@/app/i18n/describe-import-problem";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { getSentRequests, mockResponses } from "@/app/ui/testing/mock-responses";
import { createRefusal } from "@/app/ui/testing/refusal";
import type { ImportProblemCode } from "@/lib/magmell/catalogue/import/import-problem";
import { ReviewDecision } from "./review-decision";
import { UploadForm } from "./upload-form";

const { adminImport: texts, importProblems } = getDictionary("ja");
const { review } = texts;
const DRAFTS = "POST /api/admin/drafts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const check = button(texts.check);

const fieldPathIn = (pointer: string) => pointer.slice(1).replaceAll(/\d+/g, "*").replaceAll("/", ".");
const problem = (code: ImportProblemCode, file: string, pointer: string, field: string) => ({
  ...{ file, line: 1, column: null, pointer, fieldPath: fieldPathIn(pointer), field, value: null, code },
});

/** The files that were sent, by name, with their texts. */
function sentFiles(): Record<string, string> {
  const { body } = getSentRequests().at(-1) ?? {};
  const { files } = body as { files: { name: string; base64: string }[] };
  return Object.fromEntries(files.map(({ name, base64 }) => [name, decode(base64)]));
}

const decode = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));

describe("the form of an import", () => {
  const open = () => render(<UploadForm lang="ja" />, { wrapper: AllWordsProvider });

  it("says that nothing was chosen, and shows the problems of files with their places", async () => {
    const problems = [
      problem("FORM", "broken.json", "/cards/0/reading", "reading"),
      problem("IMAGE_MISSING", "broken.json", "/cards/0/printings/0/image", "image"),
      problem("IMAGE_FORMAT", "scan.png", "", ""),
    ];
    mockResponses({ [DRAFTS]: { outcome: "refused", problems, more: 0 } });
    await open();
    await check.click();
    await expect.element(page.getByRole("alert")).toHaveTextContent(texts.nothing);
    expect(getSentRequests()).toEqual([]);
    const files = [new File(["{}"], "broken.json"), new File(["no picture"], "scan.png")];
    await userEvent.upload(page.getByLabelText(texts.choose), files);
    await check.click();
    const found = page.getByRole("region", { name: formatPlural("ja", texts.refusedTitle, 3) });
    await expect.element(found).toHaveTextContent(format(texts.place, { file: "broken.json", line: 1 }));
    await expect.element(found).toHaveTextContent("/cards/0/reading");
    for (const one of problems) {
      await expect.element(found).toHaveTextContent(describeImportProblem(importProblems, one));
      await expect.element(found).toHaveTextContent(describeImportFix(importProblems, one));
    }
    await expect.element(found).not.toHaveTextContent("it is wrong");
    await expect.element(found).toHaveTextContent("scan.png");
    expect(sentFiles()).toEqual({ "broken.json": "{}", "scan.png": "no picture" });
  });

  it("sends what is pasted as a file, and leads to its draft", async () => {
    const gone = blockNavigations();
    mockResponses({ [DRAFTS]: { outcome: "drafted", id: "7" } });
    await open();
    await page.getByText(texts.paste, { exact: true }).first().click();
    await page.getByRole("textbox", { name: texts.paste }).fill('{ "format": "grimoire-cards/1" }');
    await check.click();
    await expect.poll(() => gone).toEqual(["/admin/drafts/7"]);
    expect(sentFiles()).toEqual({ [`${texts.pasteName}.json`]: '{ "format": "grimoire-cards/1" }' });
  });
});

describe("the end of a review", () => {
  const open = () =>
    render(
      <ReviewDecision
        action="/api/admin/drafts/7/publish"
        plan="plan"
        draft="7"
        label={review.publish}
        title={review.confirmTitle}
        effects={[review.confirm]}
        lang="ja"
      />,
      { wrapper: AllWordsProvider },
    );
  const confirm = async (name: string) => {
    await button(name).click();
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  };

  it("says of a draft that somebody else has decided on that it is gone, and where to look", async () => {
    mockResponses({ "POST /api/admin/drafts/7/publish": () => createRefusal("notFound") });
    await open();
    await confirm(review.publish);
    await expect.element(page.getByRole("alert")).toHaveTextContent(review.goneTitle);
    await expect.element(page.getByRole("link", { name: review.toVersions })).toHaveAttribute("href", "/admin/history");
  });

  it("publishes after a question, and says the version", async () => {
    mockResponses({ "POST /api/admin/drafts/7/publish": { version: 12 } });
    await open();
    await confirm(review.publish);
    await expect.element(page.getByText(format(review.published, { version: 12 }))).toBeVisible();
    expect(getSentRequests().at(-1)?.body).toEqual({ plan: "plan" });
  });

  it("throws a draft away after a question, and leads back", async () => {
    const gone = blockNavigations();
    mockResponses({ "DELETE /api/admin/drafts/7": {} });
    await open();
    await confirm(review.discard);
    await expect.poll(() => gone).toEqual(["/admin/import"]);
  });
});
