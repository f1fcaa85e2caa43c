import { onTestFinished } from "vitest";

/**
 * Keeps the page of a test from leaving for another one until the test ends. Returns the URLs that it was sent to,
 * without their origin, oldest first.
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
