import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { PageFilter } from "@/app/ui/page-filter/page-filter";
import { API_GROUP_NAMES, API_GROUPS } from "@/lib/api/api-groups";
import { API_ROUTES, type ApiRouteName } from "@/lib/api/api-routes";
import styles from "./api-docs.module.css";
import { API_GUIDE_SECTIONS, ApiGuide } from "./api-guide";
import { RouteEntry } from "./route-entry";
import { SchemaList } from "./shape-list";
import { RequestConsole } from "./try-routes";

type Props = { lang: Lang };

const names = Object.keys(API_ROUTES) as ApiRouteName[];

/** Renders all about the public interface on one page, made of the same table as the interface itself. */
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
        <WithWords lang={lang} words={["pageFilter", "tryRoute"]}>
          <PageFilter root="api-parts" entries="article, details[id]" />
          <RequestConsole />
        </WithWords>
        <div id="api-parts" className={styles.parts}>
          <ApiGuide lang={lang} />
          {API_GROUP_NAMES.map((group) => (
            <section key={group} aria-labelledby={group} className={styles.part}>
              <h2 id={group}>{API_GROUPS[group].title[getTextLang(lang)]}</h2>
              <p>{API_GROUPS[group].about[getTextLang(lang)]}</p>
              {names
                .filter((name) => API_ROUTES[name].group === group)
                .map((name) => (
                  <RouteEntry key={name} name={name} lang={lang} />
                ))}
            </section>
          ))}
          <SchemaList lang={lang} />
        </div>
      </div>
    </div>
  );
};
