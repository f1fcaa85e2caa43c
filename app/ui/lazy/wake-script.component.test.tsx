import { afterEach, expect, it } from "vitest";
import { WAKE_SCRIPT } from "./wake-script";

const frame = document.createElement("iframe");
afterEach(() => frame.remove());

/** Opens a page with a script file that waits, whose address is one of the window around it. */
async function open(before = "", body = ""): Promise<Window> {
  frame.srcdoc = `<head><script>${before}${WAKE_SCRIPT}</script></head><body>${body}<script data-src="data:text/javascript," id="a" async=""></script>`;
  document.body.append(frame);
  await new Promise((loaded) => frame.addEventListener("load", loaded, { once: true }));
  const { contentWindow } = frame;
  if (contentWindow === null) throw new Error("The frame is not there");
  await new Promise((drawn) => contentWindow.requestAnimationFrame(() => contentWindow.setTimeout(drawn)));
  return contentWindow;
}

const listScripts = (page: Window) =>
  [...page.document.querySelectorAll("body script")].map(({ attributes }) => [...attributes].map(({ name }) => name));

it.each(["pointerdown", "keydown", "focusin", "scroll"])("scripts that wait start at the first %s", async (use) => {
  const page = await open();
  expect(listScripts(page)).toEqual([["data-src", "id", "async"]]);
  page.dispatchEvent(new Event(use));
  expect(listScripts(page)).toEqual([["src", "id", "async"]]);
});

it("they start once the page is shown for a reader who used it before", async () => {
  const page = await open("", `<script>dispatchEvent(new Event("pointermove"))</script>`);
  expect(listScripts(page)).toEqual([[], ["src", "id", "async"]]);
});

it("they do not start for a mouse that rests where the page appears", async () => {
  const move = (by: number) =>
    `<script>dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse", movementX: ${by} }))</script>`;
  expect(listScripts(await open("", move(0)))).toEqual([[], ["data-src", "id", "async"]]);
  expect(listScripts(await open("", move(1)))).toEqual([[], ["src", "id", "async"]]);
});

it("they are fetched before, so that they start quickly", async () => {
  const page = await open();
  const links = [...page.document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")];
  expect(links.map((link) => [link.as, link.href])).toEqual([["script", "data:text/javascript,"]]);
});

it("they start at once for a reader who may be signed in", async () => {
  const page = await open(`Object.defineProperty(document, "cookie", { value: "reader=1" });`);
  expect(listScripts(page)).toEqual([["src", "id", "async"]]);
});
