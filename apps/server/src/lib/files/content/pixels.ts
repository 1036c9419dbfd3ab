/** Beyond it, opening a small file could take a gigabyte. A phone's largest photo has 50 million. */
const mostPixels = 50_000_000;

/** True if an image of this size can be opened anywhere; both in pixels. */
export function isDrawable(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= mostPixels;
}
