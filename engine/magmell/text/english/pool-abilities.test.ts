import { describe, expect, it } from "vitest";
import { findCard } from "../../model/cards";
import { CARD_POOL } from "../../testing/pool/pool";
import { renderEnglish } from "./render-english";

/** Cards of the pool, each with the lines of its English text. */
const CARDS: readonly (readonly [name: string, ...lines: string[]])[] = [
  ["gains when I gain", "■Whenever your opponent recovers life, you recover 1 life."],
  ["stings when they lose life", "■Whenever you lose life, deal 1 damage to your opponent."],
  ["gains when magic is used", "■Whenever a player uses a magic, you recover 1 life."],
  ["stings when it attacks", "■Whenever this unit attacks, deal 1 damage to your opponent."],
  ["grows when it defends", "■Whenever this unit defends, put a power counter on it."],
  ["gains when mine wake", "■Whenever another unit you control wakes, you recover 1 life."],
  ["stings when theirs rest", "■Whenever a unit your opponent controls is rested, deal 1 damage to your opponent."],
  ["gains when a stone turns up", "■Whenever a face-up stone is turned face up, you recover 1 life."],
  ["gains when my stone turns down", "■Whenever a stone you control is turned face down, you recover 1 life."],
  ["wakes with counters", "■Whenever one or more power counters are put on this unit, wake it."],
  [
    "stings when counters go",
    "■Whenever one or more charge counters are removed from a unit, deal 1 damage to your opponent.",
  ],
  ["gains when mine is negated", "■Whenever a card or ability you control is negated, you recover 2 life."],
  ["gains when a token comes", "■Whenever a token you control is summoned, you recover 1 life."],
  ["stings at every end", "■At the end of your turn, deal 1 damage to your opponent."],
  [
    "draws at their draw",
    "■At the start of your opponent's draw phase, if you have one or fewer cards in hand, draw a card.",
  ],
  [
    "gains at each main phase",
    "■At the start of each main phase, if it is this unit's controller's turn, you recover 1 life.",
  ],
  [
    "stings at the damage step",
    "■At the start of the damage step of a battle involving this unit, deal 1 damage to your opponent.",
  ],
  [
    "wakes after battle",
    "■At the end of a battle involving this unit, if you have used no cards this turn, wake this unit.",
  ],
  [
    "grows when another dies",
    "■Whenever another unit is destroyed or put into the dust from the battle area, put a power counter on this unit.",
  ],
  [
    "strikes what it fights",
    "■At the start of the damage step of a battle involving this unit, deal 1 damage to the defending unit.",
  ],
  [
    "marks what comes to mine",
    "■Whenever a unit your opponent controls is summoned, if that player controls no units with a weak counter on them, put a weak counter on it.",
  ],
  [
    "returns from dust",
    "■While this card is in your dust: at the start of your turn, if you have no cards in hand and control no units, return it to its owner's hand.",
  ],
  [
    "remembers in the dream",
    "■While this card is in the dream: at the end of each turn, if you have 5 or less life or it is the main phase, you recover 1 life.",
  ],
  [
    "comforts from the grimoire",
    "■While this card is in your grimoire: at the start of your turn, if you have less than 4 life, you recover 1 life.",
  ],
  ["stings later", "■At the end of this turn, deal 2 damage to your opponent."],
  ["avenges this turn", "■The next time target unit leaves the battle area, deal 2 damage to your opponent."],
  [
    "each death burns",
    "■Whenever a unit is put into the dust from the battle area this turn, deal 1 damage to your opponent.",
  ],
  [
    "takes a hostage",
    "■When this unit is summoned, gain control of target unit your opponent controls for as long as this unit remains in the battle area.",
  ],
  ["cannot attack", "■This unit cannot attack."],
  ["cannot be attacked", "■This unit cannot be attacked."],
  ["cannot defend", "■This unit cannot defend."],
  ["cannot be defended", "■This unit cannot be defended against."],
  ["only large ones defend it", "■This unit cannot be defended against by units with less than 3 AP and 4 HP or less."],
  ["must defend", "■This unit must defend if able."],
  ["cannot be targeted", "■This unit cannot be targeted."],
  ["cannot be targeted by them", "■This unit cannot be targeted by cards and abilities your opponent controls."],
  ["cannot be destroyed", "■This unit cannot be destroyed."],
  ["cannot be damaged", "■This unit cannot be dealt damage."],
  ["does not wake", "■This unit cannot wake."],
  ["does not rest", "■This unit cannot rest."],
  ["they do not draw by effect", "■During the main phase, your opponent cannot draw cards."],
  ["nobody gains life", "■Players cannot recover life."],
  ["I cannot lose", "■You cannot lose the game."],
  ["they cannot win", "■Your opponent cannot win the game."],
  ["no magic in battle", "■During battle, players cannot use magics."],
  ["cannot be negated", "■Deal 2 damage to your opponent.", "■This magic cannot be negated."],
  [
    "gives death rattles",
    '■Other units you control have "When this unit is put into the dust from the battle area, deal 1 damage to your opponent."',
  ],
  ["silences the weak", "■Other units with 1 AP lose all abilities."],
  ["paints mine red", "■Units you control are red."],
  ["paints all blue too", "■All units are also blue."],
  ["makes magic cheaper", "■Magics in your hand cost 1 less to use."],
  ["their units cost more", "■Unit cards in your opponent's hand cost 1 more to use."],
  ["no catalyst for mine", "■Cards in your hand need 1 blue, 1 green and 1 red less as catalyst."],
  [
    "cheaper for each dead",
    "■While this card is in your hand: it costs 1 less to use for each unit card in your dust.",
  ],
  ["my units are quick", "■Unit cards with normal timing in your hand have quick timing."],
  [
    "used from dust",
    "■Deal 1 damage to your opponent. Put this magic into the dream.",
    "■While this card is in your dust: it may be used as though from the hand.",
  ],
  ["plays with the top card", "■During your turn, the top card of your grimoire may be used as though from the hand."],
  ["big when behind", "■As long as you have less life than your opponent, this unit has 4 AP."],
  ["shrinks all others", "■Other units get -1 HP."],
  ["sets all to 3 HP", "■Units that are rested or in battle have 3 HP."],
  [
    "leads from field and dust",
    "■While this card is in the battle area or in your dust: other units you control with AP other than 1 get +1 AP.",
  ],
  [
    "mine on the chant cannot be negated",
    "■You recover 1 life.",
    "■Other cards and abilities you control on the chant cannot be negated.",
  ],
  ["comes with 2 power counters", "■This unit is summoned with two power counters on it."],
  ["comes rested", "■This unit is summoned rested."],
  [
    "mine go to the dream",
    "■If a nontoken unit you control would be put into the dust from the battle area, put it into the dream instead.",
  ],
  ["returns instead of dying", "■If this unit would be destroyed, put it into its owner's hand instead."],
  ["halves damage", "■If this unit would be dealt damage, it is dealt half that much, rounded down, instead."],
  [
    "doubles my damage",
    "■If a source you control would deal damage to your opponent, it deals twice that much instead.",
  ],
  ["takes my damage", "■If you would be dealt damage during your turn, deal that much damage to this unit instead."],
  ["gains 1 more", "■If you would recover life, you recover 1 more instead."],
  [
    "their stones come rested face down",
    "■During your opponent's turn, stones are put into your opponent's stone area rested and face down.",
  ],
  ["shields a unit once", "■The next time target unit would be dealt damage this turn, that damage is not dealt."],
  [
    "no draws this turn",
    "■Until the start of your next turn, if your opponent would draw a card, put it into the dust instead.",
  ],
  ["stone of all colours", "■This stone is blue, green and red."],
  ["stone that heals when placed", "■When this stone is put into the stone area, you recover 1 life."],
  ["stone that comes rested", "■This stone is red.", "■This stone is put into the stone area rested."],
  [
    "stone that listens in its deck",
    "■While this card is in your stone deck: whenever you lose life, if there is exactly one card in your stone deck, you recover 1 life.",
  ],
  [
    "stone of the green",
    "■As long as you control three or more stones named 《stone of the green》, green units you control get +1 AP.",
  ],
];

describe("abilities in English", () => {
  it.each(CARDS)("%s", (name, ...lines) => {
    const card = findCard(CARD_POOL, name);
    expect(card === null ? null : renderEnglish(card.abilities, card.kind)).toBe(lines.join("\n"));
  });
});
