import type { ReactNode } from "react";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { getLanguageName } from "@/app/i18n/language-name";
import { useWords } from "@/app/i18n/use-words";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { Dialog } from "@/app/ui/kit/dialog";
import { MENU_ITEM_CLASS } from "@/app/ui/kit/menu";
import { Icon, type IconName } from "@/app/ui/kit/svg-icon";
import type { PlainCommand } from "@/lib/magmell/play/types";
import { formatSeed } from "@/lib/play/seed";
import type { TableContext } from "../../game/table-context";
import { ReplayLinkButton } from "../../link/replay-link-button";

type Props = {
  open: boolean;
  onClose: () => void;
  play: TableContext;
  onShare: () => void;
  onOpen: (name: "keys" | "setup" | "lines") => void;
  /** URL of the deck's page. */
  deckPage: string;
  /** URLs of the trainer and the trial of the deck. */
  trainer: string;
  trial: string;
  otherLangs: readonly Lang[];
  deckName: ReactNode;
  /** Notices about the deck and the URL. */
  notices: ReactNode;
};

/**
 * Renders the game menu with actions that are seldom needed during a turn: seat, new hands, setup, sharing, and links
 * to other pages.
 */
export function GameMenu(props: Props) {
  const { open, onClose, play, onShare, onOpen, deckPage, trainer, trial, otherLangs, deckName, notices } = props;
  const { table, lang } = play;
  const goldfish = useWords("goldfish");
  const { act, first, table: text } = goldfish;
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  const command = (wish: PlainCommand) => after(() => play.onCommand(wish));
  const ends = table.offers.includes("pass") && table.view.phase === "main" && table.view.battle === null;
  return (
    <Dialog open={open} onClose={onClose} title={text.menu} closeLabel={useWords("site.close")}>
      <div className="grid gap-4">
        <fieldset className="flex flex-wrap items-center gap-2" title={first.hint}>
          <legend className="sr-only">{`${first.label} (${first.hint})`}</legend>
          {(["goFirst", "goSecond"] as const).map((side) => (
            <CheckboxChip
              key={side}
              type="radio"
              name="first"
              checked={table.goesFirst === (side === "goFirst")}
              onChange={() => play.onCommand(side)}
            >
              {first[side]}
            </CheckboxChip>
          ))}
          <span className="text-ink-soft text-sm">{format(goldfish.seed, { seed: formatSeed(table.seed) })}</span>
        </fieldset>
        <ul className="grid gap-0.5 sm:grid-cols-2">
          <Item icon="shuffle" onClick={command("newHand")}>
            {act.newHand}
          </Item>
          <Item
            icon="again"
            off={table.offers.includes("sameSeed") ? null : text.untouched}
            onClick={command("sameSeed")}
          >
            {act.sameSeed}
          </Item>
          {ends ? (
            <Item icon="right" onClick={command("pass")}>
              {text.toEnd}
            </Item>
          ) : null}
          <Item icon="share" onClick={after(onShare)}>
            {act.share}
          </Item>
          <Item icon="person" onClick={() => onOpen("setup")}>
            {goldfish.setup.button}
          </Item>
          {table.lines.length > 1 ? (
            <Item icon="list" onClick={() => onOpen("lines")}>
              {goldfish.setup.lines.button} {table.lines.length}
            </Item>
          ) : null}
          <Item icon="keyboard" onClick={() => onOpen("keys")}>
            {act.keys}
          </Item>
        </ul>
        <ReplayLinkButton play={play} size="small" />
        {notices}
        <ul aria-label={text.menuPage} className="grid gap-0.5 border-line border-t pt-3 sm:grid-cols-2">
          <Way icon="book" to={deckPage}>
            <span className="min-w-0 truncate">{deckName}</span>
          </Way>
          <Way icon="hand" to={trainer}>
            {text.trainer}
          </Way>
          <Way icon="checklist" to={trial}>
            {text.trial}
          </Way>
          <Way icon="search" to={localizePath(lang, "/cards")}>
            {text.cards}
          </Way>
          <Way icon="text" to={localizePath(lang, "/rules")}>
            {text.rules}
          </Way>
          <Way icon="left" to={localizePath(lang, "/")}>
            {text.home}
          </Way>
          {otherLangs.map((other) => (
            <Language key={other} lang={other} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

type ItemProps = {
  icon: IconName;
  /** Reason why the action is disabled; null if it is enabled. */
  off?: string | null;
  onClick: () => void;
  children: ReactNode;
};

const Item = ({ icon, off = null, onClick, children }: ItemProps) => (
  <li>
    <button
      type="button"
      className={`${MENU_ITEM_CLASS} aria-disabled:text-ink-soft`}
      aria-disabled={off !== null}
      onClick={off === null ? onClick : undefined}
    >
      <Icon name={icon} size={18} />
      <span>
        {children}
        {off === null ? null : <span className="block text-xs">{off}</span>}
      </span>
    </button>
  </li>
);

/** Link to the page in another language, with the same hand. */
function Language({ lang }: { lang: Lang }) {
  const query = new URLSearchParams(window.location.search);
  query.set("lang", lang);
  return (
    <li>
      <a
        href={`${window.location.pathname}?${query}${window.location.hash}`}
        lang={lang}
        hrefLang={lang}
        rel="alternate"
        className={MENU_ITEM_CLASS}
      >
        <Icon name="globe" size={18} />
        {getLanguageName(lang)}
      </a>
    </li>
  );
}

const Way = ({ icon, to, children }: { icon: IconName; to: string; children: ReactNode }) => (
  <li>
    <a href={to} className={MENU_ITEM_CLASS}>
      <Icon name={icon} size={18} />
      {children}
    </a>
  </li>
);
