import { hash } from "node:crypto";

/** The largest file that a form may carry: 5 MB (Rule COMPANY-17). */
export const largestFile = 5_242_880;

/** SHA-256 of a file's bytes, hexadecimal. */
export function digestOf(bytes: Uint8Array): string {
  return hash("sha256", bytes);
}

/**
 * A file of a form, whole and in memory, under the name that its sender gave it. Whoever walks over
 * a form's fields or writes them down meets its name and digest, never its bytes.
 */
export class UploadedFile {
  readonly name: string;
  readonly #bytes: Buffer;

  constructor(name: string, bytes: Buffer) {
    this.name = name;
    this.#bytes = bytes;
  }

  get bytes(): Buffer {
    return this.#bytes;
  }

  /** What two sendings of the same file have in common. */
  toJSON(): { name: string; sha256: string } {
    return { name: this.name, sha256: digestOf(this.#bytes) };
  }
}
