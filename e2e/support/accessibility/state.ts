import type { Locator, Page } from "playwright/test";

/** Names of places that the world of a reader holds, such as `deck`, and their values. */
export type Places = Readonly<Record<string, string>>;

/** Brings a page from the row before into a state, and returns what is new in it. */
export type Reach = (page: Page, places: Places) => Promise<Locator>;

/** Returns the dialog or menu that stands open. */
export const openDialog = (page: Page): Locator => page.locator("dialog[open], [role=dialog]:popover-open").last();

const NARROW = { width: 360, height: 800 };
const TALL = { width: 360, height: 4000 };
const WIDE = { width: 1280, height: 800 };

/** Makes the window as narrow as a telephone. */
export const narrow = (page: Page): Promise<void> => page.setViewportSize(NARROW);

/** Makes the window so high that no bar at its foot covers what has to be scrolled. */
export const lengthen = (page: Page): Promise<void> => page.setViewportSize(TALL);

/** Makes the window wide, for what only a pointer or a keyboard reaches. */
export const widen = (page: Page): Promise<void> => page.setViewportSize(WIDE);
