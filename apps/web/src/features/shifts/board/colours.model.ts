type Rgb = readonly [number, number, number];

/** Surfaces and inks of the two themes, as in `ui/theme.ts`. */
const light = { surface: "#FFFFFF", ink: "#221D19" } as const;
const dark = { surface: "#1F1B18", ink: "#EDE8E3" } as const;

/** Shares of the shift's colour in its background and in its text. */
const shares = { light: { fill: 0.17, ink: 0.3 }, dark: { fill: 0.3, ink: 0.2 } } as const;

/** Colours of a shift in one theme, #rrggbb. */
export type ShiftColours = { fill: string; ink: string; edge: string };

/** Colours of a shift on its theme's surface; text reaches 4.5:1 on `fill` and on the surface. */
export function coloursOf(hex: string, theme: "light" | "dark"): ShiftColours {
  const { surface, ink } = theme === "light" ? light : dark;
  const share = shares[theme];
  return {
    fill: mix(hex, surface, share.fill),
    ink: mix(hex, ink, share.ink),
    edge: theme === "light" ? mix(hex, ink, 0.85) : mix(hex, ink, 0.8),
  };
}

const known = new Map<string, Record<string, string>>();

/** CSS variables of a shift's colours: `--fill`, `--ink` and `--edge`. */
export function colourVariables(hex: string): Record<string, string> {
  const cached = known.get(hex);
  if (cached !== undefined) return cached;
  const [day, night] = [coloursOf(hex, "light"), coloursOf(hex, "dark")];
  const variables = {
    "--fill": `light-dark(${day.fill}, ${night.fill})`,
    "--ink": `light-dark(${day.ink}, ${night.ink})`,
    "--edge": `light-dark(${day.edge}, ${night.edge})`,
  };
  known.set(hex, variables);
  return variables;
}

/** Contrast ratio of two colours by WCAG 2, 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const [a, b] = [luminanceOf(first), luminanceOf(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminanceOf(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function mix(hex: string, base: string, share: number): string {
  const [top, under] = [rgbOf(hex), rgbOf(base)];
  const parts = under.map((value, index) => value + ((top[index] ?? value) - value) * share);
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function rgbOf(hex: string): Rgb {
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) || 0;
  return [part(1), part(3), part(5)];
}
