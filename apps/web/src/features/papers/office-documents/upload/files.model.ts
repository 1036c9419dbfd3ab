/** A file that is to be published, is on its way or did not arrive. */
export type PublishFile = {
  id: string;
  /** Idempotency key: a retry after a lost connection publishes the file once. */
  key: string;
  file: File;
  title: string;
  /** Sent share of the file, from 0 to 1. */
  share: number;
  state: "written" | "sending" | "failed" | "refused";
  /** Why it failed or was refused. */
  message: string;
};

/** True if a file can be sent now: written, or failed without a final refusal. */
export function isSendable({ state }: Pick<PublishFile, "state">): boolean {
  return state === "written" || state === "failed";
}
