import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import subsetFont from "subset-font";
import { joinSlices } from "./join-slices.mjs";
import { shownSigns } from "./shown-signs.mjs";
import { bySlice, readSlices, unicodeRange } from "./slices.mjs";

// Signs that stand alone: Han signs, arrows, shapes. Those in use are all of the basic plane.
const ALONE = /^[\p{Script=Han}\u2100-\u2bff]$/u;
// Tables about letters only, or that browsers do without.
const FOR_LETTERS = ["GSUB", "GPOS", "GDEF", "BASE", "STAT", "HVAR", "VVAR", "vhea", "vmtx"];
// Entries of the name table for copyright and licence.
const LICENCE = [0, 13, 14];
const KERNING = ["ccmp", "liga", "locl", "kern", "mark", "mkmk", "halt", "chws", "tnum"];

/** File of the whole face that pictures are lettered with, and its name among the cut fonts (`lib/pictures/data.ts`). */
const PICTURES = {
  file: "@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff",
  name: "pictures.woff",
};

/** The faces of the site. Each family stands before the package's own, whose slices show whatever a cut lacks. */
const FACES = [
  {
    name: "gothic",
    sheet: "@fontsource-variable/noto-sans-jp/index.css",
    licence: "noto-sans-jp-OFL.txt",
    family: "Noto Sans JP Cut",
    weight: "100 900",
    // The weights in use.
    axes: { variationAxes: { wght: { min: 400, max: 700 } } },
    features: KERNING,
  },
  {
    name: "mincho",
    sheet: "@fontsource/shippori-mincho/600.css",
    licence: "shippori-mincho-OFL.txt",
    whole: "@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff2",
    family: "Shippori Mincho Cut",
    weight: "600",
    axes: {},
    features: [...KERNING, "vert", "vrt2"],
  },
];

/**
 * The plan of the cuts: files and the signs in each. Signs that stand alone make one file for each group; letters make
 * files that keep kerning and alternates, cut from one slice each, because a joined font has neither.
 */
export function planCuts(root) {
  const groups = Object.entries(shownSigns(root));
  return FACES.map((face) => {
    const slices = readSlices(resolve(root, "node_modules", face.sheet));
    const shown = groups.map(([name, signs]) => ({
      name,
      signs: [...signs].filter((sign) => slices.has(sign.codePointAt(0))),
    }));
    const letters = shown.flatMap(({ signs }) => signs.filter((sign) => !isAlone(sign)));
    return {
      face,
      slices,
      groups: shown.map(({ name, signs }) => ({ name, signs: signs.filter(isAlone).join("") })),
      letters: face.whole ? new Map([[face.whole, letters.join("")]]) : bySlice(slices, letters),
    };
  });
}

const isAlone = (sign) => sign.length === 1 && ALONE.test(sign);

/**
 * Signs whose fonts the first text of nearly every page needs: Latin letters, and in Japanese kana and the commonest Han
 * signs. A browser told of these files early has them before it lays out the page, which then does not move.
 */
const FIRST_SIGNS = { ja: "Aの一", en: "A" };

/**
 * Cuts the fonts to the signs that the site shows and writes them into `public/fonts`, with their style sheet, their
 * licences and the font of pictures, unless that has been done for these very signs. A cut has a hash of its content in
 * its name, so that browsers may keep it for ever.
 * @param {string} root the checkout
 * @returns {Promise<Record<"ja" | "en", string[]>>} the addresses of the fonts that a page in each language needs first
 */
export async function cutFonts(root) {
  const folder = resolve(root, "public/fonts");
  const plans = planCuts(root);
  const stamp = stampOf(root, plans);
  const stampFile = resolve(folder, "stamp");
  const firstFile = resolve(folder, "first.json");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp)
    return JSON.parse(readFileSync(firstFile, "utf8"));
  mkdirSync(folder, { recursive: true });
  const old = new Set(readdirSync(folder));
  const put = (name, content) => {
    writeFileSync(resolve(folder, name), content);
    old.delete(name);
  };
  const rules = [];
  const first = { ja: [], en: [] };
  for (const plan of plans)
    for (const { name, signs, font } of await cutFace(root, plan)) {
      const file = `${name}.${createHash("sha256").update(font).digest("hex").slice(0, 12)}.woff2`;
      put(file, font);
      rules.push(faceRule(plan.face, file, signs));
      for (const [lang, needed] of Object.entries(FIRST_SIGNS))
        if ([...needed].some((sign) => signs.includes(sign))) first[lang].push(`/fonts/${file}`);
    }
  for (const { sheet, licence } of FACES)
    put(licence, readFileSync(resolve(root, "node_modules", dirname(sheet), "LICENSE")));
  put(PICTURES.name, readFileSync(resolve(root, "node_modules", PICTURES.file)));
  put("fonts.css", rules.join("\n"));
  put("first.json", JSON.stringify(first));
  put("stamp", stamp);
  for (const name of old) rmSync(resolve(folder, name));
  return first;
}

/**
 * The cuts of one face, letters last, in the order of their slices: browsers try the last rule first, and the first face
 * that has a punctuation mark decides how closely it is set (`halt`).
 */
async function cutFace(root, { face, slices, groups, letters }) {
  const options = { ...face.axes, targetFormat: "woff2", preserveNameIds: LICENCE };
  const cuts = [];
  const all = groups.map(({ signs }) => signs).join("");
  const whole = face.whole ? readFileSync(resolve(root, "node_modules", face.whole)) : await join(slices, all);
  for (const { name, signs } of groups)
    cuts.push({ name, signs, font: await subsetFont(whole, signs, { ...options, keepFeatures: [] }) });
  for (const [file, signs] of letters) {
    const name = /-(latin-ext|\w+)-wght-/.exec(file)?.[1] ?? "letters";
    const from = readFileSync(resolve(root, "node_modules", file));
    cuts.push({ name, signs, font: await subsetFont(from, signs, { ...options, keepFeatures: face.features }) });
  }
  return cuts.map((cut) => ({ ...cut, name: `${face.name}-${cut.name}` }));
}

/** One font of signs that stand alone, joined from the slices that hold them. */
async function join(slices, signs) {
  const fonts = [];
  for (const [file, some] of bySlice(slices, signs))
    fonts.push(
      await subsetFont(readFileSync(file), some, { targetFormat: "sfnt", keepFeatures: [], dropTables: FOR_LETTERS }),
    );
  return joinSlices(fonts);
}

const faceRule = ({ family, weight }, file, signs) => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url("/fonts/${file}") format("woff2");
  unicode-range: ${unicodeRange(signs)};
}
`;

/** Hash over everything that a cut depends on: the programs of this folder, the packages and the signs. */
function stampOf(root, plans) {
  const hash = createHash("sha256").update(readFileSync(resolve(root, "package-lock.json")));
  for (const name of readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.mjs$/.test(name)))
    hash.update(readFileSync(resolve(import.meta.dirname, name)));
  return hash
    .update(JSON.stringify(plans.map(({ face, groups, letters }) => [face, groups, [...letters]])))
    .digest("hex");
}
