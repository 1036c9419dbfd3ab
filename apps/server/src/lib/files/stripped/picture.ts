import { loadSharp } from "../picture-library.ts";
import { largestFile } from "../uploaded-file.ts";

/** Beyond it a small file could take half a gigabyte to open. */
const mostPixels = 50_000_000;

/** Kinds of picture that are drawn anew. */
type PictureType = "image/jpeg" | "image/png" | "image/webp";

/**
 * A picture drawn anew from its pixels, the right way up: no metadata, thumbnail, colour profile or
 * hidden bytes of the original stay. Undefined where it cannot be opened; `large` over 5 MB.
 */
export async function redrawPicture(
  bytes: Buffer,
  type: PictureType,
): Promise<Buffer | "large" | undefined> {
  const drawn = await draw(bytes, type).catch(() => undefined);
  return drawn !== undefined && drawn.length > largestFile ? "large" : drawn;
}

async function draw(bytes: Buffer, type: PictureType): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, {
    limitInputPixels: mostPixels,
    failOn: "error",
    pages: 1,
  }).autoOrient();
  if (type === "image/png") return picture.png({ compressionLevel: 9 }).toBuffer();
  if (type === "image/webp") return picture.webp({ quality: 85 }).toBuffer();
  return picture.jpeg({ quality: 85 }).toBuffer();
}
