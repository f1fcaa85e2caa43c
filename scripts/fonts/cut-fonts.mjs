import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import subsetFont from "subset-font";
import { joinSlices, shareGlyph } from "./join-slices.mjs";
import { collectShownCharacters } from "./shown-signs.mjs";
import { formatUnicodeRange, groupBySlice, readSlices } from "./slices.mjs";

// Signs that stand alone: Han signs, arrows, shapes. Those in use are all of the basic plane.
const ALONE = /^[\p{Script=Han}\u2100-\u2bff]$/u;
// Tables about letters only, or that browsers do without.
const FOR_LETTERS = ["GSUB", "GDEF", "BASE", "STAT", "HVAR", "VVAR", "vhea", "vmtx"];
/** The feature for half-width punctuation, the only one that joined fonts keep. */
const CLOSER = ["halt"];
// Entries of the name table for copyright and license.
const LICENCE = [0, 13, 14];
const KERNING = ["ccmp", "liga", "locl", "kern", "mark", "mkmk", "halt", "chws", "tnum"];

/** File of the whole face that pictures are lettered with, and its name among the cut fonts (`lib/pictures/data.ts`). */
const PICTURES = {
  file: "@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff",
  name: "pictures.woff",
};

/**
 * The font faces of the site. Each family comes before the package's own, whose slices show any character that the
 * subsets lack.
 */
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
    /** The group whose font also has the space of late characters. */
    space: "marks",
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
 * Returns the font subsets to create and the characters in each: few files, because each is a request. Every character
 * group is one file, and punctuation, which the browser needs for line metrics, is another.
 *
 * Letters keep kerning and alternates, which joined fonts lack. So Latin letters and kana of a sliced face are subset
 * from one slice each; of a whole face, only Latin letters are separate.
 */
export function planFontSubsets(root) {
  const groups = Object.entries(collectShownCharacters(root));
  return FACES.map((face) => {
    const slices = readSlices(resolve(root, "node_modules", face.sheet));
    const shown = groups.map(([name, signs]) => ({
      name,
      signs: [...signs].filter((sign) => slices.has(sign.codePointAt(0))),
    }));
    const signs = shown.flatMap((group) => group.signs);
    const letters = face.whole
      ? [{ file: face.whole, name: "latin", signs: signs.filter(isFirst).join("") }]
      : [sliceLetters(slices, signs, "kana", "あ"), sliceLetters(slices, signs, "latin", "A")];
    const apart = letters.map((cut) => cut.signs).join("");
    const left = shown.map((group) => ({ ...group, signs: group.signs.filter((sign) => !apart.includes(sign)) }));
    const marks = left.flatMap((group) => group.signs.filter(isFirst)).join("");
    return {
      face,
      slices,
      groups: [
        ...left.map((group) => ({ name: group.name, signs: group.signs.filter((sign) => !isFirst(sign)).join("") })),
        { name: "marks", signs: marks },
      ].filter((group) => group.signs !== ""),
      letters,
    };
  });
}

/** Letters in the slice of one, those that are as wide as each other apart from marks. */
function sliceLetters(slices, signs, name, like) {
  const file = slices.get(like.codePointAt(0));
  const inFile = signs.filter((sign) => slices.get(sign.codePointAt(0)) === file && isFirst(sign) === isFirst(like));
  return { file, name, signs: inFile.join("") };
}

/** Returns whether a character is Latin, or punctuation whose width depends on its neighbors (`halt`). */
const isFirst = (sign) => !isAlone(sign) && (sign < "\u3000" || /^[、。，．・「」『』（）]$/.test(sign));

const isAlone = (sign) => sign.length === 1 && ALONE.test(sign);

/**
 * Characters whose fonts a page needs before it is rendered. The Latin font contains the space, which determines line
 * metrics, and punctuation has several widths. The other fonts (`SOON`) have characters of one width, so nothing moves
 * when they arrive.
 */
const FIRST = "A、「";
/** Characters whose fonts nearly every Japanese page needs next: kana and the most common kanji. */
const SOON = "あの一";

/**
 * Writes font subsets with only the characters of the site into `public/fonts`, with their style sheet, their licenses
 * and the font for images. Does nothing if the characters have not changed. A font's file name contains a content hash,
 * so that browsers can cache it permanently.
 * @param {string} root the checkout
 * @returns {Promise<{ first: string[], soon: string[], sheet: string }>} the addresses of the fonts that a page needs first and of
 * those that a Japanese page needs soon, and of the style sheet of all that are not needed first
 */
