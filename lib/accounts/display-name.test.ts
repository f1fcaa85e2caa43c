import { expect, test } from "vitest";
import { displayNameSchema, providerNameSchema } from "./display-name";
import { areConfusable, getNameSkeleton } from "./name-confusables";
import { isReservedName } from "./reserved-names";

const codeOf = (name: string) => {
  const read = displayNameSchema.safeParse(name);
  return read.success ? null : (read.error.issues[0] as { params?: { code?: string } }).params?.code;
};

test.each([
  "Admin",
  "ADMIN",
  "аdmin",
  "Adm1n",
  "the admin",
  "admin_7",
  "Ａｄｍｉｎ",
  "ádmin",
  "管理者",
  "管 理 者",
  "グリモワール運営",
  "公式アカウント",
  "0fficial",
  "Moderator",
  "a d m i n",
  "A.D.M.I.N",
  "GrimoireAdmin",
  "Admin7",
  "mod7",
  "ᴀᴅᴍɪɴ",
  "αdmin",
  "管理員",
  "管\u0308理者",
  "運營",
  "官方",
  "Grimoire",
  "The Grimoire",
  "Grimoire Team",
  "GRIM0IRE",
  "Grirnoire",
  "グリモワール",
  "ぐりもわーる",
  "グリモワール サポート",
  "スタッフ",
  "すたっふ",
  "ｽﾀｯﾌ",
  "ス夕ッフ",
  "サイトのスタッフ",
  "かんりしゃ",
  "カンリシャ",
  "力ンリシャ",
  "かんりにん",
  "うんえい",
  "こうしき",
  "あどみん",
  "アドミニストレーター",
  "もでれーたー",
  "管理チーム",
  "事務局",
  "開発者",
  "4dmin",
  "@dmin",
  "sys4dmin",
  "adrnin",
  "ADRNIN",
  "adnnin",
  "aclmin",
  "rnoderator",
  "5taff",
  "$taff",
  "Developer",
])("%s would pass for the site's own people", (name) => expect(isReservedName(name)).toBe(true));

test.each(["ad\u200bmin", "tanaka\u200e", "\u3164", "\u2800", "a\u034fb", "a\u200db", "tan\u00adaka"])(
  "%j hides a sign",
  (name) => expect(codeOf(name)).toBe("unfit"),
);

test.each([
  "badminton",
  "modest",
  "非公式の書記",
  "公式戦の書記",
  "Unofficial fan",
  "Falstaff",
  "Modesty 7",
  "m00n",
  "運の営み",
  "夜更かしの書記",
  "👩‍🚀 Mae",
  "👩🏽‍🚀",
  "Ёлка",
  "José",
  "rooted",
  "",
  "スタッフォード",
  "バドミントン部",
  "アドミラル",
  "月のグリモワール",
  "Grimoire fan",
  "Marnie Turner",
  "Modern Clive",
  "Team Luna",
  "Lời Nguyễn",
  "Vie\u0323\u0302t",
  "สวัสดี",
  "हिन्दी",
  "བསྒྲུབས",
  "שָׁלוֹם",
  "ﾊﾟﾋﾟﾌﾟ",
  "👩‍❤️‍👩 1️⃣",
])("%j is a name", (name) => {
  expect(codeOf(name)).toBeNull();
  expect(isReservedName(name)).toBe(false);
});

test.each([
  `a${"\u0301".repeat(40)}`,
  "Lu\u0301\u0302\u0303ca",
  "Lú\u0302\u0303ca",
  `ก${"\u0e49".repeat(5)}`,
  "﷽﷽﷽",
  "ﷺ",
  "𒐫",
  "𒈙",
  "⸻",
])("%j grows out of its line", (name) => expect(codeOf(name)).toBe("nameShape"));

test("names that look alike have one look", () => {
  expect(getNameSkeleton("Pаul")).toBe(getNameSkeleton("paul"));
  expect(getNameSkeleton("ＰＡＵＬ")).toBe(getNameSkeleton("pau1"));
  expect(getNameSkeleton("paula")).not.toBe(getNameSkeleton("paul"));
  expect(areConfusable("Luca Paul", "LucaPаul")).toBe(true);
  expect(areConfusable("ロカ", "口力")).toBe(true);
  expect(areConfusable("Marnie", "Mamie")).toBe(true);
  expect(areConfusable("Luna", "Lun4")).toBe(true);
  expect(areConfusable("👑", "🎴")).toBe(false);
  expect(areConfusable("月の司書", "月の司書たち")).toBe(false);
});

test("a name that another service gives is taken where it may stand here", () => {
  expect(providerNameSchema.parse(" Mae ")).toBe("Mae");
  expect(providerNameSchema.parse("Admin")).toBeNull();
  expect(providerNameSchema.parse(" ")).toBeNull();
});
