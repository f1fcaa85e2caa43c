import { lightAnswer } from "./opponent/light-policy";
import type { Seat } from "./seat";

/**
 * A seat that plays by rules of thumb without trying anything on copies: the fast opponent, and how longer plans are
 * continued. It reads nothing that is hidden from its player, and is deterministic.
 */
export const quickSeat: Seat = (cards, state, answers) => lightAnswer(cards, state, answers, null);
