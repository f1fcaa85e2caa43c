import type { Metadata } from "next";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import SharedDeckPage, { generateMetadata as deckPage } from "@/app/[lang]/d/[code]/page";
import { GET as picture } from "@/app/[lang]/d/[code]/picture/route";
import { generateMetadata as proxies } from "@/app/[lang]/d/[code]/proxies/page";
import { generateMetadata as sheet } from "@/app/[lang]/d/[code]/sheet/page";
import { GET as frame } from "@/app/[lang]/embed/d/[code]/route";
import { generateMetadata as goldfish } from "@/app/[lang]/goldfish/[code]/page";
import { GET as handPicture } from "@/app/[lang]/goldfish/[code]/picture/route";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { LANGS } from "@/app/i18n/lang";
import { drawDeckPicture } from "@/app/ui/magmell/picture/deck-picture";
import { createRecordingContext, getPictureCatalogue } from "@/app/ui/magmell/picture/testing/recording-pen";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { encodeBase64urlText } from "@/lib/decks/sharing/text-code";
import { createDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { findDeckSubjectByCode } from "./deck-subject";
import { resolveGoldfishStart } from "./goldfish-start";
import { findDeckName } from "./named-deck";
import { findOembed } from "./oembed";
import { ProxiesPage } from "./proxies-page";
import { RegistrationPage } from "./registration-page";
import { getReplayFramePath, getReplayPath, getReplayPicturePath } from "./replay-subject";

/** A legal deck of blue and green cards. */
const CODE = "KFBXUHBT8Q";
const NAME = `潮の書 "<b>&`;
const N = encodeBase64urlText(NAME);
const ESCAPED = "潮の書 &quot;&lt;b&gt;&amp;";
const colors = Object.fromEntries(
  LANGS.map((lang) => {
    const { share, site } = getDictionary(lang);
    const joined = [site.colors.blue, site.colors.green].join(lang === "ja" ? "" : "–");
    return [lang, format(share.deckName.titled, { colors: joined })];
  }),
);

const props = (n: string, lang = "ja") =>
  ({ params: Promise.resolve({ lang, code: CODE }), searchParams: Promise.resolve({ n }) }) as const;
const told = (make: (props: never) => Promise<Metadata>, n = N) => make(props(n) as never);
/** The markup of a Japanese page. Parts that islands draw, too, have their words from around it here. */
const html = async (page: Promise<ReactNode>) =>
  renderToStaticMarkup(createElement(AllWordsProvider, null, await page));
const ask = (path: string, headers = {}) => new Request(`http://localhost:3000${path}`, { headers });
const at = { params: Promise.resolve({ lang: "ja", code: CODE }) };
const imageOf = ({ openGraph }: Metadata) => (openGraph as { images: [{ url: string }] }).images[0].url;

describe("a deck under the name in its link", () => {
  test("has it where links are shown, with an address and a picture that keep it", async () => {
    const { title, openGraph, twitter, robots, ...more } = await told(deckPage);
    expect([title, openGraph?.title, twitter?.title]).toEqual([NAME, NAME, NAME]);
    expect(openGraph).toMatchObject({ url: `/d/${CODE}?n=${N}` });
    expect(imageOf({ openGraph: openGraph ?? null })).toContain(`/d/${CODE}/picture?n=${N}&v=`);
    expect(JSON.stringify(more.alternates)).toContain(encodeURIComponent(`/d/${CODE}?n=${N}`));
    expect(robots).toEqual({ index: false });
  });

  test("has it on its page, escaped, with a word on who gave it, and links that keep it", async () => {
    const page = await html(SharedDeckPage(props(N)));
    const { builder } = getDictionary("ja");
    expect(page).toMatch(new RegExp(`<h1[^>]*>${ESCAPED}</h1>`));
    expect(page).not.toContain("<b>");
    expect(page).toContain(builder.code.named);
    for (const link of [
      `/d/${CODE}/sheet?n=${N}`,
      `/d/${CODE}/proxies?n=${N}`,
      `/d/${CODE}?n=${N}&amp;view=list#cards`,
      `/decks/new?n=${N}&amp;from=${CODE}`,
      `/decks/compare?a=${encodeURIComponent(`/d/${CODE}?n=${N}`)}`,
      `/goldfish/${CODE}?n=${N}`,
    ])
      expect(page, link).toContain(`"${link}"`);
    expect(page).toContain(`/goldfish/${CODE}?n=${N}&amp;seed=`);
    expect(page).toContain(`"/d/${CODE}?n=${N}&amp;hand=`);
  });

  test("has it on its sheet and its proxies", async () => {
    const subject = await findDeckSubjectByCode(CODE, "ja", N);
    const paper = await html(RegistrationPage({ subject, lang: "ja" }));
    expect(paper).toContain(`${ESCAPED}</p>`);
    const longest = await findDeckSubjectByCode(CODE, "ja", encodeBase64urlText("あ".repeat(40)));
    const [, side] =
      /inline-size:([\d.]+)mm/.exec(await html(RegistrationPage({ subject: longest, lang: "ja" }))) ?? [];
    expect(Number(side)).toBeLessThan(37);
    const printed = await html(ProxiesPage({ subject, lang: "ja", query: { n: N } }));
    expect(printed).toContain(format(getDictionary("ja").paper.proxies.title, { name: ESCAPED }));
    expect(printed).toContain(`<input type="hidden" name="n" value="${N}"/>`);
    expect(printed).toContain(`/d/${CODE}/proxies?n=${N}&amp;c`);
    for (const page of [sheet, proxies]) expect((await told(page)).title).toContain(NAME);
  });

  test("has it in its picture and in its frame, and no header says it", async () => {
    const subject = await findDeckSubjectByCode(CODE, "ja", N);
    if (subject === null) throw new Error("The code was not read");
    const { pen, lines } = createRecordingContext("ja");
    expect(drawDeckPicture(pen, subject, getPictureCatalogue())).not.toContain("<b>");
    expect(lines.map(({ text }) => text)).toContain(NAME);
    const address = imageOf(await told(deckPage));
    const stamp = new URL(address, "http://localhost:3000").searchParams.get("v");
    const drawn = await picture(ask(address, { "if-none-match": `"${stamp}"` }), at);
    expect([drawn.status, drawn.headers.get("cache-control")]).toEqual([304, expect.stringContaining("immutable")]);
    const framed = await frame(ask(`/embed/d/${CODE}?n=${N}`), at);
    const text = await framed.text();
    expect(text).toContain(`href="/d/${CODE}?n=${N}"`);
    expect(text).toContain("潮の書 &quot;&lt;b&gt;&amp;");
    expect(text).not.toContain("<b>&");
    expect(JSON.stringify([...framed.headers, ...drawn.headers])).not.toContain(NAME);
  });

  test("has it in the answer of oEmbed", async () => {
    const site = "http://localhost:3000";
    const wish = { site, maxWidth: 2000, maxHeight: 2000 };
    expect(await findOembed(`${site}/d/${CODE}?n=${N}`, wish)).toMatchObject({
      title: NAME,
      thumbnail_url: `${site}/d/${CODE}/picture?n=${N}`,
      html: expect.stringContaining(`src="${site}/embed/d/${CODE}?n=${N}"`),
    });
  });

  test("has it at the table, in the picture of the hand and in replays", async () => {
    const opening = (query: object) =>
      goldfish({ params: at.params, searchParams: Promise.resolve({ n: N, ...query }) } as never);
    const { title } = await opening({});
    expect(title).toContain(NAME);
    expect(imageOf(await opening({}))).toContain(`/d/${CODE}/picture?n=${N}`);
    const hand = imageOf(await opening({ seed: "1z", first: "2" }));
    expect(hand).toContain(`/goldfish/${CODE}/picture?n=${N}&seed=1z&first=2&v=`);
    const stamp = new URL(hand, "http://localhost:3000").searchParams.get("v");
    expect((await handPicture(ask(hand, { "if-none-match": `"${stamp}"` }), at)).status).toBe(304);
    const replay = { deckCode: CODE, code: "abc", againstCode: "xyz", given: NAME } as Parameters<
      typeof getReplayPath
    >[0];
    expect(getReplayPath(replay)).toBe(`/goldfish/${CODE}/replay/abc?n=${N}&against=xyz`);
    expect(getReplayFramePath(replay)).toBe(`/embed/goldfish/${CODE}/abc?n=${N}&against=xyz`);
    const head = { opening: null, seed: 71, goesFirst: true } as Parameters<typeof getReplayPicturePath>[0]["head"];
    expect(getReplayPicturePath({ ...replay, head })).toBe(`/goldfish/${CODE}/picture?seed=1z&n=${N}`);
    expect(await resolveGoldfishStart(null, `https://example.com/d/${CODE}?n=${N}`)).toEqual({
      path: `/goldfish/${CODE}?n=${N}`,
    });
  });

  test.each([
    ["none", ""],
    ["its colors", encodeBase64urlText(colors.ja ?? "")],
    ["its colors in the other language", encodeBase64urlText(colors.en ?? "")],
    ["one that cannot be shown", encodeBase64urlText("潮\u202eの書")],
    ["no text", "_w"],
  ])("is called by its colors when that is %s", async (_, n) => {
    for (const lang of LANGS) {
      expect(await findDeckSubjectByCode(CODE, lang, n)).toEqual(await findDeckSubjectByCode(CODE, lang));
      expect(await findDeckSubjectByCode(CODE, lang)).toMatchObject({
        name: colors[lang],
        given: null,
        path: `/d/${CODE}`,
      });
    }
    expect(await html(SharedDeckPage(props(n)))).toContain(getDictionary("ja").builder.code.snapshot);
  });

  test("is the same deck, whatever the name", async () => {
    const [named, plain] = await Promise.all([findDeckSubjectByCode(CODE, "ja", N), findDeckSubjectByCode(CODE, "ja")]);
    for (const part of ["deck", "problems", "legal", "code"] as const) expect(named?.[part]).toEqual(plain?.[part]);
  });
});

test("the table of a saved deck shows its public name in its picture too", async () => {
  const subject = await findDeckSubjectByCode(CODE, "ja");
  const lines = (["grimoire", "stoneDeck"] as const).flatMap((zone) =>
    (subject?.deck[zone] ?? []).map((line) => ({ zone, ...line })),
  );
  const author = await createUser();
  const { id } = await createDeck(author, { name: "公開の書", visibility: "public", lines });
  const query = Promise.resolve({ deck: id });
  const shown = await goldfish({ params: at.params, searchParams: query } as never);
  expect(shown.title).toContain("公開の書");
  expect(imageOf(shown)).toContain(`/d/${CODE}/picture?n=${encodeBase64urlText("公開の書")}`);
  expect(
    await findDeckName(null, { deck: subject?.deck ?? { grimoire: [], stoneDeck: [] }, code: CODE }, id, "ja"),
  ).toEqual({
    name: "公開の書",
    given: "公開の書",
    path: `/decks/${id}`,
  });
});
