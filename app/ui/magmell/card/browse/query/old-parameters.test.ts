import { describe, expect, test } from "vitest";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { writeQuery } from "@/lib/magmell/search/query/write/write-query";
import { isCanonicalAddress, type PageParams, parseSearchParameters } from "./old-parameters";

const paramsOf = (address: string): PageParams => {
  const parameters = new URLSearchParams(address);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
};
const canonical = (address: string) => {
  const query = readQuery(parseSearchParameters(paramsOf(address)).text);
  expect(query.warnings, address).toEqual([]);
  return writeQuery(query);
};

describe("addresses that were given away", () => {
  // Frozen: whoever kept one of these must find the same cards for ever.
  test.each([
    ["q=灯", "灯"],
    ["kind=unit", "t:unit"],
    ["kind=unit,magic", "t:magic,unit"],
    ["kind=unit&kind=magic", "t:magic,unit"],
    ["timing=quick", "timing:quick"],
    ["color=blue", "c:b"],
    ["color=blue,red", "c:b,r"],
    ["color=blue,colorless", "c:b,c"],
    ["color=blue,red&colors=exactly", "c=br"],
    ["color=colorless&colors=exactly", "c:c"],
    ["colors=exactly", ""],
    ["needs=blue,green", "needs:bg"],
    ["needs=colorless", "needs:c"],
    ["use=2..4", "usev:2..4"],
    ["use=3", "usev:3"],
    ["total=..4", "total<=4"],
    ["ap=3..", "ap>=3"],
    ["hp-min=2&hp-max=", "hp>=2"],
    ["ap-min=2&ap-max=4", "ap:2..4"],
    ["set=FL", "set:FL"],
    ["set=FL,NM", "set:FL,NM"],
    [`set=a"b c`, `set:"AB C"`],
    ["catalyst=yes", "has:catalyst"],
    ["catalyst=no", "-has:catalyst"],
    ["tokens=shown", "include:token"],
    ["tokens=hidden", ""],
    ["sort=-use", "order:-use"],
    ["sort=name", "order:yomi"],
    ["sort=number", ""],
    ["view=list", "display:list"],
    ["q=灯 or 火&kind=unit", "t:unit (火 or 灯)"],
    ["q=さんさつ&kind=magic&color=blue&sort=-ap&view=list&page=2", "さんさつ t:magic c:b order:-ap display:list"],
    ["utm_source=x&kind=unit", "t:unit"],
  ])("?%s asks for %s", (address, text) => {
    expect(canonical(address)).toBe(text);
  });

  test.each(["kind=unti", "color=purple", "ap=x..y", "use=4..2", "kind=none"])(
    "?%s finds nothing and says so",
    (address) => {
      const { root, warnings } = readQuery(parseSearchParameters(paramsOf(address)).text);
      expect(warnings).not.toEqual([]);
      expect(JSON.stringify(root)).toContain('"unread"');
    },
  );

  test("keep their page", () => {
    expect(parseSearchParameters(paramsOf("kind=unit&page=3")).page).toBe(3);
    for (const page of ["0", "-1", "x", "", "１.5"])
      expect(parseSearchParameters(paramsOf(`page=${page}`)).page).toBe(1);
    expect(parseSearchParameters(paramsOf("page=99999")).page).toBe(10_000);
  });
});

test("only a query and its page make a plain address", () => {
  const asked = { text: "灯", page: 1 };
  expect(isCanonicalAddress(paramsOf("q=灯"), asked)).toBe(true);
  expect(isCanonicalAddress(paramsOf(""), { text: "", page: 1 })).toBe(true);
  expect(isCanonicalAddress(paramsOf("q=灯&page=2"), { text: "灯", page: 2 })).toBe(true);
  for (const address of ["q=", "q=灯&page=1", "q=灯&q=灯", "q=灯&kind=unit", "q= 灯", "q=灯&page=02"])
    expect(isCanonicalAddress(paramsOf(address), asked), address).toBe(false);
});
