import type { RuleTexts } from "../rule-text";

export const PRINCIPLE_RULES = {
  "mag:101": {
    ja: "ルールとカードの記述が食い違えば、その場面に限ってカードに従うが、投了する権利だけは奪えない。",
    en: "Where a card and the rules disagree, the card wins for that situation only; nothing can take away the right to concede.",
  },
  "mag:102": {
    ja: "「できる」と「できない」がぶつかったら、「できない」が勝つ。",
    en: "When one instruction allows something and another forbids it, the prohibition wins.",
  },
  "mag:103": {
    ja: "指示のうち無理な部分は飛ばし、可能な部分はすべて行う。",
    en: "Skip the parts of an instruction that cannot be carried out and do all the rest.",
  },
  "mag:104": {
    ja: "二人が同時に決めることは、ターン・プレイヤーが先に全部決め、相手が続けて決め、最後に同時に行う。",
    en: "Simultaneous decisions are made in full by the turn player, then by the opponent, and only then carried out together.",
  },
} satisfies RuleTexts;
