import type { BrowserContext } from "playwright/test";

export type Watch = {
  add(context: BrowserContext): Promise<void>;
  allow(pattern: RegExp): void;
  found(): string[];
};

/** Collects what goes wrong in the pages of some windows without showing: errors written, errors thrown, policy breaches. */
export function watchContext(): Watch {
  const messages: string[] = [];
  const allowed: RegExp[] = [];
  return {
    async add(context) {
      context.on("console", (message) => {
        if (message.type() === "error") messages.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (event) => messages.push(`thrown: ${event.error().stack ?? event.error().message}`));
      // Chromium writes most breaches to the console; those of workers and reports alone only show as events.
      await context.exposeBinding("reportPolicyBreach", (_, breach: string) => messages.push(breach));
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
          const { reportPolicyBreach } = window as unknown as { reportPolicyBreach: (breach: string) => void };
          reportPolicyBreach(`content policy: ${violatedDirective} forbids ${blockedURI}`);
        });
      });
    },
    allow: (pattern) => {
      allowed.push(pattern);
    },
    found: () => messages.filter((message) => !allowed.some((pattern) => pattern.test(message))),
  };
}
