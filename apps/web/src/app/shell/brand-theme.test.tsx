import { Button } from "@mantine/core";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { contrastOf, contrastWithWhite, leastContrast } from "@atrio/contract/company/brand-color";

import { renderInApp } from "../../test/render.tsx";

import { darkGround, fillsOf, leastShapeContrast } from "./brand-theme.model.ts";
import { BrandTheme } from "./brand-theme.tsx";

/** Colours of all hues, from black to white. */
const colors = [0, 51, 102, 153, 204, 255].flatMap((red, _, levels) =>
  levels.flatMap((green) =>
    levels.map(
      (blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`,
    ),
  ),
);

describe("controls in the company's colour (Rule COMPANY-41)", () => {
  it("white text can be read on every fill, and every fill stands out in the dark", () => {
    for (const color of colors) {
      const { light, dark } = fillsOf(color);
      for (const fill of [light.fill, light.hover, dark.fill, dark.hover]) {
        expect([color, contrastWithWhite(fill) >= leastContrast]).toEqual([color, true]);
      }
      const shape = contrastOf(dark.fill, darkGround);
      expect([color, shape >= leastShapeContrast]).toEqual([color, true]);
    }
  });

  it("a colour that the server accepts fills the controls of the light look as it is", () => {
    expect(fillsOf("#1d4f91").light.fill).toBe("#1d4f91");
    expect(fillsOf("#0b5f4b").light.fill).toBe("#0b5f4b");
  });

  it("a filled button has white text, and both looks their fill", async () => {
    const { container } = await renderInApp(
      <BrandTheme color="#1d4f91">
        <Button>Guardar</Button>
      </BrandTheme>,
    );
    const button = screen.getByRole("button", { name: "Guardar" });
    expect(button.style.getPropertyValue("--button-color")).toBe("var(--mantine-color-white)");
    const css = [...container.querySelectorAll("style")].map(({ textContent }) => textContent);
    expect(css.join("\n")).toContain("--mantine-color-brand-filled: #1d4f91;");
    expect(css.join("\n")).toContain(
      `--mantine-color-brand-filled: ${fillsOf("#1d4f91").dark.fill};`,
    );
  });

  it("without a colour the product's look stays", async () => {
    const { container } = await renderInApp(
      <BrandTheme color={null}>
        <Button>Guardar</Button>
      </BrandTheme>,
    );
    const button = screen.getByRole("button", { name: "Guardar" });
    expect(button.style.getPropertyValue("--button-color")).not.toContain("white");
    expect(container.innerHTML).not.toContain("--mantine-color-brand-filled: #");
  });
});
