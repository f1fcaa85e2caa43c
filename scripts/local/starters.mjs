import { existsSync, readdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { say } from "../words/command-words.mjs";
import { Failure } from "./failure.mjs";
import { connect } from "./migrations.mjs";
import { changeEnvFile, readEnvFile, setEnvLines } from "./settings/env-file.mjs";
import { hashFiles } from "./sources.mjs";
import { runTool } from "./tool.mjs";

const CARDS = "prisma/seed/cards";
const DECKS = "prisma/seed/decks";
/** The word of STARTER_CARDS for a site that begins without any card. */
const NONE = "none";
const CARD_FILE = /\.(json|csv|tsv)$/i;

/**
 * Stores in `.env` which cards the first setup loads: a card file, a folder of card files, or "none". Throws a Failure
 * and writes nothing for a path without card files.
 * @param {string | undefined} cards as it was typed
 * @returns {string[]} the names of settings that were written
 */
export function chooseCards(root, cards) {
  if (cards === undefined) return [];
  if (cards !== NONE) cardFiles(root, cards);
  if (readEnvFile(root).STARTER_CARDS === cards) return [];
  changeEnvFile(root, (text) => setEnvLines(text, { STARTER_CARDS: cards }));
  return ["STARTER_CARDS"];
}

/**
 * Loads the cards of the release, or those in STARTER_CARDS, into a database that has never had any. In other
 * databases, new cards of the release become a draft, once. Returns the outcome in a few words.
 */
export async function loadCards(root, env) {
  const chosen = env.STARTER_CARDS;
  const isNew = (await query(env.DATABASE_URL, 'SELECT 1 FROM "DataVersion" LIMIT 1')).length === 0;
  if (chosen && (!isNew || chosen === NONE)) return say(isNew ? "starters.chosenNone" : "starters.own");
  const files = chosen ? cardFiles(root, chosen) : cardFiles(root, CARDS);
  if (await isKnown(env, hashFiles(...files.map((file) => resolve(root, file))))) return say("starters.same");
  const run = lastLine(root, env, "cards", files, say("starters.cardsRefused"));
  // A site goes on with its own cards, whatever becomes of an offer.
  return isNew ? run : run.catch(tellUnread);
}

/**
 * Loads the starter decks of the release at the first setup. Later, changed starter decks are reported once and not
 * loaded. Returns the outcome in a few words.
 */
export async function loadDecks(root, env) {
  if (env.STARTER_CARDS) return say("starters.needCards");
  const files = filesIn(root, DECKS);
  const hashes = files.map((file) => hashFiles(resolve(root, file)));
  const known = `SELECT sha256 FROM "Starter" UNION ALL
    SELECT jsonb_array_elements_text(details->'sha256s') FROM "AuditEntry" WHERE action = 'starters.remove'`;
  const decided = new Set((await query(env.DATABASE_URL, known)).map(({ sha256 }) => sha256));
  if (
    hashes.every((hash) => decided.has(hash)) ||
    (await isKnown(env, hashFiles(...files.map((file) => resolve(root, file)))))
  )
    return say("starters.same");
  return lastLine(root, env, "decks", files, say("starters.decksFailed")).catch(tellUnread);
}

function tellUnread(error) {
  if (!(error instanceof Failure)) throw error;
  return say("starters.unread", { log: error.log });
}

/** Whether files with this hash were published as a version, or were offered to the operator as a draft. */
async function isKnown({ DATABASE_URL }, hash) {
  const known = `SELECT 1 FROM "DataVersion" WHERE sha256 = $1
    UNION ALL SELECT 1 FROM "AuditEntry" WHERE action = 'starters.offer' AND details->>'sha256' = $1 LIMIT 1`;
  return (await query(DATABASE_URL, known, [hash])).length > 0;
}

/** Runs the command that loads or offers starter files, and returns its last line: what came of it. */
async function lastLine(root, env, kind, files, hint) {
  let last = "";
  await runTool([process.execPath, "scripts/data/run.mjs", kind, "starters", ...files], {
    root,
    env,
    log: kind,
    hint,
    onLine: (line) => {
      last = line || last;
    },
  });
  return last;
}

/** The card files of a path: itself, or those in the folder that it is. Throws a Failure where there is none. */
function cardFiles(root, path) {
  const full = resolve(root, path);
  if (!existsSync(full)) throw new Failure(say("starters.noPath", { path }));
  if (!statSync(full).isDirectory()) return [path];
  const files = filesIn(root, path);
  if (files.length > 0) return files;
  throw new Failure(say("starters.noFiles", { path }));
}

const filesIn = (root, folder) =>
  readdirSync(resolve(root, folder))
    .filter((name) => CARD_FILE.test(name))
    .sort()
    .map((name) => `${folder.replace(/\/$/, "")}/${name}`);

/** Rows that a query finds. Throws a Failure when the database does not answer. */
async function query(url, text, values) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  try {
    await connect(client);
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
