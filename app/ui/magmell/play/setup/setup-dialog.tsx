import { type ReactNode, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { CheckboxLine } from "@/app/ui/kit/check-line";
import { Dialog } from "@/app/ui/kit/dialog";
import { SelectField } from "@/app/ui/kit/select-field";
import type { Deck } from "@/engine/magmell";
import { OPPONENT_KINDS, type OpponentKind, type StopRules } from "@/lib/magmell/play/types";
import { formatSeed } from "@/lib/play/seed";
import type { TableContext } from "../game/table-context";
import { changeTableSettings, PACES, useTableSettings } from "../table-settings";
import { OpeningHandPicker } from "./chosen-hand";

/** A deck that the opponent may play, with its deck code and its name in the reader's language. */
export type OpponentDeck = { readonly code: string; readonly name: string };

type Props = {
  open: boolean;
  onClose: () => void;
  play: TableContext;
  deck: Deck;
  rivals: readonly OpponentDeck[];
};

/** Renders the game settings: opponent, play or draw, fixed cards of the opening hand, and stops. */
export function SetupDialog({ open, onClose, play, deck, rivals }: Props) {
  const setup = useWords("goldfish.setup");
  return (
    <Dialog open={open} onClose={onClose} title={setup.title} closeLabel={useWords("site.close")}>
      <div className="grid gap-6">
        <GameForm play={play} deck={deck} rivals={rivals} onDone={onClose} />
        <StopForm play={play} />
        <AskedLine told={play.table.handPay} onAsk={(handPay) => play.onCommand({ handPay })}>
          {setup.handPay}
        </AskedLine>
        <ViewForm />
      </div>
    </Dialog>
  );
}

type FormProps = Pick<Props, "play" | "deck" | "rivals"> & { onDone: () => void };

/** Option value for the opponent's current deck. */
const PRESENT = "present";

function GameForm({ play, deck, rivals, onDone }: FormProps) {
  const { table, onCommand } = play;
  const { setup, first } = useWords("goldfish");
  const [kind, setKind] = useState<OpponentKind>(table.opponent.kind);
  const [goesFirst, setGoesFirst] = useState(table.goesFirst);
  const [hand, setHand] = useState<readonly string[]>(table.opening?.hand ?? []);
  const [against, setAgainst] = useState(table.opponent.deck === null ? "" : PRESENT);
  const options = [
    { value: "", label: setup.sameDeck },
    ...(table.opponent.deck === null ? [] : [{ value: PRESENT, label: setup.thisDeck }]),
    ...rivals.map(({ code, name }) => ({ value: code, label: name })),
  ];
  const deal = () => {
    onDone();
    if (against !== PRESENT && against !== (table.opponent.deck === null ? "" : PRESENT)) {
      // Other cards take part in the game, and the page brings them along.
      const query = new URLSearchParams({ seed: formatSeed(table.seed), opponent: kind });
      if (!goesFirst) query.set("first", "2");
      if (against !== "") query.set("against", against);
      window.location.assign(`?${query}${window.location.hash}`);
      return;
    }
    const opening = hand.length === 0 ? null : { hand, stones: [] };
    onCommand({ setup: { goesFirst, opening, opponent: { kind, deck: table.opponent.deck } } });
  };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        deal();
      }}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-medium">{setup.opponent}</legend>
        <div className="flex flex-wrap gap-2">
          {OPPONENT_KINDS.map((one) => (
            <CheckboxChip key={one} type="radio" name="opponent" checked={kind === one} onChange={() => setKind(one)}>
              {setup.kinds[one]}
            </CheckboxChip>
          ))}
        </div>
        <p className="text-ink-soft text-sm">{setup.about[kind]}</p>
      </fieldset>
      <SelectField
        label={setup.deck}
        options={options}
        value={against}
        onChange={(event) => setAgainst(event.currentTarget.value)}
      />
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-1 font-medium">{setup.seat}</legend>
        {([true, false] as const).map((own) => (
          <CheckboxChip
            key={`${own}`}
            type="radio"
            name="seat"
            checked={goesFirst === own}
            onChange={() => setGoesFirst(own)}
          >
            {own ? first.goFirst : first.goSecond}
          </CheckboxChip>
        ))}
      </fieldset>
      <OpeningHandPicker deck={deck} hand={hand} onHand={setHand} play={play} />
      <div className="grid gap-1">
        <Button type="submit" variant="primary">
          {setup.deal}
        </Button>
        <p className="text-ink-soft text-sm">{setup.dealNote}</p>
      </div>
    </form>
  );
}

const STOPS = ["uses", "attacks", "ends", "own"] as const satisfies readonly (keyof StopRules)[];

function StopForm({ play: { table, onCommand } }: { play: TableContext }) {
  const setup = useWords("goldfish.setup");
  return (
    <fieldset className="grid">
      <legend className="mb-1 font-medium">{setup.stops}</legend>
      <p className="text-ink-soft text-sm">{setup.stopsBody}</p>
      {STOPS.map((stop) => (
        <AskedLine key={stop} told={table.stops[stop]} onAsk={(stops) => onCommand({ stops: { [stop]: stops } })}>
          {setup.stop[stop]}
        </AskedLine>
      ))}
    </fieldset>
  );
}

/** How this browser shows tables. */
function ViewForm() {
  const text = useWords("goldfish.playback");
  const settings = useTableSettings();
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">{text.pace}</legend>
      <div className="flex flex-wrap gap-2">
        {PACES.map((pace) => (
          <CheckboxChip
            key={pace}
            type="radio"
            name="pace"
            checked={settings.pace === pace}
            onChange={() => changeTableSettings({ pace })}
          >
            {text.paces[pace]}
          </CheckboxChip>
        ))}
      </div>
      <CheckboxLine checked={settings.ruleDetails} onChange={(ruleDetails) => changeTableSettings({ ruleDetails })}>
        {text.ruleDetails}
      </CheckboxLine>
    </fieldset>
  );
}

type AskedProps = { told: boolean; onAsk: (value: boolean) => void; children: ReactNode };

/** A setting of the running game. */
function AskedLine({ told, onAsk, children }: AskedProps) {
  const [shown, ask] = useOptimisticSetting(told, onAsk);
  return (
    <CheckboxLine checked={shown} onChange={ask}>
      {children}
    </CheckboxLine>
  );
}

/** Returns the requested value of a setting at once, before the game's worker confirms it. */
function useOptimisticSetting<Value>(
  told: Value,
  ask: (value: Value) => void,
): readonly [Value, (value: Value) => void] {
  const [latest, setLatest] = useState({ told, shown: told });
  // Another value from the worker wins over whatever was asked for before it.
  if (latest.told !== told) setLatest({ told, shown: told });
  const change = (shown: Value) => {
    setLatest({ told, shown });
    ask(shown);
  };
  return [latest.told === told ? latest.shown : told, change];
}
