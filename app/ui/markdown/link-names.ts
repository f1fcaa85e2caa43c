/** Returns the URL and title of a card by name; null for an unknown name. */
export type FindCardLink = (name: string) => { readonly href: string; readonly title: string } | null;

/** A node of the tree that Markdown becomes, as far as names are looked for in it. */
type TreeNode = {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, string>>;
  children?: TreeNode[];
};

const NAME = /《([^《》]+)》/u;

/** Returns a Markdown plugin that turns card names in 《》 into links, except inside links and code. */
export function linkCardNames(linkOf: FindCardLink) {
  return (tree: TreeNode): void => visit(tree, linkOf);
}

function visit(node: TreeNode, linkOf: FindCardLink): void {
  if (!node.children || node.tagName === "a" || node.tagName === "code") return;
  node.children = node.children.flatMap((child) => {
    if (child.type === "text" && child.value) return cut(child.value, linkOf);
    visit(child, linkOf);
    return [child];
  });
}

function cut(text: string, linkOf: FindCardLink): TreeNode[] {
  return text.split(NAME).flatMap((piece, place): TreeNode[] => {
    if (place % 2 === 0) return piece === "" ? [] : [{ type: "text", value: piece }];
    const link = linkOf(piece);
    if (!link) return [{ type: "text", value: `《${piece}》` }];
    const children = [{ type: "text", value: link.title }];
    return [{ type: "element", tagName: "a", properties: { href: link.href }, children }];
  });
}
