import { dirname } from "node:path/posix";
import { getImportedFiles, type SourceFile } from "./read-imports";
import { isTestFile } from "./rooms";

/** Import graph: the files that each file imports. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the import graph of the production files. Tests and test kits are left out, because they may import from
 * anywhere.
 */
export function buildImportGraph(files: readonly SourceFile[], exists?: (path: string) => boolean): ImportGraph {
  const product = files.filter(({ path }) => !isTestFile(path) && !/\/(testing|tests)\//.test(path));
  return new Map(product.map((file) => [file.path, getImportedFiles(file, exists)]));
}

/**
 * Returns the cycles of a graph: groups of two or more nodes in which every node reaches every other (Tarjan's strongly
 * connected components).
 */
export function findCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];

  const visit = (node: string): number => {
    const number = order.size;
    order.set(node, number);
    lowest.set(node, number);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      const reached = !order.has(next) ? visit(next) : open.includes(next) ? (order.get(next) ?? 0) : number;
      lowest.set(node, Math.min(lowest.get(node) ?? 0, reached));
    }
    const low = lowest.get(node) ?? 0;
    if (low === number) {
      const cycle = open.splice(open.indexOf(node));
      if (cycle.length > 1) found.push(cycle.sort());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

/**
 * Folders inside which files may import each other in a cycle, because their concepts are recursive. Examples: an
 * ability holds effects that hold abilities; a noun phrase holds numbers that count noun phrases.
 */
export const ALLOWED_CYCLE_FOLDERS = [
  "engine/magmell/model",
  "engine/mtg/model",
  "engine/mtg/rules/continuous",
  "engine/magmell/rules/continuous",
  "engine/magmell/text/english/nouns",
];

/**
 * Returns a message for each import cycle of files, except cycles that lie inside one of the allowed folders (`rings`).
 */
export function findFileCycles(graph: ImportGraph, rings = ALLOWED_CYCLE_FOLDERS): readonly string[] {
  return findCycles(graph)
    .filter((cycle) => !rings.some((folder) => cycle.every((path) => path.startsWith(`${folder}/`))))
    .map(
      (cycle) =>
        `These files import each other round about: ${cycle.join(", ")}. Move what both sides need into a file below them.`,
    );
}

/** Folders whose children must not import each other round about. */
const CIRCLE_FREE = [
  "lib",
  "lib/magmell/catalogue",
  "lib/magmell/search",
  "app/ui",
  "app/ui/magmell/card",
  "app/ui/magmell/card/browse",
  "app/ui/magmell/deck",
  "app/ui/magmell/play",
  "engine",
  "engine/kernel",
  "engine/mtg",
  "engine/mtg/rules",
  "engine/magmell",
  "engine/magmell/rules",
  "engine/magmell/text",
];

/** Returns a message for each import cycle between the direct children (folders and files) of a folder. */
export function findFolderCycles(graph: ImportGraph, parents = CIRCLE_FREE): readonly string[] {
  return parents.flatMap((parent) => {
    const childOf = (path: string): string | null =>
      path.startsWith(`${parent}/`) ? (path.slice(parent.length + 1).split("/")[0] ?? null) : null;
    const children = new Map<string, string[]>();
    for (const [path, imported] of graph) {
      const from = childOf(path);
      if (from === null) continue;
      const targets = imported.flatMap((target) => childOf(target) ?? []).filter((child) => child !== from);
      children.set(from, [...(children.get(from) ?? []), ...targets]);
    }
    return findCycles(children)
      .filter((cycle) => cycle.some((child) => !/\.\w+$/.test(child)))
      .map(
        (cycle) =>
          `In ${parent} these import each other round about: ${cycle.join(", ")}. Move what both need below them, or hand it in.`,
      );
  });
}

/** Maximum number of source files directly in one folder. */
const MOST_FILES = 25;

/** Returns a message for each folder with more than 25 source files directly in it. Tests are not counted. */
export function findCrowdedFolders(files: readonly SourceFile[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) if (!isTestFile(path)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} holds ${count} source files; ${MOST_FILES} are the most. Give it drawers.`);
}
