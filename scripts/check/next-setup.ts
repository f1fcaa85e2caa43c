import { AsyncLocalStorage } from "node:async_hooks";

// Next.js takes this class from the globals when its first module is loaded, and a stand-in that throws where it is missing. Files of
// one thread share what is loaded, so it is there before the first of them, as it is in a server.
(globalThis as { AsyncLocalStorage?: unknown }).AsyncLocalStorage ??= AsyncLocalStorage;
