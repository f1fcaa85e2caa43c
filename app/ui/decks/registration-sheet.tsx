import type { ReactNode } from "react";
import { QrCode } from "@/app/ui/share/qr-code";
import styles from "./registration-sheet.module.css";

const FIELDS = ["player", "id", "event", "date"] as const;

type SheetProps = {
  title: string;
  name: { readonly label: string; readonly value: string };
  words: Readonly<Record<(typeof FIELDS)[number], string>>;
  /** The QR code with its side in millimeters; `null` for a URL too long for a code that a camera reads from paper. */
  qr: { readonly text: string; readonly label: string; readonly side: number } | null;
  zones: ReactNode;
  /** Footer with the deck check, above the judges' fields. */
  foot: ReactNode;
  judge: string;
};

/** Renders an A4 registration sheet for events, with blank fields to fill in. */
export const RegistrationSheetFrame = ({ title, name, words, qr, zones, foot, judge }: SheetProps) => (
  <article aria-label={title} className={styles.sheet}>
    <header className={styles.head}>
      <div>
        <p className={styles.heading}>{title}</p>
        <p className={styles.name}>
          <span className={styles.label}>{name.label}</span> {name.value}
        </p>
        <dl className={styles.fields}>
          {FIELDS.map((field) => (
            <div key={field}>
              <dt>{words[field]}</dt>
              <dd />
            </div>
          ))}
        </dl>
      </div>
      {qr === null ? null : (
        <div style={{ inlineSize: `${qr.side}mm` }} data-qr="">
          <QrCode text={qr.text} label={qr.label} />
        </div>
      )}
    </header>
    <div className={styles.zones}>{zones}</div>
    <footer className={styles.foot}>
      {foot}
      <p className={styles.judge}>{judge}</p>
    </footer>
  </article>
);

type ZoneProps = {
  title: string;
  total: string;
  /** The headings of the columns: copies, card, and the box that a judge ticks. */
  columns: readonly [string, string, string];
  groups: readonly {
    readonly caption: string;
    readonly lines: readonly { readonly name: string; readonly shown?: string; readonly count: number }[];
  }[];
  /** A line below the groups. */
  children?: ReactNode;
};

/** Renders a zone of a registration sheet, with a table for each group of cards. */
export const RegistrationSheetZone = ({ title, total, columns, groups, children }: ZoneProps) => (
  <section className={styles.zone}>
    <h2>
      {title}
      <span>{total}</span>
    </h2>
    {groups.map(({ caption, lines }) => (
      <table key={caption}>
        <caption>{caption}</caption>
        <thead className="sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, shown = name, count }) => (
            <tr key={name}>
              <td>{count}</td>
              <td>{shown}</td>
              <td className={styles.box} />
            </tr>
          ))}
        </tbody>
      </table>
    ))}
    {children}
  </section>
);
