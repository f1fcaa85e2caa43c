import { openDatabase } from "@/prisma/factories/database";

/** Takes away all that was published: sets, cards, rulings and lists, and the versions that tell of them. */
export async function emptyCatalogue(): Promise<void> {
  const database = openDatabase();
  await database.ruling.deleteMany();
  await database.curatedList.deleteMany();
  await database.printing.deleteMany();
  await database.revision.deleteMany();
  await database.card.deleteMany();
  await database.cardSet.deleteMany();
  await database.dataVersion.deleteMany();
}
