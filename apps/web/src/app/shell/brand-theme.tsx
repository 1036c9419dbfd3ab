import { MantineThemeProvider } from "@mantine/core";
import type { MantineColorsTuple, MantineThemeOverride } from "@mantine/core";
import { useMemo } from "react";
import type { ReactNode } from "react";

import { fillsOf } from "./brand-theme.model.ts";
import type { Fills } from "./brand-theme.model.ts";

type BrandThemeProps = {
  /** Colour of the company, `#rrggbb`; null for the product's. */
  color: string | null;
  children: ReactNode;
};

/** Filled controls in the company's colour, also in dialogs (Rule COMPANY-41). */
export function BrandTheme({ color, children }: BrandThemeProps) {
  const look = useMemo(() => (color === null ? null : lookOf(fillsOf(color))), [color]);
  return (
    <MantineThemeProvider theme={look?.theme ?? product}>
      {look !== null && <style>{look.css}</style>}
      {children}
    </MantineThemeProvider>
  );
}

const product: MantineThemeOverride = {};

/** The theme decides the colour of texts on filled controls, the variables fill them. */
function lookOf(fills: Fills): { theme: MantineThemeOverride; css: string } {
  const { fill } = fills.light;
  const brand: MantineColorsTuple = [fill, fill, fill, fill, fill, fill, fill, fill, fill, fill];
  const css = (["light", "dark"] as const)
    .map((scheme) => {
      const { fill: color, hover } = fills[scheme];
      return `:root[data-mantine-color-scheme="${scheme}"] {
        --mantine-color-brand-filled: ${color};
        --mantine-color-brand-filled-hover: ${hover};
        --mantine-primary-color-filled: ${color};
        --mantine-primary-color-filled-hover: ${hover};
        --mantine-primary-color-contrast: var(--mantine-color-white);
      }`;
    })
    .join("\n");
  return { theme: { colors: { brand } }, css };
}
