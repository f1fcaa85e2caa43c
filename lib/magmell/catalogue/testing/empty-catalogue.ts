import { openDatabase } from "@/prisma/factories/database";

/** Deletes all published sets, cards, pictures, rulings, lists and catalogue versions. */
export async function clearCatalogue(): Promise<void> {
  const database = openDatabase();
  await database.ruling.deleteMany();
  await database.curatedList.deleteMany();
  await database.printing.deleteMany();
  await database.revision.deleteMany();
  await database.card.deleteMany();
  await database.cardSet.deleteMany();
  await database.cardImage.deleteMany();
  await database.takenDownImage.deleteMany();
  await database.dataVersion.deleteMany();
}
