import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts";

test("script files of a page wait, with all that is said of them, and nothing else does", () => {
  const page = `<link rel="preload" as="script" href="/_next/a.js"><link rel="preload" as="image" href="/b.png"><script src="/_next/a.js" id="_R_" async=""></script><script>first("走り火")</script>`;
  expect(deferScripts(Buffer.from(page)).toString()).toBe(
    `<link data-rel="preload" as="script" href="/_next/a.js"><link rel="preload" as="image" href="/b.png"><script data-src="/_next/a.js" id="_R_" async=""></script><script>first("走り火")</script>`,
  );
});
