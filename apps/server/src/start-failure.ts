import type { Config } from "./config.ts";
import { StartError, diskFull, errorCode } from "./platform/start-error.ts";

/** Explains any failure of the start: its cause and a remedy. */
export function explainStartFailure(error: unknown, config: Config | undefined): StartError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StartError) return cause;
    const known = explainCode(errorCode(cause), config, cause);
    if (known !== undefined) return known;
  }
  const message = error instanceof Error ? error.message : String(error);
  return new StartError(
    `Atrio could not start: ${message}`,
    "The log line above has the details. If it stays, report it together with that line.",
    { cause: error },
  );
}

function explainCode(
  code: string | undefined,
  config: Config | undefined,
  cause: Error,
): StartError | undefined {
  if (config === undefined) return undefined;
  const { port, host, dataDir } = config;
  switch (code) {
    case "EADDRINUSE":
      return new StartError(
        `Port ${port} is taken by another program, perhaps by another Atrio.`,
        `Stop that program, or choose another port: PORT=${port + 1} npm start`,
        { cause },
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartError(
        `HOST=${host} is not an address of this machine.`,
        "Use localhost, 0.0.0.0 (reachable from other machines) or one of its addresses.",
        { cause },
      );
    case "EACCES":
      return "syscall" in cause && cause.syscall === "listen"
        ? new StartError(
            `No permission to listen on port ${port}.`,
            "Ports below 1024 are for root: choose another, e.g. PORT=3000 npm start",
            { cause },
          )
        : undefined;
    case "ENOSPC":
    case "EDQUOT":
    case "53100": // the database's own word for a full disk
      return diskFull(dataDir, cause);
    default:
      return undefined;
  }
}
