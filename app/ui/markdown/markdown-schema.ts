import { defaultSchema, type Options } from "rehype-sanitize";

const TAGS =
  "p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code strong em del a img table thead tbody tr th td".split(" ");

/**
 * Elements and attributes allowed in a player's Markdown. All others are removed, scripts together with their content.
 */
export const MARKDOWN_SCHEMA: Options = {
  ...defaultSchema,
  tagNames: TAGS,
  attributes: { a: ["href"], img: ["alt"], ol: ["start"], th: ["align"], td: ["align"] },
  protocols: { href: ["http", "https"] },
  clobber: [],
  required: {},
};

const SOMEWHERE = "https://somewhere.invalid";

/** Returns whether a URL leads to another site; also for URLs without a scheme, such as `//example.com`. */
export const isExternalUrl = (href: string): boolean =>
  !URL.canParse(href, SOMEWHERE) || new URL(href, SOMEWHERE).origin !== SOMEWHERE;
