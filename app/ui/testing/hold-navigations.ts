import { onTestFinished } from "vitest";

/**
 * Keeps the page of a test from leaving for another one until the test ends. Returns the addresses that it was sent to,
 * without their origin, oldest first.
 */
export function holdNavigations(): readonly string[] {
  const addresses: string[] = [];
  const hold = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    const { pathname, search } = new URL(event.destination.url);
    addresses.push(`${pathname}${search}`);
  };
  navigation.addEventListener("navigate", hold);
  onTestFinished(() => navigation.removeEventListener("navigate", hold));
  return addresses;
}
