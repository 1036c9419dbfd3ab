/** Files of one report. */
export const mostFiles = 20;

/** Anonymous reports of an address group to one company (Rule COMPLAINTS-4). */
export const filingLimit = { max: 5, minutes: 60 } as const;
