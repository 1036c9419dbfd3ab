import { describe, expect, it } from "vitest";

import { coloursOf, contrastOf } from "./colours.model.ts";

const steps = ["00", "40", "80", "C0", "FF"];
const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
const surfaces = { light: "#FFFFFF", dark: "#1F1B18" } as const;

describe("colours of shifts", () => {
  it.each(["light", "dark"] as const)(
    "reach 4.5:1 for text on their background and on the surface in the %s theme",
    (theme) => {
      const weak = colours.filter((colour) => {
        const { fill, ink } = coloursOf(colour, theme);
        return contrastOf(ink, fill) < 4.5 || contrastOf(ink, surfaces[theme]) < 4.5;
      });
      expect(weak).toEqual([]);
    },
  );
});
