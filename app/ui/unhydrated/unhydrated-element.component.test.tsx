import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UnhydratedElement } from "./unhydrated-element";

let root: ReturnType<typeof hydrateRoot> | undefined;
const place = document.createElement("div");

beforeEach(() => document.body.append(place));
afterEach(() => {
  root?.unmount();
  place.remove();
});

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** Lets React take over what a server sent. Returns the faults from which React recovered. */
async function hydrate(sent: string, node: ReactNode) {
  const recovered = vi.fn();
  place.innerHTML = sent;
  await new Promise<void>((resolve) => {
    root = hydrateRoot(place, <Awake onAwake={resolve}>{node}</Awake>, { onRecoverableError: recovered });
  });
  return recovered;
}

test("what the server sent stays as it is, with what scripts put into it", async () => {
  const recovered = await hydrate(
    `<main><ul class="list" data-part="a"><li>走り火</li></ul></main>`,
    <main>
      <UnhydratedElement as="ul" part="a" className="list" />
    </main>,
  );
  expect(recovered).not.toHaveBeenCalled();
  expect(place.querySelector("ul")?.innerHTML).toBe("<li>走り火</li>");
});

test("the content outlives a mismatch elsewhere on the page", async () => {
  const recovered = await hydrate(
    `<main><h1>before</h1><div data-part="b"><p>走り火</p></div></main>`,
    <main>
      <h1>after</h1>
      <UnhydratedElement part="b" />
    </main>,
  );
  expect(recovered).toHaveBeenCalled();
  expect(place.querySelector("h1")?.textContent).toBe("after");
  expect(place.querySelector("[data-part=b]")?.innerHTML).toBe("<p>走り火</p>");
});

test("an island around it may take it away and put it back", async () => {
  let show = (_: boolean): void => {};
  function Island() {
    const [shown, setShown] = useState(true);
    show = setShown;
    return shown ? <UnhydratedElement part="c" /> : <p>live</p>;
  }
  await hydrate(`<div data-part="c"><p>走り火</p></div>`, <Island />);
  flushSync(() => show(false));
  expect(place.innerHTML).toBe("<p>live</p>");
  flushSync(() => show(true));
  expect(place.querySelector("[data-part=c]")?.innerHTML).toBe("<p>走り火</p>");
});
