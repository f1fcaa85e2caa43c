import { findBrowser } from "../kit/programs";
import { defineProof } from "../kit/proof";
import { withScratch } from "../kit/scratch";
import { serveBarePages, writeBarePage } from "./bare-page";
import { compareWithBarePage } from "./comparison";
import {
  installLighthouse,
  type LighthouseFinding,
  listReaderHeaders,
  type PageReader,
  runLighthouse,
} from "./lighthouse";
import { findReadingSubjects, listReadingPages } from "./reading-pages";

const READERS: readonly PageReader[] = [
  { lang: "ja", theme: "light" },
  { lang: "en", theme: "light" },
  { lang: "ja", theme: "dark" },
];

/** Proof with Lighthouse for every reading page, each compared with a bare page of the same text. */
export const pages = defineProof({
  says: "Lighthouse judges each reading page for a phone on a slow line: in Japanese, in English, and in the dark.",
  options: {
    runs: {
      default: 1,
      says: "runs for each page and reader, of which the median counts; its times suffer from neighbours",
    },
    readers: { default: READERS.length, says: "kinds of readers: Japanese, English, and Japanese in the dark" },
    only: { default: "", says: "one page alone, by its route or address, such as /cards or /rules/mag/705.4" },
    points: { default: 95, says: "points that a page must have in each category" },
    shift: { default: 0.01, says: "layout shift that a page may have" },
    largest: { default: 1500, says: "milliseconds until its largest paint" },
    blocked: { default: 2, says: "how many times the bare page's blocked time it may block" },
  },
  run: ({ runs, readers, only, ...wanted }, bars) =>
    withScratch(async (scratch) => {
      const [program, browser] = [await installLighthouse(), await findBrowser()];
      const site = await scratch.addSite();
      const barePages = new Map<string, string>();
      const bareSite = await serveBarePages(barePages);
      scratch.onClose(bareSite.close);
      for (const [route, address] of listReadingPages(await findReadingSubjects(), only))
        for (const reader of READERS.slice(0, readers)) {
          const path = `${reader.lang === "en" ? "/en" : ""}${address}`;
          const answer = await fetch(`${site.address}${path}`, { headers: listReaderHeaders(reader) });
          barePages.set(path, writeBarePage(await answer.text()));
          const [ours, bare]: [LighthouseFinding[], LighthouseFinding[]] = [[], []];
          for (let time = 0; time < runs; time += 1) {
            ours.push(await runLighthouse(program, browser, `${site.address}${path}`, reader));
            bare.push(await runLighthouse(program, browser, `${bareSite.address}${path}`, reader));
          }
          compareWithBarePage(bars, `${route}, ${reader.lang}, ${reader.theme}`, { ours, bare }, wanted);
        }
    }),
});
