import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/** Anything that a host element may be given, as `createElement` takes it. */
type Attributes = Readonly<Record<string, unknown>>;

/**
 * The HTML of a tree in which nothing moves: host elements, and components that are plain functions of what they are given.
 * It is what React writes for the same tree, and every text in it is escaped. Throws at whatever needs React itself: an
 * island, a handler, a promise, or HTML that is given as a text.
 */
export function markupOf(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (typeof node === "string") return escaped(node);
  if (typeof node === "number") return `${node}`;
  if (Array.isArray(node)) return joined(node);
  if (isValidElement(node)) return elementMarkup(node as ReactElement<Attributes>);
  throw new Error("Plain markup holds elements and texts only: draw what waits for something beside it.");
}

/** A list is written without a list of its parts: a page of results has thousands. */
function joined(nodes: readonly ReactNode[]): string {
  let markup = "";
  for (const node of nodes) markup += markupOf(node);
  return markup;
}

function elementMarkup({ type, props }: ReactElement<Attributes>): string {
  const children = props.children as ReactNode;
  if (type === Fragment) return markupOf(children);
  if (typeof type === "function") return markupOf((type as (props: Attributes) => ReactNode)(props));
  if (typeof type !== "string") throw new Error("Plain markup holds no islands: draw them beside it.");
  const start = `<${type}${attributesOf(props)}`;
  return VOID.has(type) ? `${start}/>` : `${start}>${markupOf(children)}</${type}>`;
}

/** Elements without an end, as far as plain markup has them. */
const VOID: ReadonlySet<string> = new Set(["br", "hr", "img"]);

function attributesOf(props: Attributes): string {
  let markup = "";
  for (const name in props) if (name !== "children") markup += attribute(name, props[name]);
  return markup;
}

function attribute(name: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (name === "href" && !WITHIN.test(`${value}`)) throw new Error("A link in plain markup leads within the site.");
  if (name === "style") return ` style="${escaped(styleOf(value as Attributes))}"`;
  if (typeof value === "string" || typeof value === "number") return ` ${nameOf(name)}="${escaped(`${value}`)}"`;
  if (typeof value !== "boolean") throw new Error(`Plain markup cannot say ${name}: draw the element beside it.`);
  if (/^(aria|data)-/.test(name)) return ` ${name}="${value}"`;
  return value ? ` ${nameOf(name)}=""` : "";
}

/** React keeps links from running scripts; here they have no way to begin with one. */
const WITHIN = /^(?:\/(?!\/)|#|$)/;

function nameOf(name: string): string {
  const known = NAMES[name];
  if (known === undefined && /[A-Z]/.test(name))
    throw new Error(`Plain markup does not know what ${name} is in HTML: add it to its names.`);
  return known ?? name;
}

/** What HTML and SVG call what React writes with capitals. */
const NAMES: Readonly<Record<string, string>> = {
  className: "class",
  viewBox: "viewBox",
  fontSize: "font-size",
  fontWeight: "font-weight",
  strokeLinecap: "stroke-linecap",
  strokeLinejoin: "stroke-linejoin",
  strokeWidth: "stroke-width",
  textAnchor: "text-anchor",
};

/** Texts only: whether a number has a unit depends on what it measures. */
function styleOf(style: Attributes): string {
  return Object.entries(style)
    .flatMap(([name, value]) => {
      if (typeof value !== "string") throw new Error(`Plain markup has styles as texts: give ${name} with its unit.`);
      const said = name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return value === "" ? [] : `${said}:${value.trim()}`;
    })
    .join(";");
}

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

const escaped = (text: string): string => text.replace(/["&'<>]/g, (sign) => SIGNS[sign] as string);
