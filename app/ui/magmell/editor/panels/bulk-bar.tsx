"use client";

import { type ReactNode, useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import type { RowEdit, SelectedRows } from "../rows/row-keys";

type Props = {
  chosen: SelectedRows;
  onAct: (act: RowEdit | { readonly do: "clear" }) => void;
  onDone: () => void;
};

/** Renders the actions on all selected cards. Each action is one undo step. */
export function BulkBar({ chosen, onAct, onDone }: Props) {
  const words = useWords("editor.bulk");
  const n = chosen.names.size;
  const act = (does: Parameters<Props["onAct"]>[0], label: ReactNode) => (
    <Button size="small" disabled={n === 0} onClick={() => onAct(does)}>
      {label}
    </Button>
  );
  return (
    <section
      aria-label={words.label}
      className="flex flex-wrap items-center gap-2 rounded-[3px] border border-gold bg-leaf p-2 text-sm"
    >
      <p role="status" className="mr-auto font-medium">
        {format(words.selected, { n })}
      </p>
      {act({ do: "add" }, words.add)}
      {chosen.place === "pool" ? null : act({ do: "remove" }, words.remove)}
      <SetCount disabled={n === 0} onSet={(count) => onAct({ do: "set", count })} />
      {act({ do: "other" }, chosen.place === "candidates" ? words.toDeck : words.toCandidates)}
      {chosen.place === "pool" ? null : act({ do: "clear" }, words.clear)}
      <Button size="small" variant="quiet" onClick={onDone}>
        {words.done}
      </Button>
    </section>
  );
}

type SetProps = { disabled: boolean; onSet: (count: number) => void };

function SetCount({ disabled, onSet }: SetProps) {
  const words = useWords("editor.bulk");
  const [count, setCount] = useState("3");
  const read = Number(count.normalize("NFKC"));
  return (
    <form
      className="flex items-center gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (Number.isInteger(read)) onSet(read);
      }}
    >
      <input
        type="text"
        inputMode="numeric"
        maxLength={2}
        aria-label={words.setLabel}
        value={count}
        onChange={(event) => setCount(event.target.value)}
        className="h-9 w-11 rounded-[3px] border border-edge bg-leaf text-center pointer-coarse:h-11"
      />
      <Button size="small" type="submit" disabled={disabled || !/^\d{1,2}$/.test(count.normalize("NFKC"))}>
        {words.set}
      </Button>
    </form>
  );
}
