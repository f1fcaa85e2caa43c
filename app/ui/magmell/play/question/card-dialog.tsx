import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { Dialog } from "@/app/ui/kit/dialog";
import { Notice } from "@/app/ui/kit/notice";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { CardText, getCardText } from "@/app/ui/magmell/card/card-text";
import { useCardWords } from "@/app/ui/magmell/card/card-words";
import type { PlayerAnswer } from "@/engine/magmell";
import { findUnreadTexts } from "@/lib/magmell/catalogue/views/coverage";
import type { ShownCard, TableContext } from "../game/table-context";
import { type GoldfishCard, getCardTitle } from "../goldfish-card";
import { describeAttackProblem, describeUseProblem, type ProblemExplanation } from "../log/describe-problem";
import { TermText } from "../terms/term-text";
import { RuleNumber } from "./rule-number";

type Props = { shown: ShownCard | null; play: TableContext; onClose: () => void };

/** Renders a card in large size with its text, and what it can do now or why it cannot. */
export function CardDialog({ shown, play, onClose }: Props) {
  const { cards, lang } = play;
  const words = useWords("goldfish");
  const card = shown === null ? undefined : cards[shown.card];
  return (
    <Dialog
      open={card !== undefined}
      onClose={onClose}
      title={getCardTitle(lang, card)}
      closeLabel={useWords("site.close")}
      actions={
        card === undefined || shown === null ? null : (
          <>
            <ButtonLink href={pageOf(lang, card)}>
              {card.written === null ? words.card.page : words.card.write}
            </ButtonLink>
            <Act shown={shown} play={play} onClose={onClose} />
          </>
        )
      }
    >
      {card === undefined || shown === null ? null : (
        <div className="grid justify-items-center gap-4 sm:grid-cols-[14rem_1fr] sm:items-start sm:justify-items-stretch">
          <CardFace card={card} printing={card.printing} lang={lang} className="max-w-72" />
          <div className="grid gap-4">
            {card.text === "" ? null : (
              <CardText text={getCardText(lang, card)} lang={lang} className="leading-relaxed" />
            )}
            <WhyNot shown={shown} play={play} />
            {card.coverage === "full" ? null : <UnreadNotice card={card} />}
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** Says what of a text is played by hand, or that it may mean something else than what is played. */
function UnreadNotice({ card: { abilities } }: { card: GoldfishCard }) {
  const words = useWords("goldfish");
  const unread = findUnreadTexts(abilities);
  if (unread.length === 0) return <Notice tone="info" title={words.play.open} />;
  return (
    <Notice tone="info" title={words.byHand.title}>
      {unread.map((text) => (
        <CardText key={text} text={text} className="mb-1" />
      ))}
      {words.play.byHand}
    </Notice>
  );
}

/** Returns the URL of a card's page; for a custom card, the page where it was written. */
const pageOf = (lang: Lang, { name, written }: GoldfishCard): string =>
  written === null
    ? localizePath(lang, `/cards/${encodeURIComponent(name)}`)
    : `${localizePath(lang, "/cards/write")}#${written}`;

type PartProps = { shown: ShownCard; play: TableContext };

function WhyNot({ shown: { instance }, play }: PartProps) {
  const { table, formatter, lang } = play;
  const text = useWords("goldfish.play");
  const symbols = useCardWords(lang);
  if (instance === null) return null;
  const uses = table.uses[instance] ?? [];
  const attacks = table.attacks[instance] ?? [];
  if (table.view.choice === null || table.view.choice.ask === "redraw") return null;
  return (
    <>
      {uses.length > 0 ? (
        <ProblemExplanations
          lang={lang}
          title={text.cannotUse}
          reasons={uses.map((problem) => describeUseProblem(formatter, symbols, problem))}
        />
      ) : null}
      {attacks.length > 0 ? (
        <ProblemExplanations
          lang={lang}
          title={text.cannotAttack}
          reasons={attacks.map((problem) => describeAttackProblem(formatter, problem))}
        />
      ) : null}
    </>
  );
}

function Act({ shown: { instance }, play, onClose }: PartProps & { onClose: () => void }) {
  const { table, onCommand } = play;
  const text = useWords("goldfish.play");
  if (instance === null) return null;
  const answer: PlayerAnswer | null =
    table.uses[instance]?.length === 0
      ? { do: "use", instance }
      : table.attacks[instance]?.length === 0
        ? { do: "attack", unit: instance }
        : null;
  if (answer === null) return null;
  const act = () => {
    onClose();
    onCommand({ answer });
  };
  return (
    <Button variant={table.harms[instance] === undefined ? "primary" : "plain"} onClick={act}>
      {answer.do === "use" ? text.use : text.attack}
    </Button>
  );
}

type ExplanationProps = { lang: Lang; title: string; reasons: readonly ProblemExplanation[] };

/** Renders the reasons why a card cannot be used, each with its rule and a way around it. */
function ProblemExplanations({ lang, title, reasons }: ExplanationProps) {
  return (
    <Notice tone="warning" title={title}>
      <ul className="grid gap-2">
        {reasons.map(({ why, way, rule }) => (
          <li key={`${rule}${why}`}>
            <p>
              <TermText text={why} lang={lang} /> <RuleNumber rule={rule} lang={lang} />
            </p>
            <p className="text-ink-soft">
              <TermText text={way} lang={lang} />
            </p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
