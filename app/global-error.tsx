"use client";

import en from "@/app/i18n/en/failure.json";
import { format } from "@/app/i18n/format";
import ja from "@/app/i18n/ja/failure.json";

type Props = { error: Error & { readonly digest?: string }; reset: () => void };

const PAGE = { margin: "0 auto", padding: "2rem 1rem", maxWidth: "40rem", font: "1rem/1.7 sans-serif" } as const;
/**
 * Texts of the error page. They are bundled, because the page must work without the server, so operators cannot change
 * them.
 */
const SPOKEN = [
  { lang: "ja", home: "/", words: ja.failure },
  { lang: "en", home: "/en", words: en.failure },
] as const;
const TARGET = { minHeight: 44, minWidth: 44, padding: "0 1rem", font: "inherit" } as const;

/**
 * Renders the error page for a failure of the root layout, in both languages, because neither style sheet nor language
 * is available.
 */
export default function GlobalError({ error, reset }: Props) {
  return (
    <html lang="ja" style={{ colorScheme: "light dark" }}>
      <body style={PAGE}>
        <title>{ja.failure.title}</title>
        <main id="main">
          {SPOKEN.map(({ lang, home, words }) => (
            <section key={lang} lang={lang}>
              <h1>{words.title}</h1>
              <p>{words.text}</p>
              {error.digest ? <p>{format(words.number, { digest: error.digest })}</p> : null}
              <p>
                <button type="button" style={TARGET} onClick={() => reset()}>
                  {words.again}
                </button>{" "}
                <a href={home}>{words.home}</a>
              </p>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
