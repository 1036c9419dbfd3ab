const TICK_MS = 15_000;

/**
 * Runs one slow step with its name on the terminal: `Installing packages… done (41 s)`.
 * A step longer than 15 seconds says every so often that it is still at work.
 *
 * @template Result
 * @param {string} label
 * @param {() => Promise<Result>} action
 * @returns {Promise<Result>}
 */
export async function showStep(label, action) {
  const began = performance.now();
  const seconds = () => `${Math.round((performance.now() - began) / 1000)} s`;
  process.stdout.write(`${label}… `);
  const timer = setInterval(() => process.stdout.write(`${seconds()}… `), TICK_MS);
  try {
    const result = await action();
    process.stdout.write(`done (${seconds()})\n`);
    return result;
  } catch (error) {
    process.stdout.write("failed\n");
    throw error;
  } finally {
    clearInterval(timer);
  }
}
