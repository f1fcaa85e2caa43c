import type { ComponentProps, ReactNode } from "react";
import ReactMarkdown, { type Components, type Options } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { Icon } from "../kit/svg-icon";
import { type FindCardLink, linkCardNames } from "./link-names";
import styles from "./markdown.module.css";
import { isExternalUrl, MARKDOWN_SCHEMA } from "./markdown-schema";

type Props = {
  text: string;
  /** Gives the URL and title of a card that the text names in 《》; left out or `null`, the name stays plain. */
  linkOf?: FindCardLink;
  /** Text after a link that leaves the site. */
  elsewhere: string;
  className?: string;
};

/**
 * Renders Markdown written by a player, on the server or in the browser; its HTML is sanitized last. Images become
 * their alt text, headings begin at level three, and external links are marked as user content.
 */
export function Markdown({ text, linkOf, elsewhere, className }: Props) {
  const names: NonNullable<Options["rehypePlugins"]> = linkOf ? [[linkCardNames, linkOf]] : [];
  return (
    <div className={`${styles.markdown} ${className ?? ""}`}>
      <ReactMarkdown
        remarkPlugins={[[remarkGfm, { singleTilde: false }]]}
        rehypePlugins={[...names, [rehypeSanitize, MARKDOWN_SCHEMA]]}
        components={{ ...COMPONENTS, a: linkWith(elsewhere) }}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}

type HeadingProps = { children?: ReactNode };

const COMPONENTS: Components = {
  h1: ({ children }: HeadingProps) => <h3>{children}</h3>,
  h2: ({ children }: HeadingProps) => <h4>{children}</h4>,
  h3: ({ children }: HeadingProps) => <h5>{children}</h5>,
  h4: ({ children }: HeadingProps) => <h6>{children}</h6>,
  h5: ({ children }: HeadingProps) => <h6>{children}</h6>,
  h6: ({ children }: HeadingProps) => <h6>{children}</h6>,
  img: ({ alt }: ComponentProps<"img">) => <span>{alt}</span>,
  table: ({ children }: ComponentProps<"table">) => (
    <div className={styles.wide}>
      <table>{children}</table>
    </div>
  ),
};

/** Renders a link. External links get an icon, and `elsewhere` for screen readers. */
const linkWith = (elsewhere: string) =>
  function PlayerLink({ href, children }: ComponentProps<"a">) {
    if (href === undefined) return <span>{children}</span>;
    if (!isExternalUrl(href))
      return (
        <a href={href} className="link">
          {children}
        </a>
      );
    return (
      <a href={href} className="link" rel="nofollow noopener ugc">
        {children}
        <Icon name="elsewhere" size={14} className="ms-1 inline align-baseline" />
        <span className="sr-only">{elsewhere}</span>
      </a>
    );
  };
