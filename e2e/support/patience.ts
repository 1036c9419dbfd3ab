/** Longest wait of a story in milliseconds, on two cores that do other work too; it ends with its cause. */
export const patienceMs = 45_000;
