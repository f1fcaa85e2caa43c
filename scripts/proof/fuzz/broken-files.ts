import { gzipSync } from "node:zlib";
import { buildCardFileSource } from "../../../lib/magmell/catalogue/testing/card-file";
import { buildFullCardFile } from "../../../lib/magmell/catalogue/testing/malformed-files";

type BrokenFile = { readonly file: string; readonly bytes: Uint8Array };

const DEEP = 1_000_000;
const MEGABYTE = 1024 * 1024;

/**
 * Returns files that are not card files or are expensive to parse: other encodings, compressed, deeply nested, and very
 * long.
 */
export function createBrokenFiles(): readonly BrokenFile[] {
  const good = Buffer.from(buildCardFileSource(buildFullCardFile()).bytes);
  const text = good.toString("utf8");
  const file = (name: string, content: string | Uint8Array): BrokenFile => ({
    file: name,
    bytes: Buffer.from(content),
  });
  return [
    file("empty.json", ""),
    file("spaces.json", " \n\t "),
    file("shift-jis.json", sjis(text)),
    file("zeros.json", new Uint8Array(1_000)),
    file("packed.json", gzipSync(Buffer.alloc(20 * MEGABYTE))),
    file("deep-lists.json", `{"format":${"[".repeat(DEEP)}`),
    file("deep-objects.json", '{"cards":'.repeat(DEEP / 10)),
    file("not-a-number.json", text.replace(/"ap":\d+/, '"ap":NaN')),
    file("key-twice.json", text.replace('"name":', '"name":"x","name":')),
    file("one-long-row.csv", `number,name\n1,"${"あ".repeat(MEGABYTE)}`),
    file("many-columns.csv", `${"a,".repeat(100_000)}\n1`),
    file("../../etc/passwd", good),
    file("prototype.json", '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}}}'),
  ];
}

/** Encodes a text with Shift_JIS bytes in place of non-ASCII characters (always those of あ). */
const sjis = (text: string): Uint8Array =>
  Buffer.concat([...text].map((sign) => (sign > "\u007f" ? Buffer.from([0x82, 0xa0]) : Buffer.from(sign))));
