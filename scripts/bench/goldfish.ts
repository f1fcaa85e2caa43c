import { createCards, validateDecks } from "@/engine/magmell";
import { sampleGroupDraws } from "@/engine/magmell/odds";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import { simulateSolo } from "@/lib/magmell/play/trial/play-trial";
import { measureCpuMilliseconds, measureTimes } from "@/scripts/bench/search/measure";
import { readField } from "../games/field";

/** Samples of one timed call. */
const SAMPLES = 2000;
const GAMES = 200;

type Card = { readonly id: number; readonly isHit: boolean };

/**
 * Runs `npm run bench -- goldfish`: compares the draw sampler with a naive implementation, for opening hands with a
 * redraw decision and ten draws. Also measures whole solo games with the engine.
 */
export function benchGoldfish(): void {
  const group = { size: 40, hits: 16, keepLeast: 1, keepMost: 4, wanted: 4, draws: 10 };
  let seed = 1;
  const [plain = 0, sampled = 0] = measureTimes([
    () => naive(SAMPLES),
    () => {
      seed += 1;
      sampleGroupDraws(group, seed, SAMPLES);
    },
  ]);
  console.log(`deals as objects in arrays      ${perSecond(plain)} samples/cpu-s`);
  console.log(
    `deals by the sampler            ${perSecond(sampled)} samples/cpu-s   ${(plain / sampled).toFixed(1)} times`,
  );
  const { definitions, decks } = readField(getTokyoDate(new Date()));
  const cards = createCards(definitions);
  for (const { key, deck } of decks) {
    const admission = validateDecks(cards, [deck, deck], false);
    if (!admission.ok) continue;
    simulateSolo(cards, admission.lists[0], true, { seed: 1, games: 20 });
    const before = measureCpuMilliseconds();
    simulateSolo(cards, admission.lists[0], true, { seed: 1, games: GAMES });
    const each = (measureCpuMilliseconds() - before) / GAMES;
    console.log(`games alone, ${key.padEnd(19)}${each.toFixed(2).padStart(8)} ms of processor time each`);
  }
}

const perSecond = (milliseconds: number): string =>
  `${((SAMPLES / milliseconds) * 1000).toExponential(2)}`.padStart(10);

/** Deals with objects, shuffled arrays and filters. Returns a sum, so that nothing is left out. */
function naive(samples: number): number {
  const cards: readonly Card[] = Array.from({ length: 40 }, (_, id) => ({ id, isHit: id < 16 }));
  const shuffled = (pile: Card[]): Card[] => {
    for (let place = pile.length - 1; place > 0; place -= 1) {
      const other = Math.floor(Math.random() * (place + 1));
      const [one, two] = [pile[place], pile[other]];
      if (one === undefined || two === undefined) continue;
      pile[place] = two;
      pile[other] = one;
    }
    return pile;
  };
  const hitsIn = (hand: readonly Card[]) => hand.filter(({ isHit }) => isHit).length;
  let sum = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    let pile = shuffled([...cards]);
    let hand = pile.splice(0, 5);
    if (hitsIn(hand) < 1 || hitsIn(hand) > 4) {
      pile = shuffled([...pile, ...hand]);
      hand = pile.splice(0, 5);
    }
    for (let draw = 0; draw < 10; draw += 1) {
      const next = pile.shift();
      if (next !== undefined) hand.push(next);
      if (hitsIn(hand) >= 4) sum += draw;
    }
  }
  return sum;
}
