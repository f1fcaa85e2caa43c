import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { collectCommonPasswords } from "./common-passwords.mjs";

const FILE = fileURLToPath(new URL("../../lib/accounts/server/common-passwords.json", import.meta.url));
const { source, passwords } = collectCommonPasswords();
const brotli = brotliCompressSync(passwords.join("\n")).toString("base64");
const text = `${JSON.stringify({ source, count: passwords.length, brotli }, null, 2)}\n`;
writeFileSync(FILE, text);
console.log(`${passwords.length} passwords of ${source} written: ${text.length} bytes`);
