/** Files below an address, by their path inside it. Each throws StorageAwayError where the store is not reached. */
export type ObjectStore = {
  /** Writes a file as a whole, so that it survives a power cut. Throws StorageFullError. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** Bytes of a file; undefined when there is none. */
  get(path: string): Promise<Buffer | undefined>;
  has(path: string): Promise<boolean>;
  /** Removes a file and its half written remains; an absent one is no error. */
  remove(path: string): Promise<void>;
  /** Paths of all files. */
  paths(): AsyncIterable<string>;
};

/** A page of a list of flydrive. */
type ListPage<Entry> = { objects: Iterable<Entry>; paginationToken?: string | undefined };

/** Entries of all pages of a list; `read` answers the page of a token, without one the first. */
export async function* entriesOf<Entry>(
  read: (page: { paginationToken?: string }) => Promise<ListPage<Entry>>,
): AsyncIterable<Entry> {
  let page: string | undefined;
  do {
    const listed = await read(page === undefined ? {} : { paginationToken: page });
    yield* listed.objects;
    page = listed.paginationToken;
  } while (page !== undefined);
}

/** No room is left for uploads; everything else goes on working. */
export class StorageFullError extends Error {
  constructor(cause?: unknown) {
    super("There is no room left to store files", { cause });
    this.name = "StorageFullError";
  }
}

/** The store of the files is not reached, or answers that it cannot serve now. */
export class StorageAwayError extends Error {
  constructor(cause: unknown) {
    super("The store of the files is not reached", { cause });
    this.name = "StorageAwayError";
  }
}
