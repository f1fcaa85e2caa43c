import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import { joinSlices } from "./join-slices.mjs";
import { shownSigns } from "./shown-signs.mjs";
import { bySlice, readSlices, unicodeRange } from "./slices.mjs";

// Signs that stand alone: Han signs, arrows, shapes. The basic plane holds all that is in use.
const ALONE = /^[\p{Script=Han}\u2100-\u2bff]$/u;
// Tables that say something of letters only, or that the browser does without.
const FOR_LETTERS = ["GSUB", "GPOS", "GDEF", "BASE", "STAT", "HVAR", "VVAR", "vhea", "vmtx"];
// The names under which a font says who made it and how it may be used.
const LICENCE = [0, 13, 14];
const KERNING = ["ccmp", "liga", "locl", "kern", "mark", "mkmk", "halt", "chws", "tnum"];

/** The faces of the site. Each family stands before the package's own, whose slices show whatever a cut lacks. */
const FACES = [
  {
    name: "gothic",
    sheet: "@fontsource-variable/noto-sans-jp/index.css",
    family: "Noto Sans JP Cut",
    weight: "100 900",
    // The weights in use.
    axes: { variationAxes: { wght: { min: 400, max: 700 } } },
    features: KERNING,
  },
  {
    name: "mincho",
    sheet: "@fontsource/shippori-mincho/600.css",
    whole: "@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff2",
    family: "Shippori Mincho Cut",
    weight: "600",
    axes: {},
    features: [...KERNING, "vert", "vrt2"],
  },
];

/**
 * Which files are cut, and the signs in each: those that stand alone in a file for each group, and letters in files that
 * keep kerning and alternates. A joined font has none of these, so letters come from one slice each.
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
 * Cuts the fonts to the signs that the site shows and writes them with their style sheet into `app/fonts/cut`, unless
 * that has been done for these very signs. @param {string} root the checkout
 */
export async function cutFonts(root) {
  const folder = resolve(root, "app/fonts/cut");
  const plans = planCuts(root);
  const stamp = stampOf(root, plans);
  const stampFile = resolve(folder, "stamp");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  mkdirSync(folder, { recursive: true });
  const old = new Set(readdirSync(folder));
  const put = (name, content) => {
    writeFileSync(resolve(folder, name), content);
    old.delete(name);
  };
  const rules = [];
  for (const plan of plans)
    for (const { name, signs, font } of await cutFace(root, plan)) {
      put(`${name}.woff2`, font);
      rules.push(faceRule(plan.face, name, signs));
    }
  put("fonts.css", rules.join("\n"));
  put("stamp", stamp);
  for (const name of old) rmSync(resolve(folder, name));
}

/**
 * Letters come last, in the order of their slices: browsers try the last face first, and how punctuation is set closer
 * (`halt`) is decided by the first face that knows it.
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

/** One font of whole signs that are spread over slices. */
async function join(slices, signs) {
  const fonts = [];
  for (const [file, some] of bySlice(slices, signs))
    fonts.push(
      await subsetFont(readFileSync(file), some, { targetFormat: "sfnt", keepFeatures: [], dropTables: FOR_LETTERS }),
    );
  return joinSlices(fonts);
}

const faceRule = ({ family, weight }, name, signs) => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${unicodeRange(signs)};
}
`;

/** Over everything that a cut depends on: this folder's programs, the packages and the signs. */
function stampOf(root, plans) {
  const hash = createHash("sha256").update(readFileSync(resolve(root, "package-lock.json")));
  for (const name of readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.mjs$/.test(name)))
    hash.update(readFileSync(resolve(import.meta.dirname, name)));
  return hash
    .update(JSON.stringify(plans.map(({ face, groups, letters }) => [face, groups, [...letters]])))
    .digest("hex");
}
