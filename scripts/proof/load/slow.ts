import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { HttpClient } from "../kit/client";
import { formatSpread } from "../kit/quantile";
import type { LoadContext } from "./world";

/** Requests of a new visitor while the connections are held. */
const REQUESTS = 40;

/** Checks that new visitors are served while many connections send endless requests a few bytes at a time. */
export async function proveSlow({ bars, site }: LoadContext, count: number): Promise<void> {
  bars.heading(`${count} connections whose requests never end`);
  const { port } = new URL(site.address);
  const held: Socket[] = [];
  for (let at = 0; at < count; at += 1) {
    const socket = connect(Number(port), "localhost");
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(`GET /?slow=${at} HTTP/1.1\r\nHost: localhost\r\n`);
    held.push(socket);
  }
  const drip = setInterval(() => {
    for (const socket of held) if (socket.writable) socket.write("X-Drip: 1\r\n");
  }, 500);
  const times: number[] = [];
  let served = 0;
  for (let asked = 0; asked < REQUESTS; asked += 1) {
    const client = new HttpClient({ address: site.address, from: `203.0.113.${asked + 1}` });
    const answer = await client
      .get(asked % 2 === 0 ? "/api/v1/cards/number/1" : "/cards", {}, 10_000)
      .catch(() => null);
    if (answer?.status === 200) served += 1;
    if (answer) times.push(answer.ms);
    client.close();
    await pause(50);
  }
  clearInterval(drip);
  bars.figure("Connections that were held to the end", held.filter((socket) => socket.writable).length);
  for (const socket of held) socket.destroy();
  bars.figure("Answers to new visitors", formatSpread(times));
  bars.bar(`Requests of new visitors that were served, of ${REQUESTS}`, served, { atLeast: REQUESTS });
}
