import { renderSVG } from "uqr";

/**
 * A QR code as an SVG document, for `image(bytes(…), format: "svg")` of a typst template or an
 * image of the portal. A fifteenth of it may be unreadable; the page gives the quiet border.
 */
export function qrSvg(text: string): string {
  return renderSVG(text, { ecc: "M", border: 0 });
}
