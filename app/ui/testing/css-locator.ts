import { type Locator, locators } from "vitest/browser";

declare module "vitest/browser" {
  interface LocatorSelectors {
    /** Finds elements by a CSS selector, for data attributes without a role, such as `[data-name]`. */
    getByCss(selector: string): Locator;
  }
}

locators.extend({ getByCss: (selector) => `css=${selector}` });
