import { parseHTML } from "linkedom";
import { isRead, nameOf, type Role, selectorOf, textOf } from "./roles";

/** An answer that holds a page. */
type PageAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly url: URL;
};

/** The client that opened a page and follows its links. */
type Opener = {
  readonly open: (path: string, options?: { readonly status?: number }) => Promise<HtmlPage>;
};

/** A part of a page as a reader without script is told it. */
export class View {
  // Hidden from whoever prints a view: a failed comparison would write the whole page.
  readonly #element: Element;
  readonly #page: HtmlPage | null;

  constructor(element: Element, page: HtmlPage | null) {
    this.#element = element;
    this.#page = page;
  }

  get element(): Element {
    return this.#element;
  }

  get page(): HtmlPage {
    return this.#page ?? (this as unknown as HtmlPage);
  }

  /** Visible words, white space collapsed. */
  get text(): string {
    return textOf(this.element);
  }

  attribute(name: string): string | null {
    return this.element.getAttribute(name);
  }

  /** Where a link leads, as a whole address. */
  get url(): URL {
    const href = this.attribute("href");
    if (href === null) throw new Error(`<${this.element.localName}> is no link: ${this.text}`);
    return new URL(href, this.page.address);
  }

  /** Where a link leads within the site: path, query and anchor. */
  get href(): string {
    const { pathname, search, hash } = this.url;
    return pathname + search + hash;
  }

  /** Returns all elements of a role, in the order of the page; by a name in full or a pattern for it. */
  all(role: Role, name?: string | RegExp): readonly View[] {
    return this.select(selectorOf(role)).filter(
      ({ element }) => name === undefined || isNamed(nameOf(element, role), name),
    );
  }

  /** Returns the one element of a role. Throws if there are none or several. */
  get(role: Role, name?: string | RegExp): View {
    const found = this.all(role, name);
    const [only] = found;
    if (only && found.length === 1) return only;
    const others = this.select(selectorOf(role)).map(({ element }) => `“${nameOf(element, role)}”`);
    const asked = `${role}${name === undefined ? "" : ` named ${name}`}`;
    throw new Error(
      `${found.length} elements are a ${asked}; those of ${this.page.path}: ${others.slice(0, 50).join(", ")}`,
    );
  }

  /** Returns the first element of a role, in the order of the page. */
  first(role: Role, name?: string | RegExp): View {
    const [first] = this.all(role, name);
    return first ?? this.get(role, name);
  }

  /** Returns the names of all elements of a role. */
  names(role: Role): readonly string[] {
    return this.all(role).map(({ element }) => nameOf(element, role));
  }

  /** Returns the elements that a selector finds and a reader is told of. */
  select(css: string): readonly View[] {
    return [...this.element.querySelectorAll(css)].filter(isRead).map((element) => new View(element, this.page));
  }

  /** Returns the one element that a selector finds. */
  one(css: string): View {
    const found = this.select(css);
    const [only] = found;
    if (only && found.length === 1) return only;
    throw new Error(`${found.length} elements of ${this.page.path} are ${css}`);
  }

  /** Opens the page to which a link leads. */
  async follow(options: { readonly status?: number } = {}): Promise<HtmlPage> {
    return this.page.client.open(this.href, options);
  }

  /** Sends a form by GET, its fields as they stand or as `values` say, and opens the page that answers. */
  async submit(values: Readonly<Record<string, string>> = {}): Promise<HtmlPage> {
    const { element: form } = this;
    if (form.localName !== "form") return this.one("form").submit(values);
    const names = [...form.querySelectorAll("[name]")].map((field) => field.getAttribute("name"));
    for (const name of Object.keys(values)) if (!names.includes(name)) throw new Error(`The form has no field ${name}`);
    if (!/^(get)?$/i.test(form.getAttribute("method") ?? "")) throw new Error("The form is not sent by GET");
    const fields = new URLSearchParams();
    for (const field of form.querySelectorAll("input, select, textarea")) {
      const name = field.getAttribute("name");
      const value = name !== null && (values[name] ?? sentValue(field));
      if (name && typeof value === "string") fields.append(name, value);
    }
    const url = new URL(form.getAttribute("action") ?? "", this.page.address);
    return this.page.client.open(`${url.pathname}?${fields}`);
  }

  /** Value of a field as the page sends it. */
  get value(): string | null {
    return sentValue(this.element);
  }
}

/** A page of the site as it came over the wire, before any script. */
export class HtmlPage extends View {
  readonly #document: Document;
  readonly #answer: PageAnswer;
  readonly #client: Opener;
  readonly #hash: string;

  constructor(client: Opener, answer: PageAnswer, hash = "") {
    const { document } = parseHTML(answer.text);
    super(document.documentElement, null);
    this.#document = document;
    this.#answer = answer;
    this.#client = client;
    this.#hash = hash;
  }

  get document(): Document {
    return this.#document;
  }

  get client(): Opener {
    return this.#client;
  }

  get status(): number {
    return this.#answer.status;
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#answer.headers;
  }

  get html(): string {
    return this.#answer.text;
  }

  /** The address that answered, after redirects. */
  get address(): URL {
    return this.#answer.url;
  }

  /** Path and query of the address that answered. */
  get path(): string {
    return this.address.pathname + this.address.search;
  }

  /** The query of the address that answered. */
  get query(): URLSearchParams {
    return this.address.searchParams;
  }

  get title(): string {
    return this.document.title;
  }

  get lang(): string | null {
    return this.attribute("lang");
  }

  get main(): View {
    return this.get("main");
  }

  /** The one heading that says where the reader is, as text. */
  get heading(): string {
    return this.one("h1").text;
  }

  /** Place that the address names after `#`, or the one with this id. */
  target(id = decodeURIComponent(this.#hash.slice(1) || this.address.hash.slice(1))): View {
    const element = this.document.getElementById(id);
    if (element === null) throw new Error(`${this.path} has no place “${id}”`);
    return new View(element, this);
  }

  /** Returns what a `meta` element says, by its name or property; `null` if there is none. */
  meta(name: string): string | null {
    const found = this.document.querySelector(`meta[property="${name}"], meta[name="${name}"]`);
    return found?.getAttribute("content") ?? null;
  }
}

const isNamed = (said: string, name: string | RegExp): boolean =>
  typeof name === "string" ? said === name : name.test(said);

/** Returns what a form sends of a field as it stands; null for nothing. */
function sentValue(field: Element): string | null {
  if (field.hasAttribute("disabled")) return null;
  const type = field.getAttribute("type");
  if (type === "submit") return null;
  if (type === "checkbox" || type === "radio")
    return field.hasAttribute("checked") ? (field.getAttribute("value") ?? "on") : null;
  if (field.localName !== "select") return field.getAttribute("value") ?? field.textContent ?? "";
  const chosen = field.querySelector("option[selected]") ?? field.querySelector("option");
  return chosen && (chosen.getAttribute("value") ?? chosen.textContent);
}
