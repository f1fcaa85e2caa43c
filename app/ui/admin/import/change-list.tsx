import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import type { ImportReview, ReviewCard, ReviewField, ReviewRow } from "@/lib/magmell/catalogue/import/import-review";
import { Icon, type IconName } from "../../kit/svg-icon";
import { TextChanges } from "../../magmell/card/page/text-changes";
import { formatValue } from "./format-value";
import { getFieldLabel } from "./problem-table";

type Shared = {
  /** The name of a card by its number. */
  nameOf: (card: number) => string;
  /** Whether the changes are unpublished, so that new rows have no page yet. */
  coming?: boolean;
  lang: Lang;
};
type Kind = ReviewRow["kind"] | ReviewCard["kind"];
type RowKind = keyof Dictionary["adminImport"]["rows"];

const SIGNS = {
  added: { icon: "plus", ink: "text-green" },
  new: { icon: "plus", ink: "text-green" },
  changed: { icon: "again", ink: "text-blue" },
  removed: { icon: "minus", ink: "text-red" },
  withdrawn: { icon: "minus", ink: "text-red" },
  returned: { icon: "undo", ink: "text-green" },
} as const satisfies Record<Kind, { icon: IconName; ink: string }>;

/** Renders the added, changed and removed rows of an import by subject, with texts compared word by word. */
export function ChangeList({ review, ...shared }: Shared & { review: ImportReview }) {
  const { cards, sets, rulings, lists } = review;
  return (
    <div className="grid gap-4">
      <Rows rows={sets} kind="set" {...shared} />
      {cards.map((card) => (
        <CardChanges key={card.number} card={card} {...shared} />
      ))}
      <Rows rows={rulings} kind="ruling" {...shared} />
      <Rows rows={lists} kind="list" {...shared} />
    </div>
  );
}

const BOX = "rounded-[3px] border border-line bg-leaf px-4 py-3";

function CardChanges({ card, ...shared }: Shared & { card: ReviewCard }) {
  const { name, number, kind, fields, revisions, printings } = card;
  return (
    <article className={BOX}>
      <h3 className="flex flex-wrap items-baseline gap-x-3">
        {kind === "new" && shared.coming ? (
          <span lang="ja" className="text-lg">
            {name}
          </span>
        ) : (
          <a lang="ja" href={localizePath(shared.lang, `/cards/${encodeURIComponent(name)}`)} className="link text-lg">
            {name}
          </a>
        )}
        <span className="font-gothic font-normal text-ink-soft text-sm">{number}</span>
        <Sign kind={kind} lang={shared.lang} />
      </h3>
      <div className="divide-y divide-line">
        {fields.length > 0 ? <Fields fields={fields} kind={kind === "new" ? "added" : "changed"} {...shared} /> : null}
        {revisions.map((row) => (
          <Row key={row.id} row={row} kind="revision" place={dayOf(row, shared.lang)} {...shared} />
        ))}
        {printings.map((row) => (
          <Row key={row.id} row={row} kind="printing" place={row.id} {...shared} />
        ))}
      </div>
    </article>
  );
}

/** The id of a revision is its card and its day. */
const dayOf = ({ id }: ReviewRow, lang: Lang): string =>
  format(getDictionary(lang).adminImport.review.from, { date: id.split(" ").at(-1) ?? "" });

const Rows = ({ rows, kind, ...shared }: Shared & { rows: readonly ReviewRow[]; kind: RowKind }) =>
  rows.map((row) => (
    <article key={row.id} className={BOX}>
      <Row row={row} kind={kind} place={row.id} {...shared} />
    </article>
  ));

function Row({ row, kind, place, ...shared }: Shared & { row: ReviewRow; kind: RowKind; place: string }) {
  return (
    <div className="py-2">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <Sign kind={row.kind} lang={shared.lang} />
        <span className="font-medium">{getDictionary(shared.lang).adminImport.rows[kind]}</span>
        <span className="text-ink-soft">{place}</span>
      </p>
      <Fields fields={row.fields} kind={row.kind} {...shared} />
    </div>
  );
}

function Sign({ kind, lang }: { kind: Kind; lang: Lang }) {
  const { icon, ink } = SIGNS[kind];
  return (
    <span className={`inline-flex items-center gap-1 font-gothic font-medium text-sm ${ink}`}>
      <Icon name={icon} size={16} />
      {getDictionary(lang).adminImport.kinds[kind]}
    </span>
  );
}

/** Fields with longer texts, which have their own line and are compared word by word. */
const LONG: ReadonlySet<string> = new Set(["text", "flavor", "question", "englishQuestion", "answer", "englishAnswer"]);

function Fields({ fields, kind, ...shared }: Shared & { fields: readonly ReviewField[]; kind: ReviewRow["kind"] }) {
  const words = getDictionary(shared.lang).adminImport;
  // What is not so goes without saying for what comes or goes.
  const told = kind === "changed" ? fields : fields.filter(({ before, after }) => before + after !== "false");
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 py-1 text-sm">
      {told.map((change) => (
        <div key={change.field} className={LONG.has(change.field) ? "w-full" : undefined}>
          <dt className="inline text-ink-soft">{getFieldLabel(change.field, words)} </dt>
          <dd className={LONG.has(change.field) ? "text-base" : "inline"}>
            {kind === "changed" ? <Change change={change} {...shared} /> : <Value change={change} {...shared} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Value = ({ change: { field, before, after }, ...shared }: Shared & { change: ReviewField }) => (
  <span className="whitespace-pre-line">{formatValue(field, after || before, shared)}</span>
);

function Change({ change: { field, before, after }, ...shared }: Shared & { change: ReviewField }) {
  const text = getDictionary(shared.lang).adminImport;
  if (LONG.has(field)) return <TextChanges before={before} after={after} lang={shared.lang} />;
  const shown = (value: string) => (value === "" ? text.review.blank : formatValue(field, value, shared));
  return (
    <>
      <del className="text-red">
        <span className="sr-only">{text.review.before} </span>
        {shown(before)}
      </del>{" "}
      <span aria-hidden="true">→</span>{" "}
      <ins className="text-green">
        <span className="sr-only">{text.review.after} </span>
        {shown(after)}
      </ins>
    </>
  );
}
