import { IdenticonFigure } from "@/app/ui/card/identicon-figure";
import type { Lang } from "@/app/ui/i18n/lang";
import { Skeleton } from "@/app/ui/kit/skeleton";
import type { GoldfishWords } from "./goldfish-words";
import { RuleNote } from "./question/rule-number";
import styles from "./table/goldfish.module.css";

const PLACES = ["first", "second", "third", "fourth", "fifth"];

/** Holds the places of the opening hand until it is dealt. */
export const Dealing = ({ lang, words, words: { goldfish } }: { lang: Lang; words: GoldfishWords }) => (
  <div className={`${styles.dealing} grid gap-5`}>
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 className="text-xl">{goldfish.turn.preparing}</h2>
        <p className="flex min-h-9 items-center gap-2 text-ink-soft text-sm pointer-coarse:min-h-11">
          <IdenticonFigure name={goldfish.title} className="size-6" />
          {goldfish.loading}
        </p>
      </div>
      <RuleNote lang={lang} words={words} text={goldfish.redraw.body} rule="mag:503.1.1.3" />
    </div>
    <div className={styles.deal}>
      {PLACES.map((place) => (
        <Skeleton key={place} className="aspect-[63/88] w-full" />
      ))}
    </div>
  </div>
);
