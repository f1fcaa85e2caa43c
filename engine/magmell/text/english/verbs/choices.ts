import type { Count, EffectOf } from "../../../model/effect";
import type { Select } from "../../../model/select";
import { amountText } from "../amounts";
import { doing, isClause, permission, type Said } from "../clauses";
import { inWords, type Noun } from "../grammar";
import { type Group, groupOf } from "../groups";
import { type Page, unfolded } from "../page";
import { playerNoun, withActor } from "../players";
import { headOfSelect, refer } from "../selections";
import { sayTogether } from "../sequence";
import { zonesIn } from "../zones";
import { countText, manyIn } from "./cards";
import type { VerbRows } from "./instruction";
import { sayEffect } from "./table";

type ChoiceVerb = "choose" | "chooseNumber" | "chooseColor" | "chooseMode" | "may";

/** What players decide while something resolves. */
export const CHOICE_VERBS: VerbRows<ChoiceVerb> = {
  choose: (page, effect) => {
    const player = playerNoun(page, effect.who);
    const text = withActor(page, player, () => chosenText(page, effect));
    noteChosen(page, effect, null);
    return doing(player, "choose", text);
  },
  chooseNumber: (page, { who, min, max, store }) => {
    const player = playerNoun(page, who);
    const bounds = `a number from ${amountText(page, min)} to ${amountText(page, max)}`;
    page.stored.set(store, { head: "card", manner: "chosen", many: true, number: "the chosen number" });
    return doing(player, "choose", bounds);
  },
  chooseColor: (page, { who, store }) => {
    const player = playerNoun(page, who);
    page.stored.set(store, { head: "card", manner: "chosen", many: true, number: "the number of the chosen color" });
    return doing(player, "choose", "a color");
  },
  chooseMode: (page, { who, modes }) => {
    const player = playerNoun(page, who);
    if (modes.length === 0) return doing(player, "choose", "nothing");
    const parts = modes.map((mode) => unfolded(page, () => apart(page, () => sayTogether(page, mode))));
    return doing(player, "choose", `one on resolution — ${parts.join("; or ")}`);
  },
  may: sayMay,
};

/** Each mode begins where the choice does: what another one said was never said. */
export function apart<Written>(page: Page, write: () => Written): Written {
  const { focus } = page;
  const written = write();
  page.focus = focus;
  return written;
}

/** What is chosen: "a unit you control", "one of them", "a magic from among the revealed cards". */
export function chosenText(page: Page, { from, count }: EffectOf<"choose">): string {
  const group = groupOfSelect(page, from);
  if (group !== null) return countText(page, count, group);
  const inner: Select = typeof from !== "string" && "of" in from ? from.of : from;
  const noun = refer(page, inner, "all");
  const those = noun.text.replace(/^all /, "the ");
  if (typeof from !== "string" && "of" in from) {
    const kind = groupOf(page, { zones: "dust", where: from.where, placeless: true });
    return `${countText(page, count, kind)} from among ${those}`;
  }
  return noun.many ? `${shareOf(page, count)} of ${those}` : noun.text;
}

/** How many of those that are known: "one", "up to two", "any number". */
function shareOf(page: Page, count: Count): string {
  if (typeof count === "number") return inWords(count);
  if (!("min" in count)) return `a number equal to ${amountText(page, count)}`;
  const { min, max } = count;
  if (typeof min !== "number" || typeof max !== "number") return `a number up to ${amountText(page, max)}`;
  if (min > 0) return min === max ? inWords(max) : `${inWords(min)} to ${inWords(max)}`;
  return max >= 40 ? "any number" : `up to ${inWords(max)}`;
}

function groupOfSelect(page: Page, select: Select): Group | null {
  if (typeof select === "string" || !("all" in select)) return null;
  return groupOf(page, { zones: zonesIn(select.all), whose: select.whose, where: select.where });
}

/** Notes what a choice has stored; `first` is what the next instruction calls it, when it takes it up at once. */
export function noteChosen(page: Page, { from, count, store, also }: EffectOf<"choose">, first: string | null): void {
  const source = typeof from !== "string" && "of" in from ? from.of : from;
  const pile = typeof source !== "string" && "stored" in source ? page.stored.get(source.stored) : undefined;
  if (pile !== undefined) pile.taken = true;
  const many = manyIn(count) || also === true;
  const whose = typeof from !== "string" && "all" in from && from.whose === "you" ? "your" : undefined;
  const zones = typeof from !== "string" && "all" in from ? zonesIn(from.all) : [];
  const piles = zones.length > 0 && zones.every((zone) => zone === "hand" || zone === "dust" || zone === "grimoire");
  const owner = pile?.owner ?? (piles ? whose : undefined);
  const kept = { head: headOfSelect(page, from), manner: "chosen", many, owner };
  page.stored.set(store, first === null ? kept : { ...kept, first: { text: first, many } });
  page.focus = `stored ${store}`;
}

/** "you may discard a card. If you do, draw two cards. If you don't, you lose 2 life." */
function sayMay(page: Page, { who, then, otherwise = [] }: EffectOf<"may">): Said {
  const player = playerNoun(page, who);
  const [first, ...more] = then;
  const they = player.you ? "you" : "they";
  if (first === undefined) {
    const nothing = `${player.text} may do nothing`;
    return otherwise.length === 0
      ? [nothing]
      : [nothing, `if ${they} don't, ${unfolded(page, () => sayTogether(page, otherwise))}`];
  }
  const before = page.focus;
  const allowed = allowance(page, player, first);
  const rest = allowed === null ? [] : more;
  const said = allowed ?? `${player.text} may have the following happen: ${sayTogether(page, then)}`;
  const after = rest.length === 0 ? [] : [`if ${they} do, ${sayTogether(page, rest)}`];
  page.focus = before;
  const instead =
    otherwise.length === 0
      ? []
      : [
          `${rest.length > 0 ? "otherwise" : `if ${they} don't`}, ${unfolded(page, () => sayTogether(page, otherwise))}`,
        ];
  return [said, ...after, ...instead];
}

/** What somebody may do, where it is one thing; `null` where it has to be described. */
function allowance(page: Page, player: Noun, effect: EffectOf<"may">["then"][number]): string | null {
  if (!SIMPLE(effect)) return null;
  const said = sayEffect(page, effect);
  return isClause(said) && said.afterwards === undefined ? permission(player, said) : null;
}

/** Instructions that are one clause whatever stands in them. */
const SIMPLE = (effect: EffectOf<"may">["then"][number]): boolean =>
  !["may", "if", "forEach", "repeat", "create", "unsupported", "chooseMode"].includes(effect.do) &&
  !(
    effect.do === "modify" &&
    effect.changes.some((change) => "cannot" in change || "must" in change || "mayUse" in change)
  );
