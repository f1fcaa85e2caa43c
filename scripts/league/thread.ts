/** A thread of the league: prepares the decks once, and then plays every round that it is sent. */
import { parentPort, workerData } from "node:worker_threads";
import { playRound, type Round } from "./round";
import { createLeagueWorld, type LeagueField } from "./world";

const world = createLeagueWorld(workerData as LeagueField);
parentPort?.on("message", (round: Round) => parentPort?.postMessage(playRound(world, round)));
