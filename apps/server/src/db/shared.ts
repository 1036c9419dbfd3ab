import { AsyncLocalStorage } from "node:async_hooks";

/** A company's transaction that several use cases share: reads only. */
export type Shared<Tx> = {
  companyId: number;
  tx: Tx;
  /** False once the transaction ends: work that its use cases left behind opens its own. */
  isOpen: boolean;
  /** First failure of a statement, after which the transaction answers nothing. */
  failed?: unknown;
};

/** The shared transaction failed: nothing that was read in it counts. */
export class SharedFailure extends Error {
  constructor(cause: unknown) {
    super("The shared transaction failed", { cause });
    this.name = "SharedFailure";
  }
}

/** The shared transaction of the running asynchronous context. */
export function openSharing<Tx>() {
  const storage = new AsyncLocalStorage<Shared<Tx>>();
  return {
    /** Transaction of the context for a company, if one is open. */
    current(companyId: number): Tx | undefined {
      const shared = storage.getStore();
      return shared?.isOpen === true && shared.companyId === companyId ? shared.tx : undefined;
    },
    run: async <T>(shared: Shared<Tx>, work: () => Promise<T>): Promise<T> =>
      storage.run(shared, work),
    leave: async <T>(work: () => Promise<T>): Promise<T> => storage.exit(work),
  };
}
