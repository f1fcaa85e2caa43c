// Puts a database for the site of a test run where DATABASE_URL points: migrated, with the starter cards, nothing else.
import pg from "pg";
import { ensureTemplate, onServer } from "../prisma/factories/template";

const url = process.env.DATABASE_URL;
if (url === undefined) throw new Error("DATABASE_URL is not set");
const template = await ensureTemplate(url);
const server = new pg.Client({ connectionString: onServer(url, "postgres") });
await server.connect();
const name = new URL(url).pathname.slice(1);
await server.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
await server.query(`CREATE DATABASE "${name}" TEMPLATE ${template}`);
await server.end();
