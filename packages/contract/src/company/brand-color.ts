/** Least contrast of text on its background (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

const white = "#ffffff";

/** Share of light of a channel, linear (IEC 61966-2-1). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Red, green and blue of `#rrggbb`, 0 to 255. */
function channelsOf(color: string): [number, number, number] {
  const number = Number.parseInt(color.slice(1), 16);
  return [(number >> 16) & 0xff, (number >> 8) & 0xff, number & 0xff];
}

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two colours `#rrggbb`, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Contrast of white text on a company's colour. */
export function contrastWithWhite(color: string): number {
  return contrastOf(color, white);
}

/** The same hue, as dark as white text on it needs. */
export function readableColor(color: string): string {
  let found = color;
  for (let left = 100; left >= 0 && contrastWithWhite(found) < leastContrast; left -= 1) {
    const parts = channelsOf(color).map((channel) => Math.floor((channel * left) / 100));
    found = `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  }
  return found;
}
