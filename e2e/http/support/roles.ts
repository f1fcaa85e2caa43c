/** Roles that a page without script is read by, and the elements that have them. */
const ELEMENTS = {
  article: "article",
  banner: "body header:not(main header, article header, section header)",
  button: "button, summary, input[type=submit]",
  cell: "td",
  checkbox: "input[type=checkbox]",
  columnheader: "thead th, th[scope=col]",
  combobox: "select",
  complementary: "aside",
  contentinfo: "body footer:not(main footer, article footer, section footer)",
  form: "form",
  group: "fieldset, details",
  heading: "h1, h2, h3, h4, h5, h6",
  img: "img, svg[aria-label], svg[aria-labelledby]",
  link: "a[href]",
  list: "ul, ol",
  listitem: "li",
  main: "main",
  navigation: "nav",
  radio: "input[type=radio]",
  region: "section[aria-label], section[aria-labelledby]",
  row: "tr",
  rowheader: "th[scope=row]",
  search: "search",
  searchbox: "input[type=search]",
  spinbutton: "input[type=number]",
  status: "output",
  table: "table",
  term: "dt, dfn",
  textbox: "textarea, input:not([type]), input[type=text], input[type=email], input[type=url]",
} as const;

export type Role = keyof typeof ELEMENTS;

/** Elements whose words stand apart from those beside them. */
const BLOCKS =
  /^(address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|option|p|pre|section|summary|table|tbody|td|th|thead|tr|ul)$/;
/** Elements that no reader is told of. */
const UNREAD = 'script, style, template, [hidden], [aria-hidden=true], dialog:not([open]), [class~="noscript:hidden"]';
/** Roles whose elements are named by what they hold. */
const NAMED_BY_CONTENT: readonly Role[] = [
  ..."button cell columnheader heading link listitem row rowheader term".split(" "),
] as Role[];

/** Returns the selector of a role's elements. */
export function selectorOf(role: Role): string {
  // An element with a role of its own has no other.
  const own = ELEMENTS[role].split(/, (?![^(]*\))/).map((one) => `${one}:not([role])`);
  return [`[role="${role}"]`, ...own].join(", ");
}

/**
 * Returns whether a reader without script is told of an element. Closed details and popovers count as told, as the page opens
 * them itself.
 */
export function isRead(element: Element): boolean {
  return element.closest(UNREAD) === null;
}

/** Returns text with its white space as a reader sees it. */
function collapse(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Returns the visible words of an element, its blocks apart. */
export function textOf(element: Element): string {
  return collapse(wordsOf(element, false));
}

/** Returns the name by which assistive technology calls an element; empty if it has none. */
export function nameOf(element: Element, role: Role): string {
  const labelled = labelOf(element);
  if (labelled !== null) return labelled;
  const { ownerDocument: document } = element;
  const tag = element.localName;
  if (tag === "img") return collapse(element.getAttribute("alt") ?? "");
  if (/^(input|select|textarea)$/.test(tag)) {
    const { id } = element;
    const label = (id && document.querySelector(`label[for="${id}"]`)) || element.closest("label");
    return label ? collapse(wordsOf(label, true, element)) : collapse(element.getAttribute("value") ?? "");
  }
  const heading = { table: "caption", fieldset: "legend", details: "summary" }[tag];
  const head = heading && element.querySelector(heading);
  if (head) return collapse(wordsOf(head, true));
  return NAMED_BY_CONTENT.includes(role) ? collapse(wordsOf(element, true)) : "";
}

function labelOf(element: Element): string | null {
  const ids = element.getAttribute("aria-labelledby");
  if (ids) {
    const parts = ids.split(/\s+/).map((id) => element.ownerDocument.getElementById(id));
    return collapse(parts.map((part) => (part ? wordsOf(part, true) : "")).join(" "));
  }
  const label = element.getAttribute("aria-label");
  return label ? collapse(label) : null;
}

/** The words of a tree; for a name (`named`), pictures count by theirs and labeled parts by their label. */
function wordsOf(element: Element, named: boolean, without?: Element): string {
  let words = "";
  for (const node of element.childNodes) {
    if (node.nodeType === 3) words += node.textContent;
    if (node.nodeType !== 1) continue;
    const child = node as Element;
    if (child === without || child.matches(UNREAD)) continue;
    const label = named ? (child.getAttribute("aria-label") ?? child.getAttribute("alt")) : null;
    const inner = label ?? wordsOf(child, named, without);
    words += BLOCKS.test(child.localName) ? ` ${inner} ` : inner;
  }
  return words;
}
