import { spawn } from "node:child_process";
import { QUIET_ENVIRONMENT } from "../local/tool.mjs";

/**
 * Returns a runner for the programs of a test run. Each program gets its own process group, so that it can be killed
 * together with its child processes.
 * @param {{ take(): number | null }} [meter] is asked for the processor time of each program as it ends
 */
export function createChildren(root, meter) {
  const groups = new Set();
  let stopping = false;

  /**
   * Runs a program to its end. Its output goes to `write` at once, or, with `quiet`, only when it fails. `said`
   * receives a copy of the output, and `used.cpu` grows by the processor time in seconds. A variable that is undefined
   * in `env` is removed from the environment.
   * @returns {Promise<boolean>} whether it succeeded
   */
  const run = (
    [program, ...args],
    {
      env = {},
      cwd = root,
      quiet = false,
      said = [],
      used = { cpu: 0 },
      write = (data) => process.stdout.write(data),
    } = {},
  ) =>
    new Promise((done, fail) => {
      if (stopping) return done(false);
      const stdio = ["ignore", "pipe", "pipe"];
      const child = spawn(program, args, {
        cwd,
        detached: true,
        env: { ...process.env, ...QUIET_ENVIRONMENT, ...env },
        stdio,
      });
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (data) => {
          said.push(data);
          if (!quiet) write(data);
        });
      groups.add(child.pid);
      child.once("error", fail);
      child.once("exit", () => {
        used.cpu += meter?.take() ?? 0;
      });
      child.once("close", (code) => {
        groups.delete(child.pid);
        if (code !== 0 && quiet && !stopping) write(Buffer.concat(said));
        done(code === 0);
      });
    });

  /** Ends whatever runs, and waits for it. */
  const stop = async () => {
    stopping = true;
    const signal = (name) => {
      for (const pid of groups) {
        try {
          process.kill(-pid, name);
        } catch (error) {
          if (error.code !== "ESRCH") throw error;
        }
      }
    };
    signal("SIGTERM");
    const deadline = Date.now() + 5000;
    while (groups.size > 0) {
      await new Promise((next) => setTimeout(next, 50));
      if (Date.now() > deadline) signal("SIGKILL");
    }
  };
  return { run, stop };
}
