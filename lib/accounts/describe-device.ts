const BROWSERS = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bVersion\/.*\bSafari\//],
] as const;

const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

type NamePattern = readonly [string, RegExp];
const nameOf = (rows: readonly NamePattern[], text: string) => rows.find(([, sign]) => sign.test(text))?.[0] ?? null;

/**
 * Returns the browser and system in a user agent, such as `Firefox · Windows`, so that people recognize their devices;
 * null if unknown. Clients can send any text here, so the result is for display only.
 */
export function describeDevice(userAgent: string): string | null {
  const parts = [nameOf(BROWSERS, userAgent), nameOf(SYSTEMS, userAgent)].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(" · ") : null;
}
