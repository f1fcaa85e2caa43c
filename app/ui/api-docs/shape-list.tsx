import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { ClosedPart } from "@/app/ui/page-filter/closed-part";
import { createOpenApiDocument } from "@/lib/api/openapi";
import styles from "./api-docs.module.css";
import { FieldList } from "./field-list";
import { InlineCodeText } from "./inline-code-text";
import { listSchemaRows } from "./schema-rows";

export const getSchemaAnchor = (name: string) => `shape-${name}`;

/** Renders all named types in API responses, with the meaning of their fields. */
export const SchemaList = ({ lang }: { lang: Lang }) => {
  const words = getDictionary(lang).api;
  return (
    <ClosedPart anchor="shapes" title={words.shapes} className={styles.part}>
      <p>
        <InlineCodeText text={words.shapesText} />
      </p>
      {Object.entries(createOpenApiDocument(getTextLang(lang)).components.schemas).map(([name, schema]) => (
        <details key={name} id={getSchemaAnchor(name)} className={styles.shape}>
          <summary>
            <code>{name}</code>
          </summary>
          <FieldList
            fields={listSchemaRows(schema).map(({ path, type, shape, about }) => ({
              name: path,
              note: type,
              about,
              href: shape ? `#${getSchemaAnchor(shape)}` : undefined,
            }))}
          />
        </details>
      ))}
    </ClosedPart>
  );
};
