import { loadSharp } from "./picture-library.ts";

/** Beyond it a small file could take half a gigabyte to open. A phone's photo has 12 to 50 million. */
const mostPixels = 40_000_000;

/**
 * A picture as a square WebP of `size` pixels: its middle, the right way up, without anything that it
 * says beside its pixels. Undefined where it cannot be opened or is too large to be.
 */
export async function squarePicture(bytes: Uint8Array, size: number): Promise<Buffer | undefined> {
  const sharp = await loadSharp();
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

/** Room for a logo in pixels: twice what pages show, for sharp screens. */
const logoRoom = { width: 560, height: 160 };

/**
 * A logo as a WebP that fits its room, with its transparency and without anything beside its pixels.
 * 'small' for fewer than `least` pixels on a side; undefined where it cannot be opened.
 */
export async function logoPicture(
  bytes: Uint8Array,
  least: number,
): Promise<Buffer | "small" | undefined> {
  const sharp = await loadSharp();
  try {
    const drawing = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 });
    const { width, height } = await drawing.metadata();
    if (Math.min(width, height) < least) return "small";
    return await drawing
      .autoOrient()
      .resize({ ...logoRoom, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
