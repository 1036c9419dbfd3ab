import { contrastOf, readableColor } from "@atrio/contract/company/brand-color";

/** Colours of filled controls with white text, and of those under the pointer, `#rrggbb`. */
export type Fills = Record<"light" | "dark", { fill: string; hover: string }>;

/** Brightest ground on which filled controls stand in the dark look. */
export const darkGround = "#292420";

/** Least contrast of a control with its ground (WCAG 2.2, 1.4.11). */
export const leastShapeContrast = 3;

/** A colour with a share of another one, 0 to 1. */
function mix(color: string, other: string, share: number): string {
  const [one, two] = [color, other].map((text) => Number.parseInt(text.slice(1), 16));
  const parts = [16, 8, 0].map((shift) => {
    const [from, to] = [one, two].map((number = 0) => (number >> shift) & 0xff);
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Fills of controls from a company's colour (Rule COMPANY-41): white text on them has a contrast of 4.5
 * or more in both looks; in the dark one the colour is lightened until it stands out from its ground.
 */
export function fillsOf(color: string): Fills {
  const light = readableColor(color);
  let dark = light;
  for (
    let share = 1;
    share <= 100 && contrastOf(dark, darkGround) < leastShapeContrast;
    share += 1
  ) {
    dark = mix(light, "#ffffff", share / 100);
  }
  return {
    light: { fill: light, hover: mix(light, "#000000", 0.14) },
    dark: { fill: dark, hover: mix(dark, "#000000", 0.08) },
  };
}
