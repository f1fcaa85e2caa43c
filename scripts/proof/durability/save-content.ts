/** Lines of each zone: enough that a save writes many rows. */
const LINES = 12;

/** Returns a deck that contains the number of its save in every part, so that a mixture of two saves is detected. */
export const saveContent = (save: number) => ({
  name: `save ${save}`,
  deck: { grimoire: linesOf(save, "page"), stoneDeck: linesOf(save, "stone") },
  about: { description: `save ${save}`, primer: "", tags: [], hero: null },
});

const linesOf = (save: number, word: string) =>
  Array.from({ length: LINES }, (_, line) => ({ name: `${word} ${line} of save ${save}`, count: 1 }));

/** Returns the names of the lines of a save, ordered by zone and position. */
export const saveLines = (save: number): readonly string[] => {
  const { grimoire, stoneDeck } = saveContent(save).deck;
  return [...grimoire, ...stoneDeck].map(({ name }) => name);
};

/** Returns the number of the save in a name or description; `NaN` for other text. */
export const saveNumber = (text: string): number => Number(/^save (\d+)$/.exec(text)?.[1] ?? Number.NaN);
