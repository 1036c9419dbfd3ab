import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";

import { pause } from "../../src/platform/pause.ts";

import { variablesOf } from "./machines.ts";
import { Program } from "./programs.ts";

const here = join(import.meta.dirname, "../../../..");
const patience = 90_000;

/** A server of the portal. */
export class Server {
  readonly #url: string;
  readonly #log: string;
  program: Program;
  readonly variables: Record<string, string>;

  /**
   * `index` 0 or 1; `storageUrl` is the bucket of the files, with its keys in `keys`; `checkout` is a folder of
   * another release.
   */
  constructor(
    place: string,
    index: number,
    {
      storageUrl,
      keys,
      checkout = here,
    }: { storageUrl: string; keys: Record<string, string>; checkout?: string | undefined },
  ) {
    const folder = join(place, `s${index + 1}`);
    mkdirSync(folder);
    const address = `127.0.0.${21 + index}`;
    this.variables = {
      ...variablesOf("atrio.env"),
      ...keys,
      PATH: process.env["PATH"] ?? "",
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
      HOST: address,
      PORT: "23000",
      DATA_DIR: join(folder, "data"),
      STORAGE_URL: storageUrl,
      PUBLIC_URL: "http://127.0.0.21:28080",
      LOG_LEVEL: "warn",
      API_DOCS: "0",
      BALLAST_MB: "0",
      BACKUP_TO: "",
      BACKUP_PASSPHRASE_FILE: "",
      SMTP_URL: "",
    };
    this.#url = `http://${address}:23000`;
    this.#log = join(folder, "server.log");
    this.program = this.#programOf(checkout);
  }

  #programOf(checkout: string): Program {
    return new Program({
      command: process.execPath,
      args: [join(checkout, "apps/server/src/main.ts")],
      env: this.variables,
      log: this.#log,
    });
  }

  /** Ends the server of another release and starts this checkout's. */
  async upgrade(): Promise<void> {
    await this.program.end();
    this.program = this.#programOf(here);
    await this.start();
  }

  /** Takes over the secrets of another server, as its `SECRET_…` variables would. */
  shareSecrets(other: Server): void {
    const [to = "", from = ""] = [this, other].map(({ variables }) => variables["DATA_DIR"]);
    cpSync(join(from, "keys"), join(to, "keys"), { recursive: true });
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    this.program.start();
    const end = performance.now() + patience;
    while (!(await this.isReady())) {
      if (this.program.pid === 0 || performance.now() > end) {
        throw new Error(`The server does not start:\n${this.program.words()}`);
      }
      await pause(100);
    }
  }

  async isReady(): Promise<boolean> {
    return fetch(`${this.#url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