export async function subsetFonts(root) {
  const folder = resolve(root, "public/fonts");
  const plans = planFontSubsets(root);
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
  const rules = { first: [], late: [] };
  const plan = { first: [], soon: [] };
  const late = listLateSigns(plans);
  for (const one of plans)
    for (const { name, file, signs, font } of await cutFace(root, one, late)) {
      put(file, font);
      const has = (some) => [...some].some((sign) => signs.includes(sign));
      rules[has(FIRST) ? "first" : "late"].push(faceRule(one.face, file, signs));
      if (has(FIRST)) plan.first.push(`/fonts/${file}`);
      else if (has(SOON)) plan.soon.push(`/fonts/${file}`);
      if (name === one.face.space) rules.first.push(faceRule(SPACE, file));
    }
  const sheet = rules.late.join("\n");
  const sheetFile = hashed("late", sheet, "css");
  put(sheetFile, sheet);
  for (const face of FACES)
    put(face.licence, readFileSync(resolve(root, "node_modules", dirname(face.sheet), "LICENSE")));
  put(PICTURES.name, readFileSync(resolve(root, "node_modules", PICTURES.file)));
  put("first.css", rules.first.join("\n"));
  put("fonts.css", [...rules.first, sheet].join("\n"));
  const found = { ...plan, sheet: `/fonts/${sheetFile}` };
  put("first.json", JSON.stringify(found));
  put("stamp", stamp);
  for (const name of old) rmSync(resolve(folder, name));
  return found;
}

/**
 * The cuts of one face, letters last, in the order of their slices: browsers try the last rule first, and the first face
 * that has a punctuation mark decides how closely it is set (`halt`).
 */
async function cutFace(root, { face, slices, groups, letters }, late) {
  const options = { ...face.axes, targetFormat: "woff2", preserveNameIds: LICENCE };
  const cuts = [];
  const all = groups.map(({ signs }) => signs).join("") + IDEOGRAPHIC_SPACE;
  const whole = face.whole ? readFileSync(resolve(root, "node_modules", face.whole)) : await join(slices, all);
  for (const { name, signs } of groups) {
    const keepFeatures = face.whole ? face.features : CLOSER;
    const font =
      name === face.space
        ? await cutWithSpace(whole, signs, late, { ...options, keepFeatures })
        : await subsetFont(whole, signs, { ...options, keepFeatures });
    cuts.push({ name, signs, font });
  }
  for (const { file, name, signs } of letters) {
    const from = readFileSync(resolve(root, "node_modules", file));
    cuts.push({ name, signs, font: await subsetFont(from, signs, { ...options, keepFeatures: face.features }) });
  }
  return cuts.map((cut) => ({ ...cut, file: hashed(`${face.name}-${cut.name}`, cut.font, "woff2") }));
}

/** Returns one font of characters, joined from the slices that contain them. */
async function join(slices, signs) {
  const fonts = [];
  for (const [file, some] of groupBySlice(slices, signs))
    fonts.push(
      await subsetFont(readFileSync(file), some, {
        targetFormat: "sfnt",
        keepFeatures: CLOSER,
        dropTables: FOR_LETTERS,
      }),
    );
  return joinSlices(fonts);
}

/**
 * The last font family while the subsets are loading. Without it, a browser would search the device's fonts for each
 * missing character, which takes longer than all other work on a page.
 */
const SPACE = { family: "Space For Signs", weight: "100 900" };

/** Returns a font of characters in which each late character is blank but has its final width. */
async function cutWithSpace(whole, signs, late, options) {
  const drawn = await subsetFont(whole, signs + IDEOGRAPHIC_SPACE, { ...options, targetFormat: "sfnt" });
  const { variationAxes: _, ...rest } = options;
  return subsetFont(shareGlyph(drawn, IDEOGRAPHIC_SPACE, late), signs + late.join(""), rest);
}

/** Returns the characters that come with a later font and are all as wide as each other. */
function listLateSigns(plans) {
  const signs = plans.flatMap(({ groups, letters }) => [...groups, ...letters].flatMap((cut) => [...cut.signs]));
  return [...new Set(signs)].filter((sign) => sign.length === 1 && !isFirst(sign));
}

const IDEOGRAPHIC_SPACE = "\u3000";

const hashed = (name, content, type) =>
  `${name}.${createHash("sha256").update(content).digest("hex").slice(0, 12)}.${type}`;

const faceRule = ({ family, weight }, file, signs) => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url("/fonts/${file}") format("woff2");
${signs === undefined ? "" : `  unicode-range: ${formatUnicodeRange(signs)};\n`}}
`;

/** Returns the hash of all inputs of the subsets: the programs of this folder, the packages and the characters. */
function stampOf(root, plans) {
  const hash = createHash("sha256").update(readFileSync(resolve(root, "package-lock.json")));
  for (const name of readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.mjs$/.test(name)))
    hash.update(readFileSync(resolve(import.meta.dirname, name)));
  return hash.update(JSON.stringify(plans.map(({ face, groups, letters }) => [face, groups, letters]))).digest("hex");
}
