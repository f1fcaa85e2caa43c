import { bind } from "../discourse/bind";
import type { Phrase } from "../phrases/phrase";
import type { Frame, Frames } from "./frame";
import { playerIn } from "./objects";

const isGame = (phrase: Phrase | undefined): boolean =>
  phrase === undefined || (phrase.kind === "word" && phrase.word === "ゲーム");

/** Winning and losing the game (202): at once, or forbidden. */
const outcome = (verb: "win" | "lose"): Frame => ({
  effect: ({ agent, goal }, { form }, { discourse }) => {
    const party = agent === undefined ? discourse.doer : agent.kind === "player" ? agent.party : null;
    if (party === null || form.negative || !isGame(goal)) return null;
    const who = playerIn(party, discourse);
    return who === null ? null : [{ do: verb, who: bind(who, discourse) }];
  },
  change: ({ agent, goal }, { form }) =>
    agent?.kind === "player" && form.negative && isGame(goal) ? { of: agent, changes: [{ cannot: verb }] } : null,
});

export const OUTCOME: Frames = { win: outcome("win"), loseGame: outcome("lose") };
