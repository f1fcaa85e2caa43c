import type { Count, Effect } from "../../../model/effect";
import type { Filter } from "../../../model/select";
import { bind } from "../discourse/bind";
import type { Quantity } from "../phrases/numbers";
import type { Phrase } from "../phrases/phrase";
import { filterOf } from "../phrases/selections";
import type { Frame, Frames, Reading } from "./frame";
import { amountIn, chosenFrom, forDoer, playerIn, storeResult } from "./objects";
import { anyone, type Roles, subjectOf } from "./roles";

const draw: Frame = {
  effect: (roles, _, reading) => {
    const { object } = roles;
    if (
      object !== undefined &&
      (object.kind !== "things" || object.noun !== "card" || Object.keys(object.where).length > 0)
    )
      return null;
    return forDoer(roles, reading, (who) => {
      const raw = amountIn(roles, object?.kind === "things" ? object.quantity : undefined);
      if (raw === null) return null;
      const count = bind(raw, reading.discourse);
      reading.discourse.noted.amount = count;
      return [{ do: "draw", who, count }];
    });
  },
  event: ({ agent, object }, { form }) => {
    if (agent?.kind !== "player" || (object !== undefined && object.kind !== "things") || form.negative) return null;
    const who = anyone(agent.party);
    return { on: "move", what: who === "anyone" ? {} : { whose: who }, cause: "draw" };
  },
  change: ({ agent }, { form }) =>
    agent !== undefined && form.negative && form.able ? { of: agent, changes: [{ cannot: "draw" }] } : null,
};

/** Cards of a hand: 「手札を1枚」, 「手札のマジックを1枚」, 「カードを1枚」. */
function handCards(
  object: Phrase | undefined,
): { readonly where?: Filter; readonly quantity?: Quantity; readonly all: boolean } | null {
  if (object === undefined || object.kind === "quantity")
    return { all: false, ...(object && { quantity: object.quantity }) };
  if (object.kind === "zone" && object.zone === "hand")
    return { all: object.all === true, ...(object.quantity && { quantity: object.quantity }) };
  if (object.kind !== "things" || (object.zones !== undefined && object.zones.join() !== "hand")) return null;
  const filter = filterOf({ ...object, zones: undefined, whose: undefined });
  if (filter === null) return null;
  return {
    ...(Object.keys(filter).length > 0 && { where: filter }),
    ...(object.quantity && { quantity: object.quantity }),
    all: object.all === true,
  };
}

const discard: Frame = {
  effect: (roles, clause, reading) => {
    const { object, manner } = roles;
    if (object?.kind === "pointer") return discardPointed(roles, reading);
    const cards = handCards(object);
    if (cards === null) return null;
    const random = clause.adverbs.some(({ says }) => says === "random");
    const owner = object !== undefined && "whose" in object ? object.whose : undefined;
    const causes = clause.form.voice === "causative";
    const doing =
      owner !== undefined && (roles.agent === undefined || causes)
        ? { ...roles, agent: { kind: "player", party: owner } as Phrase }
        : roles;
    if (manner.length > 0) return null;
    const quantity = cards.quantity ?? roles.quantities[0];
    const all = cards.all || quantity?.count === "all";
    return forDoer(doing, reading, (who) => {
      const count = all ? "all" : discardCount(quantity, cards.where, who, roles, reading);
      if (count === null) return null;
      const store = storeResult(
        "discard",
        { plural: count !== 1, nouns: ["カード", "ユニット", "マジック"] },
        reading.discourse,
      );
      const where = cards.where && bind(cards.where, reading.discourse);
      return [{ do: "discard", who, count, how: random ? "random" : "choose", ...(where && { where }), store }];
    });
  },
  event: ({ agent, object, source }, { form }) => {
    if (form.negative) return null;
    const from = source?.kind === "zone" && source.zone === "hand" ? source : undefined;
    const owner =
      from?.whose ?? (agent?.kind === "player" ? agent.party : object?.kind === "zone" ? object.whose : undefined);
    const whose = owner === undefined ? undefined : anyone(owner);
    if (object?.kind === "zone")
      return { on: "move", what: whose === undefined || whose === "anyone" ? {} : { whose }, cause: "discard" };
    const what = object === undefined ? {} : subjectOf(object);
    if (what === null) return null;
    const filter =
      typeof what === "object" && !("player" in what) && whose !== undefined && whose !== "anyone"
        ? { ...what, whose }
        : what;
    return { on: "move", what: filter, cause: "discard" };
  },
};

function discardCount(
  quantity: Quantity | undefined,
  where: Filter | undefined,
  who: object | string,
  roles: Roles,
  { discourse }: Reading,
): Count | null {
  const raw = amountIn(roles, quantity);
  if (raw !== null) return bind(raw, discourse);
  const count = quantity?.count;
  if (count === "any") {
    const hand = { all: "hand", whose: who, ...(where && { where }) } as never;
    return { min: 0, max: { count: hand } };
  }
  return typeof count === "object" && "min" in count ? bind(count, discourse) : null;
}

