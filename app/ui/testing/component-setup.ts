import "@/app/globals.css";
import "./light-react";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { getUnexpectedRequests, resetMockResponses } from "./mock-responses";
import { moveMouseAway } from "./mouse";

// What a page writes to the console as an error, or throws, fails the test that it belongs to.
const messages: string[] = [];
window.addEventListener("error", (event) => messages.push(`thrown: ${event.message}`));
window.addEventListener("unhandledrejection", ({ reason }) => messages.push(`rejected: ${reason}`));

// The mouse stays where the last file left it, and would point at what stands there now.
beforeAll(moveMouseAway);

beforeEach(async () => {
  messages.length = 0;
  vi.spyOn(console, "error").mockImplementation((...parts) => messages.push(parts.map(String).join(" ")));
  resetMockResponses();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  document.documentElement.lang = "ja";
  await page.viewport(1280, 800);
});

afterEach(async () => {
  // A component that stayed would make its last requests in the next test.
  await cleanup();
  expect(messages, "messages that a component must not write").toEqual([]);
  expect(getUnexpectedRequests(), "requests without an answer in the test").toEqual([]);
});
