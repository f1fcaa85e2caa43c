import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { API_BASE_PATH } from "@/lib/api/api-paths";
import { API_ROUTES, type ApiRouteName } from "@/lib/api/api-routes";
import { EXAMPLE_REQUESTS } from "@/lib/api/examples/example-requests";
import examples from "@/lib/api/examples/examples.json";
import { createOpenApiDocument, getResponseStatuses, getSchemaName, type JsonObject } from "@/lib/api/openapi";
import { CACHE_CONTROL } from "@/lib/api/types";
import styles from "./api-docs.module.css";
import { FieldList } from "./field-list";
import { formatLimit } from "./format-limit";
import { InlineCodeText } from "./inline-code-text";
import { getSchemaAnchor } from "./shape-list";
import { RequestForm, type RequestParameter } from "./try-form";

type Props = { name: ApiRouteName; lang: Lang };

/** Renders an endpoint: purpose, parameters, responses, and an example. */
export function RouteEntry({ name, lang }: Props) {
  const words = getDictionary(lang).api;
  const route = API_ROUTES[name];
  const shape = typeof route.answer === "string" ? null : getSchemaName(route.answer);
  return (
    <article aria-labelledby={`route-${name}`} className={styles.route}>
      <h3 id={`route-${name}`}>{route.title[getTextLang(lang)]}</h3>
      <p className={styles.address}>
        <span>{route.method}</span> <code>{`${API_BASE_PATH}${route.path}`}</code>
      </p>
      <p>
        <InlineCodeText text={route.about[getTextLang(lang)]} />
      </p>
      <Parameters name={name} lang={lang} />
      <p className={styles.facts}>
        <span>
          {shape ? (
            <a href={`#${getSchemaAnchor(shape)}`} className="link">
              {format(words.shape, { name: shape })}
            </a>
          ) : (
            format(words.shape, { name: String(route.answer) })
          )}
        </span>
        <span>{format(words.statuses, { statuses: getResponseStatuses(route).join(", ") })}</span>
        <span>{format(words.keeping, { value: CACHE_CONTROL[route.cache] })}</span>
        <span>{format(words.counted, { value: formatLimit(route.limit, words) })}</span>
      </p>
      {route.method === "GET" ? (
        <RequestForm
          path={route.path}
          title={route.title[getTextLang(lang)]}
          parameters={parametersOf(name, lang)}
          lang={lang}
        />
      ) : null}
      <Example name={name} lang={lang} />
    </article>
  );
}

type Parameter = RequestParameter & {
  readonly description?: string;
  readonly schema: { readonly default?: unknown };
};

/** The parameters of a route, as the description for machines lists them. */
function parametersOf(name: ApiRouteName, lang: Lang): readonly Parameter[] {
  const { method, path } = API_ROUTES[name];
  const operation = createOpenApiDocument(getTextLang(lang)).paths[path === "" ? "/" : path]?.[
    method.toLowerCase()
  ] as JsonObject;
  return operation.parameters as readonly Parameter[];
}

function Parameters({ name, lang }: Props) {
  const words = getDictionary(lang).api;
  const parameters = parametersOf(name, lang);
  if (parameters.length === 0) return null;
  const noteOf = ({ required, schema }: Parameter) => {
    if (required) return words.required;
    const { default: fallback } = schema;
    return fallback === undefined || fallback === ""
      ? words.optional
      : format(words.fallback, { value: String(fallback) });
  };
  const fields = parameters.map((parameter) => ({
    name: parameter.name,
    note: noteOf(parameter),
    about: parameter.description ?? "",
  }));
  return (
    <>
      <h4>{words.parameters}</h4>
      <FieldList fields={fields} />
    </>
  );
}

function Example({ name, lang }: { name: ApiRouteName; lang: Lang }) {
  const words = getDictionary(lang).api;
  const { path, body } = EXAMPLE_REQUESTS[name];
  const { text, cut } = getRouteExample(name);
  return (
    <details className={styles.example}>
      <summary>{words.example}</summary>
      <h4>{words.request}</h4>
      <pre>
        <code>
          {`${API_ROUTES[name].method} ${API_BASE_PATH}${decodeURIComponent(path)}`}
          {body === undefined ? null : `\nContent-Type: application/json\n\n${JSON.stringify(body, null, 2)}`}
        </code>
      </pre>
      <h4>
        {words.response} {cut ? <small>{words.shortened}</small> : null}
      </h4>
      <pre>
        <code>{text}</code>
      </pre>
    </details>
  );
}

type Recorded = Readonly<Record<string, { readonly answer: unknown; readonly cut: boolean }>>;

/** Returns the recorded answer of a route as it is shown; `cut` when more of it was answered. */
function getRouteExample(name: ApiRouteName): { readonly text: string; readonly cut: boolean } {
  const { answer, cut } = (examples as Recorded)[name] as Recorded[string];
  return { text: typeof answer === "string" ? answer : JSON.stringify(answer, null, 2), cut };
}
