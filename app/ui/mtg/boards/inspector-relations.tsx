import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { SelectField } from "@/app/ui/kit/select-field";
import { type BoardObject, type Target, ZONE_IDS } from "@/engine/mtg";
import { changeObject, getObjectSide, moveObject } from "@/lib/mtg/boards/edit-board";
import {
  getAttackTarget,
  getAttackTargets,
  getBlockedAttacker,
  setAttack,
  setBlock,
} from "@/lib/mtg/boards/edit-combat";
import type { InspectorProps } from "./inspector-props";

/** Renders fields for the zone, owner, controller, host and combat of an object. */
export function InspectorRelations(part: InspectorProps & { onAttach: (id: BoardObject["id"]) => void }) {
  const words = useWords("mtgLab");
  const { board, object, onLay } = part;
  const players = (["0", "1"] as const).map((value) => ({ value, label: words.players[value] }));
  const isThing = object.thing !== undefined;
  const change = (marks: Parameters<typeof changeObject>[2]) => onLay(changeObject(board, object.id, marks));
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      {isThing ? null : (
        <SelectField
          label={words.marks.zone}
          value={object.zone}
          options={ZONE_IDS.map((zone) => ({ value: zone, label: words.zones[zone] }))}
          onChange={({ target }) =>
            onLay(
              moveObject(board, object.id, {
                zone: target.value as BoardObject["zone"],
                player: getObjectSide(object),
              }),
            )
          }
        />
      )}
      <SelectField
        label={words.marks.owner}
        value={`${object.owner}`}
        options={players}
        onChange={({ target }) => change({ owner: seat(target.value) })}
      />
      <SelectField
        label={words.marks.controller}
        value={`${object.controller ?? object.owner}`}
        options={players}
        onChange={({ target }) => change({ controller: seat(target.value) })}
      />
      {isThing ? null : <Kinds {...part} />}
      {object.zone === "battlefield" ? <Fights {...part} /> : null}
    </div>
  );
}

const seat = (value: string): 0 | 1 => (value === "1" ? 1 : 0);

/** A target as the value of an option: a player by letter, an object by number. */
const codeOf = (target: Target | null | undefined): string =>
  !target ? "" : "player" in target ? `p${target.player}` : `${target.instance}`;

const targetIn = (value: string): Target | null =>
  value === "" ? null : value.startsWith("p") ? { player: seat(value.slice(1)) } : { instance: Number(value) };

const labelOf = (target: Target, { names }: InspectorProps, players: Dictionary["mtgLab"]["players"]): string =>
  "player" in target ? players[`${target.player}`] : (names[target.instance] ?? "");

/** The marks that only some kinds of things have: hosts, copies, protectors and sectors. */
function Kinds(part: InspectorProps & { onAttach: (id: BoardObject["id"]) => void }) {
  const { board, object, card, onLay, onAttach } = part;
  const words = useWords("mtgLab");
  const change = (marks: Parameters<typeof changeObject>[2]) => onLay(changeObject(board, object.id, marks));
  const none = { value: "", label: words.unattached };
  const hosts: readonly Target[] = [
    ...board.pieces
      .filter(({ id, zone }) => id !== object.id && zone === "battlefield")
      .map(({ id }) => ({ instance: id })),
    ...(card.enchants?.players ? ([{ player: 0 }, { player: 1 }] as const) : []),
  ];
  const isSculpted = board.cards.some(({ keywords = [] }) => keywords.includes("spaceSculptor"));
  return (
    <>
      {object.zone === "battlefield" ? (
        <div className="grid gap-1">
          <SelectField
            label={words.marks.attachedTo}
            value={codeOf(object.attachedTo)}
            options={[
              none,
              ...hosts.map((host) => ({ value: codeOf(host), label: labelOf(host, part, words.players) })),
            ]}
            onChange={({ target }) => change(attached(targetIn(target.value)))}
          />
          <Button size="small" className="justify-self-start" onClick={() => onAttach(object.id)}>
            {words.pickHost}
          </Button>
        </div>
      ) : null}
      <SelectField
        label={words.marks.copy}
        value={object.copy ?? ""}
        options={[none, ...(["spell", "card"] as const).map((value) => ({ value, label: words.copies[value] }))]}
        onChange={({ target }) =>
          change({ copy: target.value === "spell" || target.value === "card" ? target.value : undefined })
        }
      />
      {card.types.includes("battle") ? (
        <SelectField
          label={words.marks.protector}
          value={object.protector === undefined ? "" : `${object.protector}`}
          options={[none, ...(["0", "1"] as const).map((value) => ({ value, label: words.players[value] }))]}
          onChange={({ target }) => change({ protector: target.value === "" ? undefined : seat(target.value) })}
        />
      ) : null}
      {isSculpted && card.types.includes("creature") ? (
        <SelectField
          label={words.marks.sector}
          value={`${object.sector ?? ""}`}
          options={[none, ...([1, 2, 3] as const).map((n) => ({ value: `${n}`, label: format(words.sector, { n }) }))]}
          onChange={({ target }) => change({ sector: ([1, 2, 3] as const).find((n) => `${n}` === target.value) })}
        />
      ) : null}
    </>
  );
}

const attached = (host: Target | null): Parameters<typeof changeObject>[2] =>
  host === null ? { attachedTo: undefined, attachedAt: undefined } : { attachedTo: host };

/** Whom a creature attacks, or which attacker of the other side it blocks. */
function Fights(part: InspectorProps) {
  const { board, object, card, onLay, names } = part;
  const words = useWords("mtgLab");
  if (!card.types.includes("creature")) return null;
  const none = { value: "", label: words.unattached };
  const enemies = (board.combat?.attackers ?? []).filter(({ id }) => {
    const one = board.pieces.find((other) => other.id === id);
    return one !== undefined && getObjectSide(one) !== getObjectSide(object);
  });
  return (
    <>
      <SelectField
        label={words.marks.attacks}
        value={codeOf(getAttackTarget(board, object.id))}
        options={[
          none,
          ...getAttackTargets(board, object).map((one) => ({
            value: codeOf(one),
            label: labelOf(one, part, words.players),
          })),
        ]}
        onChange={({ target }) => onLay(setAttack(board, object.id, targetIn(target.value)))}
      />
      {enemies.length === 0 ? null : (
        <SelectField
          label={words.marks.blocks}
          value={`${getBlockedAttacker(board, object.id) ?? ""}`}
          options={[none, ...enemies.map(({ id }) => ({ value: `${id}`, label: names[id] ?? "" }))]}
          onChange={({ target }) =>
            onLay(setBlock(board, object.id, target.value === "" ? null : Number(target.value)))
          }
        />
      )}
    </>
  );
}
