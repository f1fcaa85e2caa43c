import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { LOADABLE_DOCUMENT_KEYS, type LoadableDocumentKey } from "@/lib/documents/readers/types";
import { deleteDocumentTexts } from "@/lib/documents/texts/mutations";
import { db } from "@/lib/server/db";
import { importTexts } from "../rules/import-texts";
import { findOverlap } from "../rules/overlap/find-overlap";
import { verifyDocument } from "../rules/verify-document";
import { STRUCTURE_FOLDER, StructureWriteError, writeStructure } from "../rules/write-structure";
import { say } from "../words/command-words.mjs";
import { describeFailure } from "./commands/describe-failure";

const USAGE = say("rules.help", { documents: LOADABLE_DOCUMENT_KEYS.join(" | ") });

/**
 * Runs `npm run rules`: loads the texts of rules documents for this site alone, in addition to the project's summaries.
 * Returns the exit code. The texts stay in the database; no project file and no bulk file contains them.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean" },
      document: { type: "string" },
      edition: { type: "string" },
      note: { type: "string" },
      partial: { type: "boolean" },
      "dry-run": { type: "boolean" },
    },
  });
  const [command, file, ...others] = positionals;
  if (values.help || command === "help") {
    console.log(USAGE);
    return 0;
  }
  const document = isDocument(values.document) ? values.document : undefined;
  if (values.document !== undefined && document === undefined)
    return refuse(
      `${say("rules.unknownDocument", { document: values.document, known: LOADABLE_DOCUMENT_KEYS.join(say("list.join")) })}\n${USAGE}`,
    );
  if (command === "remove" && others.length === 0 && (file === undefined || isDocument(file)))
    return closing(() => remove(file));
  if (command === "overlap" && file !== undefined) return findOverlap([file, ...others]) === 0 ? 0 : 1;
  if (file === undefined || others.length > 0) return refuse(USAGE);
  if (command === "verify") return verifyDocument(file, document) ? 0 : 1;
  if (command === "structure") writeStructure(file, document);
  else if (command === "import") {
    const { edition, note, partial = false, "dry-run": dryRun = false } = values;
    await closing(() => importTexts(file, { document, edition, note, partial, dryRun }));
  } else return refuse(USAGE);
  return 0;
}

/** The result of an action on the database, which is closed after it. */
async function closing<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } finally {
    await db().$disconnect();
  }
}

const isDocument = (text: string | undefined): text is LoadableDocumentKey =>
  LOADABLE_DOCUMENT_KEYS.some((key) => key === text);

async function remove(document: LoadableDocumentKey | undefined): Promise<number> {
  console.log(say("rules.removed", { n: await deleteDocumentTexts(document) }));
  return 0;
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}

if (existsSync(".env")) process.loadEnvFile(".env");
try {
  process.exitCode = await main();
} catch (error) {
  const message = describeFailure(error);
  process.exitCode = refuse(
    error instanceof StructureWriteError
      ? say("rules.halfWritten", { folder: STRUCTURE_FOLDER, message })
      : say("rules.failed", { message }),
  );
}
