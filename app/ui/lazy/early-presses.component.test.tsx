import { afterEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { EARLY_PRESSES_SCRIPT, HYDRATED_EVENT } from "./early-presses-script";

const place = document.createElement("div");
afterEach(() => {
  dispatchEvent(new Event(HYDRATED_EVENT));
  place.remove();
});

/** Shows a page that is not hydrated. Returns its control. */
function open(html: string): HTMLElement {
  place.innerHTML = html;
  document.body.append(place);
  new Function(EARLY_PRESSES_SCRIPT)();
  return place.firstElementChild as HTMLElement;
}

/** Lets the scripts of the page run, which hear a kind of event of a control. Returns what they hear. */
function hydrate(control: HTMLElement, kind = "click") {
  const heard = vi.fn();
  control.removeAttribute("disabled");
  control.addEventListener(kind, heard);
  dispatchEvent(new Event(HYDRATED_EVENT));
  return heard;
}

const settle = () => new Promise((passed) => setTimeout(passed, 20));

it.each([
  ["a button", `<button type="button">one</button>`],
  ["a button that waits for its script", `<button type="submit" disabled><span>one</span></button>`],
  ["a checkbox that waits for its script", `<input type="checkbox" disabled>`],
])("%s is busy after an early press and gets it once its script runs", async (_name, html) => {
  const control = open(html);
  const before = vi.fn();
  document.addEventListener("click", before);
  for (const _ of [1, 2]) await userEvent.click(control, { force: true });
  document.removeEventListener("click", before);
  expect(before).not.toHaveBeenCalled();
  expect(control.ariaBusy).toBe("true");
  const heard = hydrate(control);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(control.ariaBusy).toBeNull();
  await userEvent.click(control);
  await settle();
  expect(heard).toHaveBeenCalledTimes(2);
});

it.each([
  ["a button that opens a popover", `<button type="button" popovertarget="sheet">one</button>`],
  ["a disclosure", `<details><summary>one</summary></details>`],
  ["a button that sends a form", `<form onsubmit="return false"><button type="submit">one</button></form>`],
])("%s needs no script and gets no second press", async (_name, html) => {
  const control = open(html);
  const target = control.querySelector<HTMLElement>("summary, button") ?? control;
  await userEvent.click(target);
  expect(target.ariaBusy).toBeNull();
  const heard = hydrate(target);
  await settle();
  expect(heard).not.toHaveBeenCalled();
});

it("a field that was filled early says so once its script runs", async () => {
  const control = open(`<input type="search">`);
  await userEvent.type(control, "one");
  const heard = hydrate(control, "input");
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
});
