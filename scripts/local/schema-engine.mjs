#!/usr/bin/env node
// Stand-in for Prisma's native `schema-engine`, which would have to be downloaded. It speaks the same JSON-RPC on standard
// input and output, answered by Prisma's own WebAssembly build of that engine. Only development needs it: production
// applies migrations by `migrations.mjs`.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { createScratchDatabase, dropScratchDatabases, openMainDatabase } from "./schema-engine-database.mjs";

const { datamodels, url, command } = readArguments(process.argv.slice(2));
// "can-connect" and "create-database" have nothing to do: the database is made before the CLI is called.
if (command === "cli") process.exit(0);

let panic;
// The WebAssembly module looks for this name when it has to report a panic.
globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  set_message: (message) => {
    panic = message;
  },
};

let current = null;
process.on("uncaughtException", (error) => {
  refuse(current, error);
  leave(1);
});
// The CLI ends its engine by a signal.
process.once("SIGTERM", () => leave(0));
process.once("SIGINT", () => leave(130));

let engine;
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params = {} } = JSON.parse(line);
  if (!method) continue; // the CLI's answer to our own "print"
  current = id;
  try {
    const ends = method === "diff" ? [params.from.tag, params.to.tag] : [];
    // This build replays the migrations to be compared in its main connection, which must not be the real database.
    const replays = ends.includes("migrations");
    if (replays && ends.some((tag) => tag === "url" || tag === "schemaDatasource"))
      throw new Error("Compare the migrations with the schema, not with a live database");
    engine ??= await loadEngine(replays ? createScratchDatabase : openMainDatabase);
    const result = await engine[method](params);
    if (typeof result?.stdout === "string")
      send({ id: `print-${id}`, method: "print", params: { content: result.stdout } });
    send({ id, result: result ?? null });
  } catch (error) {
    refuse(id, error);
  }
}
await leave(0);

async function leave(code) {
  await dropScratchDatabases().catch(() => {});
  process.exit(code);
}

function readArguments(argv) {
  const options = { datamodels: [], url: undefined, command: undefined };
  while (argv.length > 0) {
    const arg = argv.shift();
    if (arg === "--version") {
      console.log("schema-engine (WebAssembly)");
      process.exit(0);
    } else if (arg === "--datamodels") options.datamodels.push(argv.shift());
    else if (arg === "--datasource") options.url = JSON.parse(argv.shift()).url;
    else if (arg.startsWith("--")) argv.shift();
    else options.command ??= arg;
  }
  return options;
}

async function loadEngine(connect) {
  const glue = import.meta.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const bindings = await import(glue);
  const wasm = readFileSync(fileURLToPath(glue).replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(wasm, { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const files = datamodels.map((file) => [file, readFileSync(file, "utf8")]);
  const factory = {
    provider: "postgres",
    adapterName: "@prisma/adapter-pg",
    connect: () => connect(url),
    connectToShadowDb: () => createScratchDatabase(url),
  };
  // An empty list would mean an empty schema.
  const options = { datamodels: files.length > 0 ? files : undefined };
  return bindings.SchemaEngine.new(options, () => {}, bindMigrationAwareSqlAdapterFactory(factory));
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}

function refuse(id, error) {
  const data = {
    is_panic: panic !== undefined,
    message: panic ?? error.message,
    meta: error.meta ?? null,
    error_code: error.code ?? null,
  };
  send({ id, error: { code: 4466, message: "An error happened. Check the data field for details.", data } });
}
