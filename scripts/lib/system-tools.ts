import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { showStep } from "./progress.mjs";
import { runQuietly } from "./run-quietly.mjs";
import { SetupError, explainFailure } from "./runtime.mjs";

type Tool = { what: string; programs: string[]; packages: string[] };

const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const HEADLESS_SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

const TOOLS: Tool[] = [
  { what: "Chromium", programs: BROWSERS, packages: ["chromium", "fonts-liberation"] },
  { what: "poppler-utils", programs: ["pdftotext"], packages: ["poppler-utils"] },
  { what: "Python 3", programs: ["python3"], packages: ["python3"] },
];

/** Chromium without its own windows: a third less CPU time, and no push messages. */
const headlessShell: Tool = {
  what: "Chromium's headless shell",
  programs: HEADLESS_SHELLS,
  packages: ["chromium-headless-shell"],
};

/** Paths of the browsers that the journeys drive, as variables of the environment. */
export function browserVariables(): Record<string, string | undefined> {
  const browser = findProgram(BROWSERS);
  return { CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: findProgram(HEADLESS_SHELLS) ?? browser };
}

/**
 * Ensures the programs needed by tests alone, installing them as root on Debian and its relatives.
 * Throws SetupError with the packages to install elsewhere. The headless shell saves time and may lack.
 */
export async function installTestTools(): Promise<void> {
  await installRequiredTools();
  const isMissing = findProgram(headlessShell.programs) === undefined;
  if (!isMissing || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  await showStep(`Installing ${headlessShell.what}`, async () => {
    await runApt(["install", "--yes", "--no-install-recommends", ...headlessShell.packages]);
  });
}

async function installRequiredTools(): Promise<void> {
  const missing = TOOLS.filter((tool) => findProgram(tool.programs) === undefined);
  if (missing.length === 0) return;
  const names = missing.map((tool) => tool.what).join(" and ");
  const packages = missing.flatMap((tool) => tool.packages);
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new SetupError(
      `The tests need ${names}.`,
      existsSync("/usr/bin/apt-get")
        ? `Install them once: sudo apt-get install ${packages.join(" ")}`
        : "Install them with your system's package manager; the browser must be in PATH.",
    );
  }
  await showStep(`Installing ${names}`, async () => {
    await apt(["update"]);
    await apt(["install", "--yes", "--no-install-recommends", ...packages]);
  });
  const still = missing.filter((tool) => findProgram(tool.programs) === undefined);
  if (still.length === 0) return;
  throw new SetupError(
    `${still.map((tool) => tool.what).join(" and ")} did not come with the system's packages.`,
    "Install it by hand so that it is in PATH, and try again.",
  );
}

function findProgram(names: string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((candidate) => {
    try {
      accessSync(candidate, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function apt(args: string[]): Promise<void> {
  const { ok, output } = await runApt(args);
  if (!ok) throw explainFailure(output, "/");
}

function runApt(args: string[]): ReturnType<typeof runQuietly> {
  return runQuietly("apt-get", ["--quiet", ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
