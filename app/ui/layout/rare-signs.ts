/** Returns a pattern for non-ASCII characters outside all the given `unicode-range` values. */
export function createRareSignPattern(ranges: readonly string[]): RegExp {
  const held = ranges
    .flatMap((range) => range.split(","))
    .map((range) => {
      const [first, last = first] = range.trim().slice(2).split("-");
      return `\\u{${first}}-\\u{${last}}`;
    });
  return new RegExp(`[^\\u{0}-\\u{a0}${held.join("")}]`, "u");
}

/**
 * Calls `onRare` once when a character is shown or typed that the site's font subsets lack. Returns a function that
 * stops watching.
 */
export function watchRareSigns(onRare: () => void): () => void {
  const cuts = [...document.fonts].filter(({ family }) => family.includes(" Cut"));
  const rare = createRareSignPattern(cuts.map(({ unicodeRange }) => unicodeRange));
  const look = (...texts: (string | null)[]) => {
    if (!texts.some((text) => text !== null && rare.test(text))) return;
    stop();
    onRare();
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      look(...(type === "characterData" ? [target.textContent] : [...addedNodes].map(readText)));
  });
  const hearInput = ({ target }: Event) => look(target && "value" in target ? String(target.value) : null);
  const stop = () => {
    observer.disconnect();
    document.removeEventListener("input", hearInput);
  };
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  document.addEventListener("input", hearInput);
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  look(...[...document.body.childNodes].map(readText), ...[...fields].map(({ value }) => value));
  return stop;
}

/** The text of a node, but not of scripts, which hold that of the page once more. */
const readText = (node: Node): string | null => (node.nodeName === "SCRIPT" ? null : node.textContent);
