import { say } from "../../words/command-words.mjs";
import { Failure } from "../failure.mjs";
import { findRunningServer, getLocalAddress } from "../server.mjs";
import { hashSources } from "../sources.mjs";
import { CHECK_TIMEOUT, runCheck, throwError } from "./finding.mjs";

/** Checks that the mail server accepts the site's user name and password. No mail is sent. */
export async function checkMail(env) {
  if (!env.SMTP_URL) return runCheck(say("doctor.mail"), () => say("doctor.noMail"));
  const problem = await askMailServer(env.SMTP_URL).catch((error) => error);
  return runCheck(say("doctor.mail"), () => {
    if (problem instanceof Error) throw new Failure(say("doctor.mailWrong", { message: problem.message }));
    return say("doctor.mailFine");
  });
}

const isThisMachine = (host) => /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);

/** Opens a connection as lib/server/mail does, signs in, and closes it. */
async function askMailServer(address) {
  const { createTransport } = await import("nodemailer");
  const { protocol, hostname, port, username, password, search } = new URL(address);
  const secure = protocol === "smtps:";
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && search === "" && !isThisMachine(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: CHECK_TIMEOUT,
    greetingTimeout: CHECK_TIMEOUT,
    socketTimeout: CHECK_TIMEOUT,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/**
 * Requests the readiness of a site on this machine. Returns the response, if any, with reasons against readiness and
 * warnings.
 */
async function askSite({ host, port }) {
  const answer = fetch(`${getLocalAddress(host, port)}readyz`, { signal: AbortSignal.timeout(CHECK_TIMEOUT) });
  const response = await answer.catch(() => undefined);
  const { reasons = [], warnings = [] } = (await response?.json().catch(() => undefined)) ?? {};
  return { response, reasons, warnings };
}

/** Returns a warning of a site in the language of the command, where its code is known. */
const describeWarning = ({ code, message }) => (code === "undeclaredProxy" ? say("up.undeclaredProxy") : message);

/** Returns the warnings of the running site, one sentence each; empty when no site runs. */
export async function fetchSiteWarnings(root) {
  const running = findRunningServer(root);
  return running ? (await askSite(running)).warnings.map(describeWarning) : [];
}

/** Checks that the site runs, answers, and was built from the current sources. */
export async function checkSite(root) {
  const running = findRunningServer(root);
  if (!running) return [runCheck(say("doctor.site"), () => throwError(new Failure(say("doctor.notRunning"))))];
  const { port, host, build } = running;
  const { response, reasons, warnings } = await askSite(running);
  return [
    runCheck(say("doctor.site"), () => {
      if (!response) throw new Failure(say("doctor.noResponse", { port }));
      if (!response.ok)
        throw new Failure(
          reasons.map(({ message }) => message).join(" ") || say("doctor.status", { status: response.status }),
        );
      return say("doctor.ready", { port });
    }),
    ...warnings.map((warning) => ({ name: say("doctor.proxy"), warning: describeWarning(warning) })),
    runCheck(say("doctor.reach"), () => (isThisMachine(host) ? say("site.onlyHere") : say("doctor.exposed", { host }))),
    runCheck(say("doctor.build"), () => {
      if (build !== hashSources(root)) throw new Failure(say("doctor.oldBuild"));
      return say("doctor.buildFine");
    }),
  ];
}
