/** Lines of each zone: enough that a save writes many rows. */
const LINES = 12;

/** Returns a deck of which every part tells the number of the save that wrote it, so that a mixture of two saves is seen. */
export const saveContent = (save: number) => ({
  name: `save ${save}`,
  deck: { grimoire: linesOf(save, "page"), stoneDeck: linesOf(save, "stone") },
  about: { description: `save ${save}`, primer: "", tags: [], hero: null },
});

const linesOf = (save: number, word: string) =>
  Array.from({ length: LINES }, (_, line) => ({ name: `${word} ${line} of save ${save}`, count: 1 }));

/** Returns the names of the lines of a save, in the order of their zones and positions. */
export const saveLines = (save: number): readonly string[] => {
  const { grimoire, stoneDeck } = saveContent(save).deck;
  return [...grimoire, ...stoneDeck].map(({ name }) => name);
};

/** Returns the number of the save that a name or a description tells; `NaN` for another text. */
export const saveNumber = (text: string): number => Number(/^save (\d+)$/.exec(text)?.[1] ?? Number.NaN);
