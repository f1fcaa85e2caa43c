/**
 * Takes a path apart as `splitPath` does. `isTag` tells languages from other first parts of paths. Not in `lang.ts`, which every page
 * loads.
 */
export function splitPathBy<Tag extends string>(
  pathname: string,
  isTag: (part: string) => boolean,
): { readonly lang: Tag | "ja"; readonly path: string } {
  const [, first = "", path = ""] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  return first !== "ja" && isTag(first) ? { lang: first as Tag, path: path || "/" } : { lang: "ja", path: pathname };
}
