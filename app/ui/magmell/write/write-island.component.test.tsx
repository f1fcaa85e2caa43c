import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { focusElement } from "@/app/ui/testing/focus-on";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { pressKeys } from "@/app/ui/testing/press";
import { createPartialWordsPattern } from "@/app/ui/testing/words-pattern";
import { decodeCardFragment } from "@/lib/magmell/catalogue/views/custom-card";
import { openWritePage } from "./testing/write-page";

const DRAW = "■このユニットが召喚されたとき、カードを1枚引く。";
const IN_ENGLISH = "When this unit is summoned, draw a card.";
const SONG = "■このユニットは夜明けの歌をうたう。";
const NAME = "夜更かしの司書";

const { write: words, site, reading } = getDictionary("ja");

describe("the reading", () => {
  it("a text is read while it is typed: coverage, English, the card, and the way back to Japanese", async () => {
    const write = await openWritePage();
    await expect.element(write.reading).toHaveTextContent(words.nothing);
    await write.text.fill(DRAW);
    await expect.element(write.coverage("full")).toBeVisible();
    await expect.element(write.reading).toHaveTextContent(IN_ENGLISH);
    await expect.element(write.reading.getByText(DRAW, { exact: true })).toBeVisible();
    await expect.element(write.card).toHaveTextContent(IN_ENGLISH);
    await expect.poll(write.underlined).toEqual([]);
    await write.name.fill(NAME);
    await write.symbols(site.fields.useCost, words.symbols.blue).fill("1");
    const seen = new RegExp(`^${NAME}, ${site.kinds.unit}, .*${site.colors.blue}1`);
    await expect.element(write.face).toHaveAccessibleName(seen);
    await write.reading.getByText(words.data).click();
    await expect.element(write.reading.getByCss("pre")).toHaveTextContent('type: "triggered"');
  });

  it("what is not understood is underlined where it stands, and can be replaced by what is known", async () => {
    const write = await openWritePage();
    await write.text.fill(`${DRAW}\n${SONG}`);
    await expect.element(write.coverage("partial").or(write.coverage("none")).first()).toBeVisible();
    await expect.poll(() => write.underlined().length).toBeGreaterThan(0);
    for (const stretch of write.underlined()) expect(SONG).toContain(stretch);
    await write.kind(site.kinds.magic).click();
    // Nothing near this one is read, so a phrase that looks like it is all there is.
    const before = "■バトル中、色をひとつ選び、石化を指定せよ。";
    await write.text.fill(before);
    // A button of the text before does nothing.
    await expect.poll(write.underlined).toEqual([before.slice(1, -1)]);
    const offered = write.reading.getByRole("button", { name: createPartialWordsPattern(words.use) }).first();
    await expect.element(offered).toBeVisible();
    await offered.click();
    await expect.element(write.text).not.toHaveValue(before);
    await expect.element(write.text).toHaveFocus();
    await pressKeys("Control+z");
    await expect.element(write.text).toHaveValue(before);
  });

  it("wordings that are read are offered with their English, written on a press, and taken back by undo", async () => {
    const write = await openWritePage();
    await write.kind(site.kinds.magic).click();
    const before = "■カードを1枚引く。相手のユニットをすべて寝かせる。";
    await write.text.fill(before);
    const change = format(reading.change.replace, {
      given: "寝かせる",
      words: "レストする",
    });
    const offered = write.reading.getByRole("button", { name: format(words.useWording, { change }) });
    await expect.element(offered).toBeVisible();
    await expect.element(write.reading).toHaveTextContent("Rest all units your opponent controls.");
    await offered.click();
    await expect.element(write.text).toHaveValue("■カードを1枚引く。相手のユニットをすべてレストする。");
    await expect.element(write.coverage("full")).toBeVisible();
    await expect.element(offered).not.toBeInTheDocument();
    await pressKeys("Control+z");
    await expect.element(write.text).toHaveValue(before);
  });

  it("a sentence with several readings asks which is meant, and the choice stays in the URL", async () => {
    const write = await openWritePage();
    await write.kind(site.kinds.magic).click();
    await write.text.fill("■チャントにある、あなたのユニットを対象としているカード1枚を対象とする。それを無効化する。");
    const meant = write.reading.getByRole("radio", { name: /card you control on the chant that targets a unit\./ });
    await expect.element(write.reading).toHaveTextContent(reading.choose);
    await expect.element(meant).not.toBeChecked();
    await meant.click();
    await expect.element(meant).toBeChecked();
    await expect
      .element(write.card)
      .toHaveTextContent("Negate target card you control on the chant that targets a unit.");
    await expect
      .poll(() => decodeCardFragment(window.location.hash))
      .toMatchObject({ at: "card", card: { readings: [{ sentence: 0 }] } });
  });

  it("what is unusual in the style is named and mended", async () => {
    const write = await openWritePage();
    await write.text.fill("このユニットが召喚されたとき、カードを１枚引く");
    const wide = format(words.style.WIDTH, { text: "１", instead: "1" });
    await expect.element(write.remark("WIDTH")).toHaveTextContent(wide);
    for (const code of ["WIDTH", "NO_STOP", "NO_MARK"]) {
      await write.remark(code).getByRole("button", { name: words.style.fix }).click();
      await expect.element(write.remark(code)).not.toBeInTheDocument();
    }
    await expect.element(write.text).toHaveValue(DRAW);
    await expect.element(write.reading).toHaveTextContent(words.style.none);
  });

  it("a name that no card has is remarked on, one that a card has is not", async () => {
    const write = await openWritePage();
    await write.text.fill("■《差し戻し》と《差し戻らず》を見る。");
    await expect.poll(() => write.remark("UNKNOWN_NAME").elements().length).toBe(1);
    await expect.element(write.remark("UNKNOWN_NAME")).toHaveTextContent("《差し戻らず》");
  });

  it("a choice between what stands in brackets is read", async () => {
    const write = await openWritePage();
    await write.kind(site.kinds.magic).click();
    await write.text.fill("■「カードを1枚引く」か「相手に2点のダメージを与える」のどちらかを行う。");
    await expect.element(write.coverage("full")).toBeVisible();
  });

  it("every kind of card, no text and a long one without sense are shown without a fault", async () => {
    const write = await openWritePage();
    const nonsense = "■「々《ー。、（歌".repeat(111).slice(0, 1000);
    for (const kind of ["magic", "stone", "unit"] as const) {
      await write.kind(site.kinds[kind]).click();
      for (const text of [nonsense, "", "■", "。"]) {
        await write.text.fill(text);
        await expect.element(write.text).toHaveValue(text);
        if (text === nonsense) await expect.element(write.coverage("none")).toBeVisible();
      }
      await expect.element(write.face).toHaveAccessibleName(new RegExp(`^${words.unnamed}, ${site.kinds[kind]}`));
    }
  });
});

