/** `npm run play`: a game in the terminal, by two people or against a seat. */
import { createInterface } from "node:readline";
import { main } from "./main";

const input = createInterface({ input: process.stdin, terminal: false });
process.exitCode = await main(process.argv.slice(2), { lines: input, print: (line) => console.log(line) });
input.close();
