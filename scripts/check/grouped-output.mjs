/**
 * Returns an output for programs that run in parallel, shown one program after another. The earliest program is shown
 * live; the output of the others is buffered until their turn.
 */
export function createGroupedOutput(write = (text) => process.stdout.write(text)) {
  /** Open groups in the order of their start: `{ kept, ended }`. */
  const groups = [];
  const showNext = () => {
    while (groups.length > 0) {
      for (const text of groups[0].kept.splice(0)) write(text);
      if (!groups[0].ended) return;
      groups.shift();
    }
  };
  return {
    /** Opens a group under a heading. */
    open(heading) {
      const group = { kept: [`\n── ${heading}\n`], ended: false };
      groups.push(group);
      showNext();
      return {
        write(text) {
          group.kept.push(text);
          showNext();
        },
        end() {
          group.ended = true;
          showNext();
        },
      };
    },
    /** Prints all buffered output, at the end of an interrupted run. */
    flush() {
      for (const { kept } of groups) for (const text of kept.splice(0)) write(text);
    },
  };
}
