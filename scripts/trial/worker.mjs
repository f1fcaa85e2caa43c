/** Where a thread begins: threads do not inherit what lets Node read TypeScript. */
import { register } from "tsx/esm/api";

register();
await import("./thread.ts");
