/** Which time a demo company covers, in local dates. */
export type Window = {
  /** First date with punches. */
  from: string;
  today: string;
};
