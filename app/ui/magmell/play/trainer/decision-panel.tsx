import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Panel } from "@/app/ui/kit/panel";
import { OPENING_DECISIONS, type OpeningDecision } from "@/lib/magmell/play/decision";

/** Keyboard shortcuts of the decisions, as shown on the buttons. */
const KEYS = { keep: "K", redraw: "R" } as const satisfies Record<OpeningDecision, string>;

/** Renders the question whether to keep a hand. On a narrow screen its buttons stay within reach of the thumb. */
export function DecisionPanel({ ready, onDecide }: { ready: boolean; onDecide: (decision: OpeningDecision) => void }) {
  const words = useWords("openingValue");
  return (
    <Panel
      aria-labelledby="decide"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:grid max-md:gap-2 max-md:p-3"
    >
      <h2 id="decide" className="text-xl max-md:text-base">
        {words.ask}
      </h2>
      <div className="flex gap-3">
        {OPENING_DECISIONS.map((decision) => (
          <Button
            key={decision}
            variant="primary"
            className="min-w-36 max-md:min-w-0 max-md:flex-1"
            disabled={!ready}
            aria-keyshortcuts={KEYS[decision]}
            onClick={() => onDecide(decision)}
          >
            {words.decide[decision]}
            <kbd className="text-xs opacity-80 pointer-coarse:hidden">{KEYS[decision]}</kbd>
          </Button>
        ))}
      </div>
      <p className="w-full text-ink-soft text-sm max-md:sr-only">{words.rule}</p>
    </Panel>
  );
}
