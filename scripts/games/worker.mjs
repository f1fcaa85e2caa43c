/** Where a thread begins: threads do not inherit what lets Node read TypeScript. */
import { parentPort, workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
const { prepare } = await import(workerData.module);
const play = prepare(workerData.field);
parentPort.on("message", (job) => parentPort.postMessage(play(job)));