describe("the page", () => {
  it("a broken link says so, and one can write all the same", async () => {
    const write = await openWritePage("#c=xyz");
    await expect.element(write.alert).toHaveTextContent(words.broken.title);
    await write.text.fill(DRAW);
    await expect.element(write.coverage("full")).toBeVisible();
    await expect.element(write.alert).not.toBeInTheDocument();
  });

  it("starting over can be taken back", async () => {
    const write = await openWritePage();
    await write.text.fill(DRAW);
    await page.getByRole("button", { name: words.clear }).click();
    await expect.element(write.text).toHaveValue("");
    await page.getByRole("button", { name: words.undo }).click();
    await expect.element(write.text).toHaveValue(DRAW);
  });

  it("everything is done with the keyboard", async () => {
    const left = blockNavigations();
    const write = await openWritePage();
    await focusElement(write.text);
    await pressKeys("■");
    await expect.element(write.text).toHaveValue("■");
    await write.text.fill(DRAW);
    await expect.element(write.coverage("full")).toBeVisible();
    const link = (await write.tryIt.findElement()) as HTMLAnchorElement;
    for (let tabs = 0; tabs < 40 && document.activeElement !== link; tabs += 1) await pressKeys("Tab");
    await expect.element(write.tryIt).toHaveFocus();
    expect(link.hash).toMatch(/^#c=[\w-]+$/);
    await pressKeys("Enter");
    await expect.poll(() => left).toEqual([link.pathname]);
    expect(link.pathname).toMatch(/^\/goldfish\/[\w-]+$/);
  });
});
