import { hash } from "node:crypto";

/** The largest file that a form may carry: 5 MB (Rule COMPANY-17). */
export const largestFile = 5_242_880;

/** SHA-256 of a file's bytes, hexadecimal. */
export function digestOf(bytes: Uint8Array): string {
  return hash("sha256", bytes);
}

/**
 * A file of a form, whole and in memory, under its sender's name. Code that walks over a form's
 * fields or logs them meets its name and digest, never its bytes.
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

  /** Identity of a file: equal for two uploads of the same bytes. */
  toJSON(): { name: string; sha256: string } {
    return { name: this.name, sha256: digestOf(this.#bytes) };
  }
}
