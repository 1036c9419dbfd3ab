import { spawn } from "node:child_process";

/**
 * Runs a program and keeps its output to itself; it is for the caller to show when `ok` is false.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runQuietly(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on("data", (chunk) => chunks.push(chunk));
    child.stderr.on("data", (chunk) => chunks.push(chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      resolve({ ok: code === 0, output: Buffer.concat(chunks).toString("utf8").trim() });
    });
  });
}
