import { importCardFiles } from "@/lib/magmell/catalogue/history/mutations";
import { openDatabase } from "@/prisma/factories/database";
import { buildCardFileSource } from "./card-file";

/** Publishes a valid card file for a test. */
export async function importTestCards(content: unknown) {
  const result = await importCardFiles([buildCardFileSource(content)], { database: openDatabase() });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}
