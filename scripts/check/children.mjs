import { spawn } from "node:child_process";
import { QUIET } from "../local/tool.mjs";

/** Runs the programs of a test run one after the other, each with all it starts in a group of its own, which can be ended. */
export function createChildren(root) {
  const groups = new Set();
  let stopping = false;

  /**
   * Runs a program to its end. What it says is shown at once, or with `quiet` only when it does not succeed; `said`, where
   * given, gets a copy. A variable that is undefined in `env` is taken out of the environment.
   * @returns {Promise<boolean>} whether it succeeded
   */
  const run = ([program, ...args], { env = {}, cwd = root, quiet = false, said = [] } = {}) =>
    new Promise((done, fail) => {
      if (stopping) return done(false);
      const stdio = ["ignore", "pipe", "pipe"];
      const child = spawn(program, args, { cwd, detached: true, env: { ...process.env, ...QUIET, ...env }, stdio });
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (data) => {
          said.push(data);
          if (!quiet) process.stdout.write(data);
        });
      groups.add(child.pid);
      child.once("error", fail);
      child.once("close", (code) => {
        groups.delete(child.pid);
        if (code !== 0 && quiet && !stopping) process.stdout.write(Buffer.concat(said));
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
