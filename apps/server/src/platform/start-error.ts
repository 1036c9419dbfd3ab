/** A failure of the start, with its reason and advice for the person at the terminal. */
export class StartError extends Error {
  readonly advice: string;

  constructor(message: string, advice: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
    this.advice = advice;
  }
}

/** Reads the system's error code (`ENOSPC`, `EACCES`, …) of anything thrown, or undefined. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** Turns a file-system failure under `path` into a StartError; other errors come back unchanged. */
export function explainFileError(error: unknown, path: string): unknown {
  const code = errorCode(error);
  if (code === "ENOSPC" || code === "EDQUOT") return diskFull(path, error);
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return new StartError(
      `No permission to write in ${path}.`,
      "Give the folder to the user that starts the program, or set DATA_DIR to another folder.",
      { cause: error },
    );
  }
  if (code === "ENOTDIR" || code === "EEXIST") {
    return new StartError(
      `${path} is not a folder.`,
      "Set DATA_DIR to a folder, or move that file away.",
      { cause: error },
    );
  }
  return error;
}

/** Builds the error for a disk without room at `path`. */
export function diskFull(path: string, cause?: unknown): StartError {
  return new StartError(
    `The disk that holds ${path} is full.`,
    "Free some space (about 500 MB is comfortable) and start again. Nothing that was saved is lost.",
    { cause },
  );
}
