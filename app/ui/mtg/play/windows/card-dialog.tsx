import { useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { SelectField } from "@/app/ui/kit/select-field";
import { TextField } from "@/app/ui/kit/text-field";
import { Citation } from "@/app/ui/mtg/citation";
import type { ByHandAct, Mana, ObjectView, PlayerAnswer, PlayProblem, ZoneId } from "@/engine/mtg";
import { formatManaCost } from "@/engine/mtg";
import { isSampleCardName } from "@/lib/mtg/catalogue/manual-card-info";
import type { GoldfishCommand } from "@/lib/mtg/play/types";
import { createManualCast } from "../game/card-action";
import { getObjectName, type PlayContext } from "../game/play-context";
import { getKeywordName, summarizeAbility } from "../log/summarize-ability";
import { describeMana } from "../table/mana-symbol";
import { NumberField, readNumberInput } from "./number-field";

type Props = { play: PlayContext; card: ObjectView };
type PartProps = Props & { onDo: (command: GoldfishCommand) => void };

/** The zone in which the player sees a card. */
function zoneOf({ table: { view } }: PlayContext, { id }: ObjectView): ZoneId {
  const holds = (list: readonly ObjectView[] | null) => list?.some((object) => object.id === id) === true;
  if (holds(view.battlefield)) return "battlefield";
  if (holds(view.stack)) return "stack";
  if (holds(view.sides[view.viewer].hand)) return "hand";
  if (holds(view.exile)) return "exile";
  return view.sides.some((side) => holds(side.graveyard)) ? "graveyard" : "library";
}

/**
 * Renders all actions on a card: those that the rules allow, the reasons why others are not allowed, and manual
 * actions.
 */
export function CardDialog({ play, card }: Props) {
  const { table, run, open } = play;
  const onDo = (command: GoldfishCommand) => {
    run(command);
    open(null);
  };
  const zone = zoneOf(play, card);
  const hasPriority = table.view.choice?.ask === "priority" && table.view.choice.player === table.view.viewer;
  const part = { play, card, onDo };
  return (
    <Dialog open onClose={() => open(null)} title={getObjectName(play, card)} closeLabel={useWords("site.close")}>
      <div className="grid gap-5">
        <Facts card={card} />
        <Plays {...part} zone={zone} />
        {hasPriority && card.thing === null ? <Moves {...part} zone={zone} /> : null}
        {hasPriority && zone === "battlefield" ? <Marks {...part} /> : null}
      </div>
    </Dialog>
  );
}

/** Everything that is known of a card: its types, cost, size, keywords and what its abilities do. */
function Facts({ card: { seen } }: Pick<Props, "card">) {
  const { types } = useWords("mtgGoldfishTable");
  const text = useWords("mtgGoldfishText");
  if (seen.types.length === 0) return null;
  const head = [
    seen.types.map((type) => types[type]).join(" "),
    seen.cost === null ? null : formatManaCost(seen.cost),
    seen.types.includes("creature") ? `${seen.power}/${seen.toughness}` : null,
    ...seen.keywords.map((keyword) => getKeywordName(keyword, text)),
  ];
  return (
    <section className="grid gap-1 text-sm">
      <h3 className="font-medium">{text.title}</h3>
      <p>{head.filter(Boolean).join(" · ")}</p>
      <ul className="list-disc pl-5 empty:hidden">
        {[...new Set(seen.abilities.map((ability) => summarizeAbility(ability, text)))].map((gist) => (
          <li key={gist}>{gist}</li>
        ))}
      </ul>
    </section>
  );
}

const byHand = (act: ByHandAct): GoldfishCommand => ({ answer: { do: "byHand", act } });

function Plays({ play, card, zone, onDo }: PartProps & { zone: ZoneId }) {
  const { table, words, open } = play;
  const w = useWords("mtgGoldfishHand.card");
  const offered = table.answers.filter((answer) => "instance" in answer && answer.instance === card.id);
  const hasPriority = table.view.choice?.ask === "priority";
  const isLand = card.seen.types.includes("land");
  // Only the rules ask what an Aura is put on.
  const isAura = card.seen.subtypes.includes("Aura");
  const name = table.names[card.card];
  const problems = zone === "hand" ? ((isLand ? table.landProblems : table.castProblems).get(card.id) ?? []) : [];
  return (
    <section className="grid gap-2">
      <h3 className="font-medium text-sm">{w.plays}</h3>
      <div className="flex flex-wrap gap-2">
        {offered.map((answer) => (
          <Button key={JSON.stringify(answer)} size="small" variant="primary" onClick={() => onDo({ answer })}>
            {playLabel(play, card, answer, w)}
          </Button>
        ))}
        {zone === "hand" && hasPriority && !isLand && !isAura && card.seen.types.length > 0 ? (
          <Button size="small" onClick={() => onDo({ answer: createManualCast(card.id) })}>
            {w.castByHand}
          </Button>
        ) : null}
        {name !== undefined && !isSampleCardName(name) && !card.isToken && card.thing === null ? (
          <Button size="small" onClick={() => open({ is: "word", name, play: zone === "hand" ? card.id : null })}>
            {card.seen.types.length === 0 ? format(words.table.say, { name }) : w.say}
          </Button>
        ) : null}
      </div>
      {offered.length === 0 && card.seen.types.length > 0 ? <Reasons problems={problems} lang={play.lang} /> : null}
    </section>
  );
}

function playLabel(
  { words }: PlayContext,
  card: ObjectView,
  answer: PlayerAnswer,
  w: Dictionary["mtgGoldfishHand"]["card"],
): string {
  if (answer.do !== "activate") return answer.do === "playLand" ? w.play : w.cast;
  const ability = card.seen.abilities[answer.ability];
  const effect = ability?.type === "activated" && "effects" in ability ? ability.effects[0] : undefined;
  const mana: Mana | null = effect?.do === "addMana" ? effect.mana : null;
  return mana === null ? w.activate : format(w.tapFor, { mana: describeMana(mana, words.mana) });
}

/** The reasons why the rules do not let a card be played, each with its rule. */
function Reasons({ problems, lang }: { problems: readonly PlayProblem[]; lang: Lang }) {
  const { why } = useWords("mtgGoldfishHand.card");
  const { other, ...texts }: Readonly<Record<string, string>> = useWords("mtgGoldfishTable.problems");
  if (problems.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      <h4 className="font-medium">{why}</h4>
      <ul className="list-disc pl-5">
        {problems.map(({ code, rule, also }) => (
          <li key={code}>
            {texts[code] ?? other}{" "}
            <span className="text-ink-soft text-xs">
              <Citation rule={rule} also={also} lang={lang} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Moves({ card: { id }, zone, onDo }: Omit<PartProps, "play"> & { zone: ZoneId }) {
  const w = useWords("mtgGoldfishHand.card");
  const moves: readonly (readonly [string, Extract<ByHandAct, { readonly act: "move" }>])[] = [
    [w.toHand, { act: "move", instance: id, to: "hand" }],
    [w.toBattlefield, { act: "move", instance: id, to: "battlefield" }],
    [w.toBattlefieldTapped, { act: "move", instance: id, to: "battlefield", tapped: true }],
    [w.toGraveyard, { act: "move", instance: id, to: "graveyard" }],
    [w.toExile, { act: "move", instance: id, to: "exile" }],
    [w.toTop, { act: "move", instance: id, to: "library" }],
    [w.toBottom, { act: "move", instance: id, to: "library", bottom: true }],
  ];
  return (
    <section className="grid gap-2">
      <h3 className="font-medium text-sm">{w.moves}</h3>
      <div className="flex flex-wrap gap-2">
        {moves
          .filter(([, act]) => act.to !== zone || zone === "library")
          .map(([label, act]) => (
            <Button key={label} size="small" onClick={() => onDo(byHand(act))}>
              {label}
            </Button>
          ))}
      </div>
    </section>
  );
}

function Marks({ play, card, onDo }: PartProps) {
  const { card: w, word } = useWords("mtgGoldfishHand");
  const [counter, setCounter] = useState(Object.keys(card.counters ?? {})[0] ?? "+1/+1");
  const [count, setCount] = useState("1");
  const [power, setPower] = useState("+1");
  const [toughness, setToughness] = useState("+1");
  const [damage, setDamage] = useState("1");
  const isCreature = card.seen.types.includes("creature");
  const put = (sign: 1 | -1) =>
    byHand({ act: "counters", instance: card.id, counter: counter.trim(), count: sign * readNumberInput(count) });
  return (
    <section className="grid gap-3">
      <h3 className="font-medium text-sm">{w.marks}</h3>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onDo(byHand({ act: card.tapped ? "untap" : "tap", instance: card.id }))}>
          {card.tapped ? w.untap : w.tap}
        </Button>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={w.counter}
          maxLength={30}
          value={counter}
          onChange={(event) => setCounter(event.target.value)}
          frameClassName="w-36"
        />
        <NumberField label={w.amount} value={count} onChange={setCount} />
        <Button size="small" onClick={() => onDo(put(1))}>
          {w.addCounter}
        </Button>
        <Button size="small" onClick={() => onDo(put(-1))}>
          {w.removeCounter}
        </Button>
      </div>
      {isCreature ? (
        <>
          <div className="flex flex-wrap items-end gap-2">
            <NumberField label={word.power} value={power} onChange={setPower} />
            <NumberField label={word.toughness} value={toughness} onChange={setToughness} />
            <Button
              size="small"
              onClick={() =>
                onDo(
                  byHand({
                    act: "points",
                    instance: card.id,
                    power: readNumberInput(power),
                    toughness: readNumberInput(toughness),
                  }),
                )
              }
            >
              {w.points}
            </Button>
          </div>
          <div className="flex flex-wrap items-end gap-2">
            <NumberField label={w.amount} value={damage} onChange={setDamage} />
            <Button
              size="small"
              onClick={() => onDo(byHand({ act: "damage", instance: card.id, amount: readNumberInput(damage) }))}
            >
              {w.damage}
            </Button>
          </div>
        </>
      ) : null}
      <Attach play={play} card={card} onDo={onDo} />
    </section>
  );
}

function Attach({ play, card, onDo }: PartProps) {
  const w = useWords("mtgGoldfishHand.card");
  const others = play.table.view.battlefield.filter(({ id }) => id !== card.id);
  const [to, setTo] = useState(`${others[0]?.id ?? ""}`);
  if (others.length === 0) return null;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label={w.attachTo}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        options={others.map((other) => ({ value: `${other.id}`, label: getObjectName(play, other) }))}
        frameClassName="min-w-40"
      />
      <Button size="small" onClick={() => onDo(byHand({ act: "attach", instance: card.id, to: Number(to) }))}>
        {w.attach}
      </Button>
    </div>
  );
}
