import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { ClosedPart } from "@/app/ui/page-filter/closed-part";
import { PageFilter } from "@/app/ui/page-filter/page-filter";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { API_GROUP_NAMES, API_GROUPS } from "@/lib/api/api-groups";
import { API_BASE_PATH } from "@/lib/api/api-paths";
import { API_ROUTES, type ApiRouteName } from "@/lib/api/api-routes";
import { EXAMPLE_REQUESTS } from "@/lib/api/examples/example-requests";
import styles from "./api-docs.module.css";
import { API_GUIDE_SECTIONS, ApiGuide } from "./api-guide";
import { RouteEntry } from "./route-entry";
import { SchemaList } from "./shape-list";
import { RequestConsole } from "./try-routes";

type Props = { lang: Lang };

const names = Object.keys(API_ROUTES) as ApiRouteName[];

/** The requests that the page begins with. */
const FIRST_REQUESTS = [
  "searchCards",
  "cardByName",
  "autocomplete",
  "randomCard",
  "printing",
  "sets",
  "rulings",
  "ruleById",
  "publicDecks",
  "bulk",
] as const satisfies readonly ApiRouteName[];

/** Renders the API reference from the route table: ten example requests, then collapsed sections. */
export const ApiDocs = ({ lang }: Props) => {
  const words = getDictionary(lang).api;
  return (
    <div className={styles.docs}>
      <nav aria-labelledby="contents" className={`no-print ${styles.contents}`}>
        <h2 id="contents">{words.contents}</h2>
        <ol>
          {API_GUIDE_SECTIONS.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{words[part]}</a>
            </li>
          ))}
          {API_GROUP_NAMES.map((group) => (
            <li key={group}>
              <a href={`#${group}`}>{API_GROUPS[group].title[getTextLang(lang)]}</a>
            </li>
          ))}
          <li>
            <a href="#shapes">{words.shapes}</a>
          </li>
        </ol>
      </nav>
      <div className={styles.parts}>
        <section aria-labelledby="first" className={styles.part}>
          <h2 id="first">{words.first}</h2>
          <ul className={styles.sentences}>
            {FIRST_REQUESTS.map((name) => (
              <li key={name}>
                <a href={`#route-${name}`} className="link">
                  {API_ROUTES[name].title[getTextLang(lang)]}
                </a>
                <br />
                <code>{`GET ${API_BASE_PATH}${decodeURIComponent(EXAMPLE_REQUESTS[name].path)}`}</code>
              </li>
            ))}
          </ul>
        </section>
        <WithWords lang={lang} words={["pageFilter", "tryRoute"]}>
          <PageFilter root="api-parts" entries="article, details[id]" />
          <RequestConsole />
        </WithWords>
        <Unhydrated id="api-parts">
          <ApiGuide lang={lang} />
          {API_GROUP_NAMES.map((group) => (
            <ClosedPart
              key={group}
              anchor={group}
              title={API_GROUPS[group].title[getTextLang(lang)]}
              className={styles.part}
            >
              <p>{API_GROUPS[group].about[getTextLang(lang)]}</p>
              {names
                .filter((name) => API_ROUTES[name].group === group)
                .map((name) => (
                  <RouteEntry key={name} name={name} lang={lang} />
                ))}
            </ClosedPart>
          ))}
          <SchemaList lang={lang} />
        </Unhydrated>
      </div>
    </div>
  );
};
