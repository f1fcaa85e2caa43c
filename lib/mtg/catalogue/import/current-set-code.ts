/** Codes that sets had in the card database and the programs of their time, by those that all sources use now. */
const OLD_CODES = {
  ...{ lea: "1e", leb: "2e", "2ed": "2u", "3ed": "3e", "4ed": "4e", "5ed": "5e", "6ed": "6e" },
  ...{ arn: "an", atq: "aq", leg: "le", drk: "dk", fem: "fe", ice: "ia", chr: "ch", hml: "hm", all: "al" },
  ...{ mir: "mi", vis: "vi", wth: "wl", tmp: "te", sth: "st", exo: "ex", usg: "uz", ulg: "gu", uds: "cg" },
  ...{ mmq: "mm", nem: "ne", pcy: "pr", inv: "in", por: "po", p02: "p2", ptk: "pk", ugl: "ug" },
} as const;

const now: ReadonlyMap<string, string> = new Map(Object.entries(OLD_CODES).map(([code, old]) => [old, code]));

/** Returns the code of a set that all sources use now, in small letters, for that code or an old one. */
export function toCurrentSetCode(written: string): string {
  const code = written.toLowerCase();
  return now.get(code) ?? code;
}
