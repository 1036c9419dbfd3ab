/** A failure with what the person at the terminal can do about it. */
export class SetupError extends Error {
  readonly advice: string;
  constructor(message: string, advice: string);
}

/** Turns what a failed step said into a SetupError; `cwd` is the folder the step worked in. */
export function explainFailure(output: string, cwd: string): SetupError;
