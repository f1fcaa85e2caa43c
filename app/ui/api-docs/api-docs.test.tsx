import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { LANGS } from "@/app/i18n/lang";
import { API_ERROR_CODES } from "@/lib/api/api-errors";
import { apiPaths } from "@/lib/api/api-paths";
import { API_ROUTES } from "@/lib/api/api-routes";
import { ApiDocs } from "./api-docs";

const all = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, found = ""]) => found);

describe.each(LANGS)("the page in %s", (lang) => {
  const page = renderToStaticMarkup(<ApiDocs lang={lang} />);
  const anchors = all(page, /\sid="([^"]*)"/g);

  test("has no name twice, and no link that leads nowhere", () => {
    expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
    const links = all(page, /\shref="#([^"]*)"/g);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
    const labels = all(page, /\saria-labelledby="([^"]*)"/g);
    expect(labels.filter((label) => !anchors.includes(label))).toEqual([]);
  });

  test("tells of every address, and of every error where errors lead", () => {
    for (const { path, title } of Object.values(API_ROUTES)) {
      expect(page).toContain(`/api/v1${path}</code>`);
      expect(page).toContain(title[lang].replaceAll("'", "&#x27;"));
    }
    for (const code of API_ERROR_CODES) expect(anchors).toContain(apiPaths.error(code).split("#")[1]);
  });

  test("leaves no mark of its sentences unread", () => {
    const prose = page.replace(/<(pre|code)>[\s\S]*?<\/\1>/g, "");
    expect(/`|\{\w+\}/.exec(prose)?.[0]).toBeUndefined();
  });
});
