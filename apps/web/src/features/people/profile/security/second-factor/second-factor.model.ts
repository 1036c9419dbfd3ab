/** Few recovery codes: the next lost phone must not lock somebody out. */
const few = 3;

/** True if somebody should make new recovery codes soon. */
export function areFew(left: number): boolean {
  return left <= few;
}

/** A secret in groups of four, as people type it by hand. */
export function groupsOf(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? "";
}

/** An SVG document as the address of an image. */
export function imageAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The recovery codes as the text of a file: a heading, then one a line. */
export function codesText(heading: string, made: string, codes: readonly string[]): string {
  return [heading, made, "", ...codes, ""].join("\r\n");
}
