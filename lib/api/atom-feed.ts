export type AtomEntry = {
  /** The id of an entry. It never changes, because feed readers recognize entries by it. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly updated: Date;
  readonly lines: readonly { readonly text: string; readonly link: string | null }[];
  /** A note below the lines, when not all of them are shown. */
  readonly more: string | null;
};

export type AtomFeed = {
  readonly id: string;
  readonly lang: string;
  readonly title: string;
  readonly author: string;
  /** Absolute URLs of the page about the feed's content, and of the feed itself. */
  readonly link: string;
  readonly self: string;
  readonly updated: Date;
  readonly entries: readonly AtomEntry[];
};

/** The year in the tag URIs of the site (RFC 4151). It is part of every id and never changes. */
const YEAR = "2026";

/** Returns the id of a feed or an entry: a tag URI with the original host of the site. */
export const createFeedTagUri = (host: string, rest: string): string => `tag:${host},${YEAR}:${rest}`;

/** Serializes a feed as Atom (RFC 4287). Texts are escaped; characters that XML cannot represent are left out. */
export function renderAtomFeed({ id, lang, title, author, link, self, updated, entries }: AtomFeed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(lang)}">`,
    `<id>${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${escaped(author)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${escaped(link)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    ...entries.flatMap(entryLines),
    "</feed>",
  ];
  return `${lines.join("\n")}\n`;
}

const entryLines = ({ id, title, link, updated, lines, more }: AtomEntry): readonly string[] => [
  "<entry>",
  `<id>${escaped(id)}</id>`,
  `<title>${escaped(title)}</title>`,
  `<updated>${updated.toISOString()}</updated>`,
  `<link rel="alternate" href="${escaped(link)}"/>`,
  // HTML in XML is escaped twice: its own texts, and then the whole.
  `<content type="html">${escaped(contentOf(lines, more))}</content>`,
  "</entry>",
];

function contentOf(lines: AtomEntry["lines"], more: string | null): string {
  const items = lines.map(({ text, link }) =>
    link === null ? `<li>${escaped(text)}</li>` : `<li><a href="${escaped(link)}">${escaped(text)}</a></li>`,
  );
  return `<ul>${items.join("")}</ul>${more === null ? "" : `<p>${escaped(more)}</p>`}`;
}

/** Characters that XML 1.0 cannot represent, escaped or not. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string): string =>
  text.replace(IMPOSSIBLE, "").replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");
