import { importCardFiles } from "@/lib/catalogue/mutations";
import { source } from "./card-file";
import { openDatabase } from "./database";

/** Publishes a card file of which a test knows that nothing is wrong with it. */
export async function importCards(content: unknown) {
  const result = await importCardFiles([source(content)], { database: openDatabase() });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}
