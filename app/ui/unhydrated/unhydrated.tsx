import { handOver } from "./handover";
import { UnhydratedElement, type UnhydratedProps } from "./unhydrated-element";

/**
 * Renders an element whose content is sent once, as HTML, and that costs the browser no hydration: for what no island is in. The
 * data for hydration would repeat all of it. A client component inside fails the page.
 */
export function Unhydrated({ as: Tag = "div", children, ...attributes }: UnhydratedProps) {
  // In the browser only tests render parts of the server.
  if (typeof window !== "undefined") return <Tag {...attributes}>{children}</Tag>;
  return <UnhydratedElement {...attributes} as={Tag} part={handOver(children)} />;
}
