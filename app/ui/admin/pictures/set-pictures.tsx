"use client";

import { useState } from "react";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { SavedStatus } from "../../account/saved-note";
import { RefusalNotice } from "../../http/refusal-notice";
import { sendJson } from "../../http/send";
import { useRequest } from "../../http/use-request";
import { Button } from "../../kit/button";

/** A set with the number of its printings and of those with a picture. */
export type SetPictureStats = {
  readonly code: string;
  readonly name: string;
  readonly printings: number;
  readonly pictures: number;
  readonly shows: boolean;
};

type Props = { sets: readonly SetPictureStats[]; lang: Lang };

/** Renders the sets, each with a switch that shows or hides its pictures. */
export function SetPictures({ sets, lang }: Props) {
  const text = useWords("adminPictures");
  const [list, setList] = useState(sets);
  const { ready, failure, saved, run } = useRequest();

  const change = ({ code, name, shows }: SetPictureStats) =>
    run(sendJson("PUT", "/api/admin/images", { set: code, shows: !shows }), () => {
      setList(list.map((one) => (one.code === code ? { ...one, shows: !shows } : one)));
      return format(shows ? text.nowHidden : text.nowShown, { name });
    });

  return (
    <section aria-label={text.sets} className="grid max-w-3xl gap-4">
      <RefusalNotice failure={failure} />
      {list.length === 0 ? <p className="text-ink-soft">{text.none}</p> : null}
      <ul className="divide-y divide-line border-line border-y">
        {list.map((set) => (
          <li key={set.code} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="wrap-anywhere min-w-0">
              <span className="font-medium">{set.name}</span>
              <span className="ml-2 text-ink-soft text-sm">{set.code}</span>
              <span className="block text-ink-soft text-sm">
                {formatPlural(lang, text.count, set.pictures, { all: set.printings })}
              </span>
            </span>
            <span className="flex items-center gap-3">
              <span className={set.shows ? "text-sm" : "font-medium text-red text-sm"}>
                {set.shows ? text.shown : text.hidden}
              </span>
              <Button
                size="small"
                disabled={!ready}
                aria-label={format(set.shows ? text.hideOf : text.showOf, { name: set.name })}
                onClick={() => change(set)}
              >
                {set.shows ? text.hide : text.show}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <SavedStatus text={saved} />
    </section>
  );
}
