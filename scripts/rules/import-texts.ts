import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { LoadableDocumentKey } from "@/lib/documents/readers/types";
import { replaceDocumentTexts } from "@/lib/documents/texts/mutations";
import { copyEditionSchema, copyNoteSchema } from "@/lib/documents/texts/schema";
import { editionSchema } from "@/lib/magmell/rules/schema";
import { say } from "../words/command-words.mjs";
import { formatDocumentReport } from "./document-report";
import { openDocument } from "./open-document";

type ImportOptions = {
  readonly document?: LoadableDocumentKey | undefined;
  readonly edition?: string | undefined;
  readonly note?: string | undefined;
  readonly dryRun: boolean;
  readonly partial: boolean;
};

/** Loads the texts of a document into the site's database. Throws an error with the reason if nothing was loaded. */
export async function importTexts(file: string, options: ImportOptions): Promise<void> {
  const { read, bytes } = openDocument(file, options.document);
  console.log(formatDocumentReport(basename(file), read));
  const edition = options.edition ?? read.edition ?? defaultEdition(read.document, file);
  const schema = read.document === "mag" ? editionSchema : copyEditionSchema;
  if (edition === undefined || !schema.safeParse(edition).success) throw new Error(say("rules.noEdition"));
  const note = options.note ?? null;
  if (note !== null && !copyNoteSchema.safeParse(note).success) throw new Error(say("rules.note"));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const { document, statedOn, entries } = read;
  const replaced = await replaceDocumentTexts({ document, edition, statedOn, note, sha256, entries }, options);
  const { added, changed, removed } = replaced.change;
  if (!replaced.ok) throw new Error(say("rules.cutOff", { n: removed.length, there: replaced.there }));
  const counts = { added: added.length, changed: changed.length, removed: removed.length };
  console.log(say(options.dryRun ? "rules.dryRun" : "rules.loaded", { document, edition, ...counts }));
}

/** The edition of a copy that does not state one: that of the file's name, or the only one there is of the document. */
function defaultEdition(document: LoadableDocumentKey, file: string): string | undefined {
  if (document === "mag") return /\d+(?:\.\d+)+/.exec(basename(file))?.[0];
  return document === "mtg-flow" ? "2019-07-05" : undefined;
}
