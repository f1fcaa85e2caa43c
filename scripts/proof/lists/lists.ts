import { defineProof } from "../kit/proof";
import { readFolder } from "./read-folder";

/** Proof that the Magic list parser reads real lists correctly, from a folder outside the project. */
export const lists = defineProof({
  says: "The reader of Magic lists reads a folder of real files: no card is lost, and none is made up.",
  folder: "real lists; a file NAME.truth beside a text list has its cards as a person counted them (main 4 Name)",
  options: {
    sample: { default: 50, says: "text lists that are drawn to be counted by hand" },
    seed: { default: 1, says: "seed of the drawing" },
    percent: { default: 99, says: "of the card lines that have to be right" },
  },
  run: async ({ sample, seed, percent }, bars, folder) => {
    const { files, toCount } = readFolder(folder, sample, seed);
    const known = files.flatMap(({ truth }) => truth ?? []);
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
    const empty = files.filter(({ read, doubts }) => read === 0 && doubts.length === 0);
    bars.figure("Files", files.length);
    bars.figure("Names read", sum(files.map(({ read }) => read)));
    bars.figure("Files whose truth is known", known.length);
    for (const file of toCount) bars.figure("To be counted by hand", file);
    for (const doubt of files.flatMap(({ doubts }) => doubts)) bars.figure("Refused or in doubt", doubt);
    for (const { file, truth } of files)
      if (truth !== null && (truth.right < truth.lines || truth.phantoms.length > 0))
        bars.figure(file, `${truth.right} of ${truth.lines} right; made up: ${truth.phantoms.join(", ") || "–"}`);
    bars.bar("Files of which nothing was read and nothing told", empty.length, { atMost: 0 });
    bars.bar("Text lists of the sample that nobody counted", toCount.length, { atMost: 0 });
    const lines = sum(known.map((one) => one.lines));
    const right = sum(known.map((one) => one.right));
    bars.bar("Card lines that are right, in percent", (100 * right) / lines, { atLeast: percent });
    bars.bar("Cards that are made up", sum(known.map(({ phantoms }) => phantoms.length)), { atMost: 0 });
  },
});
