import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import { ClosedPart } from "@/app/ui/page-filter/closed-part";
import { API_ERROR_CODES, API_ERRORS } from "@/lib/api/api-errors";
import { API_BASE_PATH } from "@/lib/api/api-paths";
import { CACHE_CONTROL, type CachePolicy } from "@/lib/api/types";
import { API_LIMITS, type ApiLimitName } from "@/lib/rate-limits";
import styles from "./api-docs.module.css";
import { formatLimit } from "./format-limit";
import { InlineCodeText } from "./inline-code-text";

type Props = { lang: Lang };

/** Anchors of the guide's sections, which come before the routes. */
export const API_GUIDE_SECTIONS = ["base", "promise", "limits", "caching", "errors"] as const;

/** Renders the rules for all endpoints: base URL, stability, rate limits, caching, and errors. */
export const ApiGuide = ({ lang }: Props) => {
  const words = getDictionary(lang).api;
  return (
    <>
      <Part name="base" lang={lang}>
        <p className={styles.address}>
          <code>{API_BASE_PATH}</code>
        </p>
        <p>
          <InlineCodeText text={words.baseText} />
        </p>
        <p>{words.examples}</p>
        <p>
          <InlineCodeText text={words.assistants} />
        </p>
        <p className="flex flex-wrap gap-x-6">
          <a href={`${API_BASE_PATH}/openapi.json${lang === "ja" ? "?lang=ja" : ""}`} className="link">
            {words.machine}
          </a>
          <a href={localizePath(lang, "/syntax")} className="link">
            {words.syntax}
          </a>
        </p>
      </Part>
      <Part name="promise" lang={lang}>
        <p>{words.promiseLead}</p>
        <h3>{words.never}</h3>
        <Sentences of={words.neverList} />
        <h3>{words.may}</h3>
        <Sentences of={words.mayList} />
        <p>{words.newVersion}</p>
      </Part>
      <Part name="limits" lang={lang}>
        <p>
          <InlineCodeText text={words.limitsText} />
        </p>
        <Table
          head={[words.limitUse, words.limitPer]}
          rows={(Object.keys(API_LIMITS) as ApiLimitName[]).map((limit) => ({
            id: limit,
            cells: [words.limitNames[limit], formatLimit(limit, words)],
          }))}
        />
        <p>
          {words.limitsProxy} <InlineCodeText text={words.polite} />
        </p>
      </Part>
      <Part name="caching" lang={lang}>
        <p>
          <InlineCodeText text={words.cachingText} />
        </p>
        <Table
          head={[words.cacheValue, words.cacheUse]}
          rows={(Object.keys(CACHE_CONTROL) as CachePolicy[]).map((cache) => ({
            id: cache,
            cells: [`\`${CACHE_CONTROL[cache]}\``, words.caches[cache]],
          }))}
        />
      </Part>
      <Part name="errors" lang={lang}>
        <p>
          <InlineCodeText text={words.errorsText} />
        </p>
        <Table
          head={[words.errorCode, words.errorStatus, words.errorAbout]}
          rows={API_ERROR_CODES.map((code) => ({
            id: `error-${code}`,
            cells: [`\`${code}\``, String(API_ERRORS[code].status), API_ERRORS[code].about[getTextLang(lang)]],
          }))}
        />
      </Part>
    </>
  );
};

const Part = ({ name, children, lang }: Props & { name: (typeof API_GUIDE_SECTIONS)[number]; children: ReactNode }) => (
  <ClosedPart anchor={name} title={getDictionary(lang).api[name]} className={styles.part}>
    {children}
  </ClosedPart>
);

const Sentences = ({ of }: { of: Readonly<Record<string, string>> }) => (
  <ul className={styles.sentences}>
    {Object.entries(of).map(([key, sentence]) => (
      <li key={key}>
        <InlineCodeText text={sentence} />
      </li>
    ))}
  </ul>
);

type GuideRow = { readonly id: string; readonly cells: readonly string[] };

const Table = ({ head, rows }: { head: readonly string[]; rows: readonly GuideRow[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, cells }) => (
        <tr key={id} id={id}>
          {cells.map((cell, column) => (
            <td key={head[column]}>
              <InlineCodeText text={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
