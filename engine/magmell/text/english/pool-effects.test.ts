import { describe, expect, it } from "vitest";
import { findCard } from "../../model/cards";
import { CARD_POOL } from "../../testing/pool/pool";
import { renderEnglish } from "./render-english";

/** Cards of the pool, each with the lines of its English text. */
const CARDS: readonly (readonly [name: string, ...lines: string[]])[] = [
  ["bolt 2", "■Deal 2 damage to target unit."],
  ["bolt anything 3", "■Deal 3 damage to target player or unit."],
  ["burns player 4", "■Deal 4 damage to target player."],
  ["divides 3", "■Deal 3 damage divided among any number of target players or units."],
  ["burns all 1", "■Deal 1 damage to each unit."],
  ["burns both players 2", "■Deal 2 damage to each player."],
  [
    "my unit hits theirs",
    "■Target unit you control deals damage equal to its AP to target unit your opponent controls.",
  ],
  ["mends 2", "■Remove 2 damage from target unit."],
  ["mends all my units", "■Remove all damage from all units you control."],
  ["gains 3", "■You recover 3 life."],
  ["drains half their life", "■Your opponent loses life equal to half their life, rounded up."],
  ["sets life to the lower", "■Your life becomes the lower of your life and your opponent's life."],
  [
    "gains the higher of stones and units",
    "■You recover life equal to the higher of the number of stones you control and the number of units you control.",
  ],
  [
    "burns by twice the dust less one",
    "■Deal damage to target player equal to twice the number of cards named 《burns by twice the dust less one》 in your dust minus 1.",
  ],
  [
    "burns by half used and counters",
    "■Deal damage to target unit equal to half of the number of cards you have used this turn, rounded down, plus the number of charge counters on all units plus 1.",
  ],
  ["2 damage when summoned", "■When this unit is summoned, deal 2 damage to target player or unit."],
  ["1 damage when it dies", "■When this unit is put into the dust from the battle area, deal 1 damage to target unit."],
  [
    "drains when it damages",
    "■Whenever this unit deals damage to your opponent in battle, you recover that much life.",
  ],
  ["hits back", "■Whenever this unit is dealt damage, deal 1 damage to the controller of the source of that damage."],
  ["draws 1", "■Draw a card."],
  ["draws 2", "■Draw two cards."],
  ["draws when summoned", "■When this unit is summoned, draw a card."],
  ["they discard 1", "■Your opponent discards a card."],
  ["they discard at random", "■Your opponent discards a card at random."],
  ["both discard 1 at once", "■Each player chooses a card in their hand. Discard the chosen cards."],
  ["I take a magic from their hand", "■Look at your opponent's hand. Your opponent discards a magic of your choice."],
  ["discards all, draws as many", "■Discard your hand. Draw that many cards."],
  ["discards up to 2, burns as many", "■Discard up to two cards. Deal that much damage to target player."],
  [
    "finds a red unit",
    "■Search your grimoire for a red unit card, reveal it, put it into your hand and shuffle your grimoire.",
  ],
  [
    "finds a stone",
    "■Search your stone deck for a stone, put it into your stone area rested and shuffle your stone deck.",
  ],
  [
    "keeps one of the top 3",
    "■Look at the top three cards of your grimoire. Put one of them into your hand. Put the rest on the bottom of your grimoire in any order.",
  ],
  [
    "searches the top 4 of theirs",
    "■Search the top four cards of your opponent's grimoire for a card and put it into the dust. Do not shuffle your opponent's grimoire.",
  ],
  ["arranges the top 2", "■Put the top two cards of your grimoire back in any order."],
  ["shuffles theirs", "■Choose as a target a player. Your opponent shuffles their grimoire."],
  ["returns a unit", "■Return target unit to its owner's hand."],
  ["returns a unit to the bottom", "■Return target unit to the bottom of its owner's grimoire."],
  [
    "returns up to 2 from dust to the top",
    "■Return up to two target unit or magic cards in your dust to the top of your grimoire.",
  ],
  ["destroys a unit", "■Destroy target unit."],
  ["destroys all without colour", "■Destroy all colorless units and stones."],
  ["destroys a stone", "■Destroy target stone your opponent controls."],
  [
    "summons from dust",
    "■Summon target unit card with a use cost of 3 or less in your dust, rested and with a power counter on it.",
  ],
  ["summons theirs from dust", "■Summon target unit card in your opponent's dust under your control."],
  ["a unit to the dream and back", "■Put target nontoken unit you control into the dream. Summon it."],
  ["stone from dust face down", "■You may put a card in your dust into your stone area face down."],
  ["mills 2", "■Put the top two cards of your opponent's grimoire into the dust."],
  ["power counter", "■Put a power counter on target unit."],
  ["weak counters 2", "■Put two weak counters on target unit."],
  ["cremation counter", "■Put a cremation counter on target unit."],
  ["divides 3 power counters", "■Put three power counters divided among any number of target units."],
  ["takes all weak counters", "■Remove all weak counters from target unit."],
  [
    "charges each turn",
    "■At the start of your turn, put a charge counter on this unit. If it has three or more charge counters on it, remove three charge counters from it and deal 3 damage to your opponent.",
  ],
  ["makes 2 sprouts", "■Summon two 1/1 unit tokens named 《sprout》."],
  [
    "gives them a rested sprout",
    "■Summon a rested 1/1 unit token named 《sprout》 under your opponent's control. Draw that many cards.",
  ],
  [
    "leaves an ember",
    '■When this unit is put into the dust from the battle area, summon a 2/1 unit token named 《ember》 with "When this unit is put into the dust from the battle area, deal 1 damage to your opponent."',
  ],
  ["rests a unit", "■Rest target unit."],
  ["wakes a unit", "■Wake target unit you control."],
  ["turns a stone down", "■Turn target face-up stone your opponent controls face down."],
  ["turns my stones up", "■Turn all stones you control face up."],
  ["+2/+1 this turn", "■Until end of turn, target unit gets +2 AP and +1 HP."],
  ["is 0/1 and blue this battle", "■Until the end of the battle, target unit has 0 AP and 1 HP and is blue."],
  ["is also green for ever", "■For the rest of the game, target unit is also green."],
  ["loses its text until my turn", "■Until the start of your next turn, target unit loses all abilities."],
  [
    "weakens one while here",
    "■When this unit is summoned, target unit your opponent controls gets -2 AP for as long as this unit remains in the battle area.",
  ],
  [
    "grants a dying draw",
    '■Until end of turn, target unit you control gains "When this unit is put into the dust from the battle area, draw a card."',
  ],
  ["one of two", "■Choose one —", "・Put two power counters on target unit.", "・You recover 4 life."],
  [
    "mode on resolution",
    "■Choose one on resolution —",
    "・Deal 2 damage to your opponent.",
    '・Summon a 2/1 unit token named 《ember》 with "When this unit is put into the dust from the battle area, deal 1 damage to your opponent."',
  ],
  ["burns what has a colour", "■Choose a color. Deal 2 damage to each unit of the chosen color."],
  ["pays life to draw", "■Choose a number from 0 to 2. You lose that much life. Draw that many cards."],
  [
    "for each wounded unit",
    "■Note the total damage on all units. For each unit with damage on it, put a weak counter on it. You recover life equal to the noted number.",
  ],
  [
    "repeats 2 times",
    "■Do the following twice: you may summon a 1/1 unit token named 《sprout》; if you don't, you recover 2 life.",
  ],
  ["as big as my field", "■This unit gets +1 AP for each unit you control."],
  ["strong in numbers", "■Other units you control get +1 AP and +1 HP."],
  ["negates", "■Negate target card on the chant."],
  ["negates an ability", "■Negate target ability on the chant."],
  ["takes a unit this turn", "■Gain control of target unit your opponent controls until end of turn. Wake it."],
  ["gives a unit away", "■Your opponent gains control of target unit."],
  ["uses one free from hand", "■You may use a unit card with no catalyst in your hand without paying its cost."],
  ["uses a magic from dust", "■When this unit is summoned, you may use a magic in your dust."],
  ["wins with 8 units", "■At the start of your turn, if you control eight or more units, you win the game."],
  [
    "who has less loses",
    "■If your opponent has 3 or less life, your opponent loses the game. Otherwise, you lose 3 life.",
  ],
  ["nobody can read it", "■「unread」. Draw a card."],
  ["has unread text", "■「unread」."],
  ["extra attack", "■Wake target rested non-blue unit you control. Until end of turn, it cannot be defended against."],
  [
    "holds an attacker",
    "■Until the end of the battle, the attacking unit has 0 AP. Deal 1 damage to the attacked unit.",
  ],
  [
    "destroys attackers and owners weep",
    "■The owner of target unit among rested units and this magic loses 1 life. Destroy it.",
  ],
  ["peace this turn", "■Until end of turn, units your opponent controls cannot attack."],
  ["spares the turn player", "■The turn player recovers 2 life."],
];

describe("effects in English", () => {
  it.each(CARDS)("%s", (name, ...lines) => {
    const card = findCard(CARD_POOL, name);
    expect(card === null ? null : renderEnglish(card.abilities, card.kind)).toBe(lines.join("\n"));
  });
});
