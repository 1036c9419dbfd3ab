/** What each kind of job carries. A new kind is one line here and one in `queueSettings`. */
export type JobPayloads = {
  /** A mail to render and send; everything in it is sealed until then. */
  "mail.send": { sealed: string };
  /** Daily: sessions, links, codes and counters whose time is over. */
  "auth.purge": Record<string, never>;
};

export type JobName = keyof JobPayloads;

/** How a kind of job is tried; times in seconds. */
export type QueueSettings = {
  /** Tries after the first one, before the job counts as dead. */
  retries: number;
  /** Wait before the second try; it doubles with each one. */
  firstDelay: number;
  longestDelay: number;
  /** A try that takes longer is given up and counts as failed. */
  timeout: number;
  /** Removes the job as soon as it is done, because of what it carries. */
  forget: boolean;
};

export const queueSettings: Record<JobName, QueueSettings> = {
  // About a day: 30 s, 1, 2, 4, 8, then every 15 minutes.
  "mail.send": { retries: 96, firstDelay: 30, longestDelay: 900, timeout: 120, forget: true },
  "auth.purge": { retries: 5, firstDelay: 60, longestDelay: 900, timeout: 300, forget: false },
};
