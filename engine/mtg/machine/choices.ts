import {
  acceptsNumber,
  acceptsOption,
  acceptsPick,
  numberAnswers,
  optionAnswers,
  pickAnswers,
  takeResponse,
} from "../../kernel/ask";
import type { ChoiceRows } from "../../kernel/step";
import { whyNotPick } from "../combat/why-not-pick";
import type { Choice, PlayerAnswer } from "../model/choice";
import type { MtgRef } from "../model/ref";
import type { Game } from "../model/state";
import { isRepeated } from "../rules/ask-player";
import { mulliganAnswers, takeMulligan } from "../rules/setup/mulligan";
import { acceptsPriority, priorityAnswers, takePriority } from "../rules/stack/priority";

type Cited = { readonly rules: readonly MtgRef[] };

/** Handlers of all choices, by `ask`. */
export const CHOICES: ChoiceRows<Game, Choice, PlayerAnswer, Cited> = {
  mulligan: {
    rules: ["mtg-6e:P.1.7"],
    offers: () => mulliganAnswers,
    accepts: (_game, _choice, answer) => answer.do === "keep" || answer.do === "mulligan",
    take: takeMulligan,
  },
  priority: {
    rules: ["mtg-6e:T.2.2", "mtg-6e:T.4.6"],
    offers: priorityAnswers,
    accepts: acceptsPriority,
    take: takePriority,
  },
  pick: {
    rules: ["mtg-6e:T.6.4", "mtg-6e:T.6.5", "mtg-6e:C.3.r1", "mtg-6e:C.4.r1"],
    offers: (game, choice) => pickAnswers(choice).filter((answer) => whyNotPick(game, choice, answer).length === 0),
    accepts: (game, choice, answer) => acceptsPick(choice, answer) && whyNotPick(game, choice, answer).length === 0,
    take: takeResponse,
  },
  number: {
    rules: ["mtg-6e:T.6.4"],
    offers: (_game, choice) => numberAnswers(choice),
    accepts: (_game, choice, answer) => acceptsNumber(choice, answer),
    take: takeResponse,
  },
  option: {
    rules: ["mtg-6e:T.6.4"],
    offers: (_game, choice) => optionAnswers(choice, isRepeated),
    accepts: (_game, choice, answer) => acceptsOption(choice, answer, isRepeated),
    take: takeResponse,
  },
};
