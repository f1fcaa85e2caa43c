import { readCardData } from "../read-card-data";

// Run by itself, with as little memory as a test gives it: reads the file that is named and prints how many cards it has.
const [, , file = ""] = process.argv;
const read = await readCardData(file, { texts: false });
process.stdout.write(`${read.ok ? read.collection.cards.size : JSON.stringify(read.problems)}\n`);
