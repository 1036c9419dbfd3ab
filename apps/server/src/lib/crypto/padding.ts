const LENGTH_BYTES = 4;
const KIB = 1024;

/** Sizes of texts, in bytes: the stored length tells only the class. */
export const textSizes = [2, 8, 32, 128].map((size) => size * KIB);
/** Sizes of files, in bytes; the largest holds 5 MB with its name. */
export const fileSizes = [64, 256, 1024, 2048, 4096, 6144].map((size) => size * KIB);

/** Pads to the next of the sizes: length ‖ bytes ‖ zeros. Throws RangeError over the largest. */
export function pad(plain: Uint8Array, sizes: readonly number[]): Buffer {
  const size = sizes.find((one) => one >= plain.length + LENGTH_BYTES);
  if (size === undefined) throw new RangeError("Longer than the largest size");
  const padded = Buffer.alloc(size);
  padded.writeUInt32BE(plain.length);
  padded.set(plain, LENGTH_BYTES);
  return padded;
}

/** Removes the padding of `pad`. */
export function unpad(padded: Buffer): Buffer {
  return padded.subarray(LENGTH_BYTES, LENGTH_BYTES + padded.readUInt32BE());
}
