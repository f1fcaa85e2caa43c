import { afterEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { watchRareSigns } from "./rare-signs";

// Hiragana alone stand in this cut; its file is never asked for.
const cut = new FontFace("Gothic Cut", "url(/none.woff2)", { unicodeRange: "U+3041-3096" });

let stop = () => {};
afterEach(() => {
  stop();
  document.fonts.delete(cut);
});

function watch() {
  document.fonts.add(cut);
  const onRare = vi.fn();
  stop = watchRareSigns(onRare);
  return onRare;
}

it("a rare sign is found once, when it comes to the page", async () => {
  const { rerender } = await render(<p>あいう</p>);
  const onRare = watch();
  await rerender(<p>あいうえ</p>);
  expect(onRare).not.toHaveBeenCalled();
  await rerender(<p>龘</p>);
  await expect.poll(() => onRare.mock.calls.length).toBe(1);
  await rerender(<p>龘龘</p>);
  expect(onRare).toHaveBeenCalledOnce();
});

it("a rare sign is found where it is typed", async () => {
  const { getByRole } = await render(<input aria-label="いろは" />);
  const onRare = watch();
  await userEvent.type(getByRole("textbox"), "あ");
  expect(onRare).not.toHaveBeenCalled();
  await userEvent.type(getByRole("textbox"), "龘");
  expect(onRare).toHaveBeenCalledOnce();
});

it("a rare sign is found that the page or a field had before", async () => {
  await render(<input aria-label="いろは" defaultValue="龘" />);
  expect(watch()).toHaveBeenCalledOnce();
});
