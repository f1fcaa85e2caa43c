import { IMPORT_EXCEPTIONS, IMPORT_RULES, isImportAllowed, UNRESTRICTED_ROOMS } from "./law";
import { type Destination, getImportSpecifiers, resolveImport, type SourceFile } from "./read-imports";
import { getPackageGroup, getRoom, isTestFile, type Room } from "./rooms";

/** Returns a message for each forbidden import, with the alternative for that area. */
export function findForbiddenImports(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const room = getRoom(path);
    if (room === null)
      return [`${path} stands in no room of the house. Put it into one of those in docs/architecture.md.`];
    if (UNRESTRICTED_ROOMS.includes(room)) return [];
    return getImportSpecifiers(text).flatMap((specifier) => judged(path, room, specifier));
  });
}

function judged(path: string, room: Room, specifier: string): readonly string[] {
  const destination = resolveImport(path, specifier);
  const target = "package" in destination ? getPackageGroup(destination.package) : getRoom(destination.path);
  if (isAsset(destination) || (target !== null && isImportAllowed(path, room).includes(target))) return [];
  if (IMPORT_EXCEPTIONS.includes(`${path} -> ${specifier}`)) return [];
  return [`${path} (${room}) imports "${specifier}" (${target ?? "no room"}). ${IMPORT_RULES[room].instead}`];
}

const isAsset = (destination: Destination): boolean =>
  "path" in destination && /\.(css|json|svg)$/.test(destination.path);

/** About 300 lines. Dictionaries may be twice as long, because they hold two languages side by side. */
const MOST_LINES = 320;
const MOST_TABLE_LINES = 2 * MOST_LINES;
const TABLES = /^app\/i18n\//;

/** Returns a message for each file with more than 320 lines, or 640 lines for the dictionaries in app/i18n. */
export function findLongFiles(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split("\n").length - 1;
    const most = TABLES.test(path) ? MOST_TABLE_LINES : MOST_LINES;
    return lines > most ? [`${path} has ${lines} lines; ${most} are the most. Split it by what its parts do.`] : [];
  });
}

const VAGUE = /(^|[-/])(utils?|helpers?|common|manager|misc)(\.test)?\.(tsx?|mjs)$/;
const KEBAB = /^(\[[^\]]+\]|\([^)]+\)|[a-z0-9]+(-[a-z0-9]+)*)(\.[a-z]+)*\.(tsx?|m?js)$/;

/** Returns a message for each file name that is vague (`utils`, `helpers`, `common`) or not in kebab-case. */
export function findBadFileNames(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path }) => {
    if (!KEBAB.test(path.slice(path.lastIndexOf("/") + 1))) return [`${path} is not in kebab-case. Rename it.`];
    return VAGUE.test(path) && !TABLES.test(path)
      ? [`${path} says nothing. Name it after the one thing it exports.`]
      : [];
  });
}

/** Globals that the engine may not use: clocks, chance, network and machine. */
const OUTSIDE =
  /\b(Math\.random|Date\.now|new Date|performance\.now|setTimeout|setInterval|queueMicrotask|globalThis|localStorage|fetch\(|(?<![.\w])(process|window|document|console|crypto)\.[a-z])/;

/**
 * Returns a message for each engine file that uses a clock, randomness, the network or a platform global. Tests and
 * test kits may use them.
 */
export function findImpureEngineFiles(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    if (!path.startsWith("engine/") || isTestFile(path) || getRoom(path)?.endsWith(" kit")) return [];
    const use = OUTSIDE.exec(text)?.[0];
    if (use === undefined) return [];
    return [
      `${path} uses ${use}. The engine knows no clock, no chance of its own and no machine: take it as an argument.`,
    ];
  });
}

/**
 * Terms of one game. General terms (player, turn, phase, priority, zone, card) are allowed; `error.stack` is
 * JavaScript's.
 */
const GAME_TERMS =
  /\b(magmell|mtg|grimoire|stone|dust|chant|dream|librar(?:y|ie)|graveyard|mana|(?<!error\.)stack|creature)s?\b/i;

/** Separates the words of compound names: `drawPile` becomes `draw Pile`, `MOST_TURNS` becomes `MOST TURNS`. */
const apart = (text: string): string => text.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, " ");

/**
 * Returns a message for each kernel file that uses a term of one game. The kernel is shared by all card games; its
 * tests may use such terms.
 */
export function findGameTermsInKernel(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    if (!path.startsWith("engine/kernel/") || isTestFile(path)) return [];
    const term = GAME_TERMS.exec(apart(text))?.[0];
    return term === undefined ? [] : [`${path} says "${term}". What belongs to one game belongs into its folder.`];
  });
}
