import { define } from "./define";

export const builder = define({
  ja: {
    title: "デッキを組む",
    titleNamed: "{name}を組む",
    intro: "カードを検索して、魔導書と魔石デッキに加えます。作りかけはこの端末に残ります。",
  },
  en: {
    title: "Build a deck",
    titleNamed: "Building {name}",
    intro: "Search the cards and add them to the grimoire and the stone deck. The draft stays on this device.",
  },
});
