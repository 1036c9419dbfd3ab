/** Period of a demo company, in local dates. */
export type Window = {
  /** First date with punches. */
  from: string;
  today: string;
};
