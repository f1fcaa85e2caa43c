import { format } from "@/app/ui/i18n/format";
import { Button } from "@/app/ui/kit/button";
import { Glyph } from "@/app/ui/kit/glyph";
import type { InstanceView } from "@/engine/magmell";
import type { Play } from "../game/play";
import { formatCard } from "../log/log-formatter";
import styles from "./goldfish.module.css";
import { InstanceCard } from "./instance-card";

type Props = {
  hand: readonly InstanceView[];
  /** All cards side by side as large as the page allows, to decide on the hand. */
  large: boolean;
  play: Play;
};

/** The cards of the hand. Each opens its large view, and is used from here. */
export function HandRow({ hand, large, play }: Props) {
  if (hand.length === 0) return <p className="text-ink-soft">{play.words.goldfish.zones.emptyHand}</p>;
  return (
    <ul className={large ? styles.deal : styles.hand}>
      {hand.map((instance, place) => (
        <InstanceCard
          key={instance.id}
          instance={instance}
          play={play}
          actions={<Use instance={instance} digit={place < 9 ? place + 1 : null} play={play} />}
        />
      ))}
    </ul>
  );
}

type UseProps = { instance: InstanceView; digit: number | null; play: Play };

/** Uses the card, or tells why it cannot be used. Nothing while the player is asked something else. */
function Use({ instance: { id, card }, digit, play }: UseProps) {
  const { table, formatter, words, onCommand, onShow } = play;
  const { play: text } = words.goldfish;
  const problems = table.uses[id];
  const { choice, viewer } = table.view;
  if (problems === undefined || card === null || choice?.ask !== "priority" || choice.player !== viewer) return null;
  const name = formatCard(formatter, card);
  return problems.length === 0 ? (
    <Button
      variant="primary"
      size="small"
      className="mt-1.5 w-full"
      aria-label={format(text.useNth, { name })}
      aria-keyshortcuts={digit === null ? undefined : `${digit}`}
      onClick={() => onCommand({ answer: { do: "use", instance: id } })}
    >
      {text.use}
      {digit === null ? null : <span className="text-xs opacity-80 pointer-coarse:hidden">{digit}</span>}
    </Button>
  ) : (
    <Button
      variant="quiet"
      size="small"
      className="mt-1.5 w-full gap-1! px-0! text-ink-soft!"
      aria-label={format(text.whyNth, { name })}
      onClick={() => onShow({ card, instance: id })}
    >
      <Glyph name="info" size={16} />
      {text.why}
    </Button>
  );
}