/** 「それを捨てる」, 「その中のユニット・カードをすべて捨てる」 */
function discardPointed({ object, quantities }: Roles, reading: Reading): readonly Effect[] | null {
  if (object === undefined) return null;
  const chosen = chosenFrom(object, quantities[0], reading.discourse.doer, reading);
  if (chosen === null) return null;
  const store = storeResult("discard", chosen, reading.discourse);
  return [...chosen.before, { do: "discardThese", what: chosen.select, store }];
}

const choose: Frame = {
  effect: (roles, clause, reading) => {
    const { object, source } = roles;
    if (object?.kind === "word")
      return object.word === "好きな色" || object.word === "色" ? chooseColor(roles, reading) : null;
    const from = object?.kind === "quantity" || object === undefined ? source : object;
    const quantity = object?.kind === "quantity" ? object.quantity : roles.quantities[0];
    if (from === undefined) return null;
    return forDoer(roles, reading, (who) => {
      const chosen = chosenFrom(from, quantity, who, reading);
      if (chosen === null) return null;
      const random = clause.adverbs.some(({ says }) => says === "random");
      reading.discourse.result("choose", {
        select: chosen.select,
        plural: chosen.plural,
        nouns: chosen.nouns,
        it: true,
      });
      return chosen.before.map((effect) =>
        random && effect.do === "choose" ? ({ ...effect, how: "random" } as Effect) : effect,
      );
    });
  },
};

function chooseColor(roles: Roles, reading: Reading): readonly Effect[] | null {
  return forDoer(roles, reading, (who) => {
    const store = reading.discourse.newName();
    reading.discourse.noted.color = store;
    return [{ do: "chooseColor", who, store }];
  });
}

/** Looking and revealing, which differ in who sees. */
const seeing = (verb: "look" | "reveal"): Frame => ({
  effect: (roles, clause, reading) => {
    const { object, source } = roles;
    if (object === undefined) return null;
    return forDoer(roles, reading, (who) => {
      const seen = fromTop(object, source) ?? object;
      const chosen = chosenFrom(seen, roles.quantities[0], who, reading) ?? wholeHand(seen, reading);
      if (chosen === null) return null;
      const { discourse } = reading;
      const store = storeResult(verb, chosen, discourse);
      discourse.among = { stored: store };
      discourse.taken.length = 0;
      const act: Effect =
        verb === "look"
          ? { do: "look", who, what: chosen.select, store }
          : { do: "reveal", what: chosen.select, store };
      return [...chosen.before, act];
    });
  },
});

/** 「魔導書の上からカードを5枚」: the number stands with the cards. */
function fromTop(object: Phrase, source: Phrase | undefined): Phrase | null {
  if (source?.kind !== "zone" || source.position !== "top" || object.kind !== "things" || object.noun !== "card")
    return null;
  return { ...source, ...(object.quantity && { quantity: object.quantity }) };
}

/** 「手札を公開する」 means all of it. */
function wholeHand(object: Phrase, reading: Reading) {
  if (object.kind !== "zone" || object.zone !== "hand") return null;
  return chosenFrom(
    { ...object, all: true, ...(object.whose === undefined && { whose: reading.discourse.doer }) },
    undefined,
    reading.discourse.doer,
    reading,
  );
}

const search: Frame = {
  effect: (roles, _, reading) => {
    const { object, source } = roles;
    if (source?.kind !== "zone" || object?.kind !== "things") return null;
    const { zone, whose } = source;
    if (zone !== "grimoire" && zone !== "stoneDeck") return null;
    const where = filterOf({ ...object, quantity: undefined });
    if (where === null) return null;
    return forDoer(roles, reading, (who) => {
      const { discourse } = reading;
      const owner = whose === undefined ? who : playerIn(whose, discourse);
      const quantity = (object.quantity ?? roles.quantities[0])?.count;
      const count =
        quantity === "any"
          ? { count: { all: zone, whose: owner } }
          : typeof quantity === "object" && "min" in quantity
            ? quantity.max
            : quantity;
      if (owner === null || count === undefined || count === "all") return null;
      const store = storeResult(
        "search",
        { plural: count !== 1, nouns: ["カード", "ユニット", "マジック", "魔石"] },
        discourse,
      );
      const filter = bind(where, discourse);
      return [
        {
          do: "search",
          who,
          zone,
          ...(owner !== who && { whose: owner }),
          ...(Object.keys(filter).length > 0 && { where: filter }),
          count: bind(count, discourse) as never,
          store,
        },
      ];
    });
  },
};

const shuffle: Frame = {
  effect: (roles, _, reading) => {
    const { object } = roles;
    if (object?.kind !== "zone" || (object.zone !== "grimoire" && object.zone !== "stoneDeck")) return null;
    const { zone, whose } = object;
    return forDoer(
      whose === undefined ? roles : { ...roles, agent: { kind: "player", party: whose } },
      reading,
      (who) => [{ do: "shuffle", who, zone }],
    );
  },
};

export const CARDS: Frames = { draw, discard, choose, look: seeing("look"), reveal: seeing("reveal"), search, shuffle };
