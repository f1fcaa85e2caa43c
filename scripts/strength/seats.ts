import {
  autopilotSeat,
  plannerSeat,
  quickSeat,
  randomSeat,
  SEARCH_EFFORTS,
  type Seat,
  seedRandom,
} from "@/engine/magmell";

/** A five-line bot: it uses the last card that it can, attacks with everything, and otherwise takes what comes first. */
const simpleSeat: Seat = (_cards, _state, answers) => {
  const last = answers.findLast(({ do: act }) => act === "use") ?? answers.find(({ do: act }) => act === "attack");
  const answer = last ?? answers[0];
  if (answer === undefined) throw new Error("A choice offered no answer");
  return answer;
};

/** The seats whose strengths are compared, by name; each is made for one game. */
export const SEATS = {
  random: (seed: number) => randomSeat(seedRandom(seed)),
  simple: () => simpleSeat,
  former: () => autopilotSeat,
  quick: () => quickSeat,
  play: () => plannerSeat(SEARCH_EFFORTS.play),
  strong: () => plannerSeat(SEARCH_EFFORTS.strong),
} as const satisfies Readonly<Record<string, (seed: number) => Seat>>;

type SeatName = keyof typeof SEATS;

export const isSeat = (name: string): name is SeatName => Object.hasOwn(SEATS, name);
