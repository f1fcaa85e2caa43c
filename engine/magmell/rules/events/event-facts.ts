import type { Occurrence } from "../../model/occurrence";
import type { EventFacts } from "../../model/scope";

const facts = (part: Partial<EventFacts>): EventFacts => ({
  subject: null,
  was: null,
  source: null,
  player: null,
  amount: 1,
  ...part,
});

/** Facts of an occurrence that abilities and replacement effects may refer to. */
export function eventFacts(event: Occurrence): EventFacts {
  switch (event.type) {
    case "moved":
      return facts({ subject: { instance: event.becomes }, was: event.instance, player: event.player });
    case "damaged": {
      const { target, source, amount } = event;
      return facts({ subject: target, source, amount, player: "player" in target ? target.player : null });
    }
    case "lifeGained":
    case "lifeLost":
      return facts({ subject: { player: event.player }, player: event.player, amount: event.amount });
    case "lifeChanged": {
      const { player, from, to } = event;
      return facts({ subject: { player }, player, amount: Math.abs(to - from) });
    }
    case "used":
    case "tokenMade":
    case "controlChanged":
      return facts({ subject: { instance: event.instance }, player: event.player });
    case "attacked":
    case "undefended":
      return facts({ subject: { instance: event.attacker } });
    case "defended":
      return facts({ subject: { instance: event.defender }, source: event.attacker });
    case "targeted": {
      const [target] = event.targets;
      const player = target !== undefined && "player" in target ? target.player : null;
      return facts({ subject: target ?? null, source: event.instance, player });
    }
    case "countersPut":
    case "countersRemoved":
      return facts({ subject: { instance: event.instance }, amount: event.count });
    case "woke":
    case "rested":
    case "turnedFaceUp":
    case "turnedFaceDown":
    case "negated":
      return facts({ subject: { instance: event.instance } });
    case "revealed": {
      const [instance] = event.instances;
      return facts({ subject: instance === undefined ? null : { instance } });
    }
    case "shuffled":
      return facts({ subject: { player: event.player }, player: event.player });
    case "momentCame":
      return facts({ player: event.player });
    default:
      return facts({});
  }
}
