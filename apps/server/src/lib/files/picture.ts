import sharp from "sharp";

/** Beyond it a small file could take half a gigabyte to open. A phone's photo has 12 to 50 million. */
const mostPixels = 40_000_000;

// No cache between pictures, and one picture does not take every core.
sharp.cache(false);
sharp.concurrency(1);

/**
 * A picture as a square WebP of `size` pixels: its middle, the right way up, without anything that it
 * says beside its pixels. Undefined where it cannot be opened or is too large to be.
 */
export async function squarePicture(bytes: Uint8Array, size: number): Promise<Buffer | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 })
      .autoOrient()
      .resize(size, size, { fit: "cover" })
      .flatten({ background: "#ffffff" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
