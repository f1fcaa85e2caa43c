import { type ReactNode, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { SelectField } from "@/app/ui/kit/select-field";
import { TextField } from "@/app/ui/kit/text-field";
import { type ByHandAct, MANA_TYPES, type ManaType, NO_MANA } from "@/engine/mtg";
import type { PlayContext } from "../game/play-context";
import { ManaAmounts } from "../table/mana-symbol";
import { NumberField, readNumberInput } from "./number-field";
import { UnchangedNote } from "./unchanged-note";

/** Renders the dialog for manual actions without a card: life, mana, library and tokens. */
export function ManualActionsDialog({ play }: { play: PlayContext }) {
  const w = useWords("mtgGoldfishHand.hand");
  return (
    <Dialog open onClose={() => play.open(null)} title={w.title} closeLabel={useWords("site.close")}>
      <div className="grid gap-5">
        <p className="text-sm">{w.lead}</p>
        <UnchangedNote play={play} />
        <Life play={play} />
        <ManaPart play={play} />
        <LibraryPart play={play} />
        <Token play={play} />
      </div>
    </Dialog>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-1">
    <h3 className="font-medium text-sm">{title}</h3>
    <div className="flex flex-wrap items-end gap-2">{children}</div>
  </section>
);

const act = ({ run }: PlayContext, done: ByHandAct) => run({ answer: { do: "byHand", act: done } });

function Life({ play }: { play: PlayContext }) {
  const w = useWords("mtgGoldfishHand.hand");
  const { me, opponent } = useWords("mtgGoldfishTable.table");
  const { table } = play;
  const { viewer } = table.view;
  const [who, setWho] = useState<"0" | "1">("1");
  const [amount, setAmount] = useState("1");
  const change = (sign: 1 | -1) =>
    act(play, { act: "life", player: who === "0" ? 0 : 1, amount: sign * readNumberInput(amount) });
  const life = (player: 0 | 1) => table.view.sides[player].life;
  return (
    <Part title={w.life}>
      <SelectField
        label={w.who}
        value={who}
        onChange={(event) => setWho(event.target.value === "0" ? "0" : "1")}
        options={[
          { value: "1", label: `${opponent} (${life(viewer === 0 ? 1 : 0)})` },
          { value: "0", label: `${me} (${life(viewer)})` },
        ]}
      />
      <NumberField label={w.amount} value={amount} onChange={setAmount} />
      <Button size="small" onClick={() => change(-1)}>
        {w.lose}
      </Button>
      <Button size="small" onClick={() => change(1)}>
        {w.gain}
      </Button>
    </Part>
  );
}

function ManaPart({ play }: { play: PlayContext }) {
  const w = useWords("mtgGoldfishHand.hand");
  const names = useWords("mtgGoldfishTable.mana");
  const { table } = play;
  const { pool } = table.view.sides[table.view.viewer];
  const [type, setType] = useState<ManaType>(() => MANA_TYPES.find((one) => pool[one] > 0) ?? "c");
  const [amount, setAmount] = useState("1");
  const mana = { ...NO_MANA, [type]: Math.max(0, readNumberInput(amount)) };
  return (
    <Part title={w.mana}>
      <p className="flex w-full items-center gap-2 text-sm">
        {w.poolLeft} <ManaAmounts mana={pool} />
      </p>
      <SelectField
        label={w.mana}
        value={type}
        onChange={(event) => setType(MANA_TYPES.find((one) => one === event.target.value) ?? "c")}
        options={MANA_TYPES.map((one) => ({ value: one, label: `${one.toUpperCase()} ${names[one]}` }))}
      />
      <NumberField label={w.amount} value={amount} onChange={setAmount} />
      <Button size="small" onClick={() => act(play, { act: "spendMana", mana })}>
        {w.spend}
      </Button>
      <Button size="small" onClick={() => act(play, { act: "addMana", mana })}>
        {w.add}
      </Button>
    </Part>
  );
}

function LibraryPart({ play }: { play: PlayContext }) {
  const w = useWords("mtgGoldfishHand.hand");
  const { open } = play;
  const [count, setCount] = useState("1");
  const look = () => {
    act(play, { act: "look", count: readNumberInput(count) });
    open({ is: "pile", pile: "looked" });
  };
  return (
    <Part title={useWords("mtgGoldfishTable.table").library}>
      <NumberField label={w.amount} value={count} onChange={setCount} />
      <Button size="small" onClick={() => act(play, { act: "draw", count: readNumberInput(count) })}>
        {w.drawCards}
      </Button>
      <Button size="small" onClick={look}>
        {w.lookCards}
      </Button>
      <Button size="small" onClick={() => open({ is: "pile", pile: "library" })}>
        {w.search}
      </Button>
      <Button size="small" onClick={() => act(play, { act: "shuffle" })}>
        {w.shuffle}
      </Button>
    </Part>
  );
}

function Token({ play: { run } }: { play: PlayContext }) {
  const { hand: w, word } = useWords("mtgGoldfishHand");
  const [label, setLabel] = useState(w.tokenSample as string);
  const [power, setPower] = useState("1");
  const [toughness, setToughness] = useState("1");
  const [count, setCount] = useState("1");
  const points = (text: string) => Math.min(99, Math.max(0, readNumberInput(text)));
  const make = () =>
    run({
      token: { label: label.trim() || w.tokenSample, power: points(power), toughness: points(toughness) },
      count: readNumberInput(count),
    });
  return (
    <Part title={w.token}>
      <TextField
        label={w.tokenName}
        maxLength={40}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        frameClassName="w-36"
      />
      <NumberField label={word.power} value={power} onChange={setPower} />
      <NumberField label={word.toughness} value={toughness} onChange={setToughness} />
      <NumberField label={w.amount} value={count} onChange={setCount} />
      <Button size="small" onClick={make}>
        {w.make}
      </Button>
    </Part>
  );
}
