/** A thread of the trial: prepares the decks once, and then plays every part that it is sent. */
import { parentPort, workerData } from "node:worker_threads";
import { playPart, prepareTrial, type TrialField, type TrialJob } from "./play-part";

const world = prepareTrial(workerData as TrialField);
parentPort?.on("message", (job: TrialJob) => parentPort?.postMessage(playPart(world, job)));
