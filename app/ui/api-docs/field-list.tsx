import styles from "./api-docs.module.css";
import { InlineCodeText } from "./inline-code-text";

type Field = {
  readonly name: string;
  /** Note beside the name: a type, or whether the field is optional. */
  readonly note: string;
  readonly href?: string | undefined;
  readonly about: string;
};

/** Renders parameters or fields with name, type and description. */
export const FieldList = ({ fields }: { fields: readonly Field[] }) => (
  <dl className={styles.fields}>
    {fields.map(({ name, note, href, about }) => (
      <div key={name}>
        <dt>
          <code>{name}</code> {href ? <a href={href}>{note}</a> : <span>{note}</span>}
        </dt>
        <dd>
          <InlineCodeText text={about} />
        </dd>
      </div>
    ))}
  </dl>
);
