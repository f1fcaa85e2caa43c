import type { Instrumentation } from "next";

/**
 * Starts a server. Requests are marked with the address that they come from. A production server reads the catalogue and builds
 * its search index before it answers its first request, so that no reader waits for 30,000 cards; the development server does
 * both when a page first asks. When it is told to stop, it finishes its answers.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  if (process.env.NODE_ENV === "production") await refuseWrongSettings();
  // Whoever owns the database is not the site's affair, also where `.env` says it.
  Reflect.deleteProperty(process.env, "DATABASE_OWNER_URL");
  await loadWords();
  const { addPeerAddressHeaders } = await import("@/lib/server/peer-address");
  addPeerAddressHeaders();
  const { installMiddleware } = await import("@/lib/server/front/middleware");
  const { logError } = await import("@/lib/server/log/log-line");
  const { createSiteLoggingMiddleware } = await import("@/lib/server/front/site-logging-middleware");
  // The development server compiles while readers wait, which is nobody's fault.
  const gates =
    process.env.NODE_ENV === "production"
      ? (await import("@/app/subjects/site-middleware")).createSiteMiddleware()
      : [];
  installMiddleware([createSiteLoggingMiddleware(), ...gates], (step, error) => logError("gate", error, { step }));
  if (process.env.NODE_ENV !== "production") return;
  const { shutDownOnSignals } = await import("@/lib/server/front/graceful-shutdown");
  shutDownOnSignals();
  const { rotateLogFile } = await import("@/lib/server/log/rotate-log-file");
  rotateLogFile();
  const { limitConsoleOutput } = await import("@/lib/server/log/limit-console");
  limitConsoleOutput();
  const { getCatalogue, warmUpCatalogue } = await import("@/lib/magmell/catalogue/store/data");
  const { prepareSearch } = await import("@/lib/magmell/search/prepare-search");
  // While the database cannot be reached, each page says so and tries again.
  const { refreshDeckFactsLater } = await import("@/lib/magmell/decks/facts/mutations");
  await warmUpCatalogue(prepareSearch)
    .then(async () => refreshDeckFactsLater(await getCatalogue()))
    .catch((error: unknown) => logError("catalogueUnread", error));
}

/** Brings the operator's words into force, now and whenever the process gets SIGHUP. Ends it where they cannot be used. */
async function loadWords(): Promise<void> {
  const { loadCustomWords, reloadCustomWordsOnSignal } = await import("@/app/subjects/words/custom-words");
  await endOnWrongSettings(loadCustomWords);
  reloadCustomWordsOnSignal();
}

/** Ends a process whose settings are wrong, in words: with a secret that can be guessed, no request must be answered. */
async function refuseWrongSettings(): Promise<void> {
  const { env } = await import("@/lib/server/env");
  await endOnWrongSettings(env);
}

/** Runs what reads settings. Ends the process with a message where they are wrong. */
async function endOnWrongSettings(read: () => unknown): Promise<void> {
  const { InvalidSettingsError } = await import("@/lib/server/env");
  try {
    read();
  } catch (error) {
    if (!(error instanceof InvalidSettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Logs one line about a page that failed, with the number that the page shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, { routeType }) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logError } = await import("@/lib/server/log/log-line");
  const { digest } = error as { digest?: unknown };
  logError("failure", error, { id: String(digest ?? "unknown"), method, part: routeType });
};
