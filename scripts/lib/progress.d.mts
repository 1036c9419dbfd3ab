/** Runs one slow step with its name on the terminal, and says how long it took. */
export function showStep<Result>(label: string, action: () => Promise<Result>): Promise<Result>;
