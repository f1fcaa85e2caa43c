import type { Route } from "playwright/test";

/** Carries requests that save to the server, whose answers get lost on the way back. */
export async function loseAnswers(route: Route): Promise<void> {
  if (route.request().method() === "GET") return route.continue();
  await route.fetch();
  await route.abort("connectionreset");
}
