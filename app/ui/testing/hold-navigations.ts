import { onTestFinished } from "vitest";

/**
 * Blocks navigation away from a test's page until the test ends. Returns the URLs of blocked navigations without their
 * origin, oldest first.
 */
export function blockNavigations(): readonly string[] {
  const addresses: string[] = [];
  const hold = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    const { pathname, search } = new URL(event.destination.url);
    addresses.push(`${pathname}${search}`);
    // A navigation that is only refused counts as under way in the browser, and the next click waits for its end.
    if (event.canIntercept) event.intercept({ focusReset: "manual", scroll: "manual" });
    else event.preventDefault();
  };
  navigation.addEventListener("navigate", hold);
  onTestFinished(() => navigation.removeEventListener("navigate", hold));
  return addresses;
}
