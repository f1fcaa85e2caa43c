import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CompareField } from "./compare-field";

it("a deck is picked from a list with groups, and a link that is typed picks none", async () => {
  await render(
    <CompareField
      name="a"
      label="デッキA"
      hint="リンクかコード"
      error={undefined}
      typed=""
      groups={[
        { label: "マイデッキ", options: [{ value: "1", label: "潮の書" }] },
        { label: "スターターデッキ", options: [{ value: "2", label: "赤の書" }] },
        { label: "空", options: [] },
      ]}
      pick={{ label: "一覧から選ぶ", none: "選択なし" }}
    />,
  );
  const field = page.getByRole("textbox", { name: "デッキA" });
  const list = page.getByRole("combobox", { name: "デッキA 一覧から選ぶ" });
  expect((await list.findElement()).querySelectorAll("optgroup")).toHaveLength(2);
  await list.selectOptions("赤の書");
  await expect.element(field).toHaveValue("2");
  await field.fill("KFBXUHBT8Q");
  await expect.element(list).toHaveValue("");
});
