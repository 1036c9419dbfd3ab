import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";

import { loadTexts } from "../lib/i18n.ts";
import { renderInApp } from "../test/render.tsx";

import { Card } from "./card.tsx";
import { foldFigure } from "./fold-figure.tsx";
import { Folding } from "./folding.ts";

type Days = { data: string | undefined; error: unknown };

function Holidays({ isFolded, days }: { isFolded: boolean; days: Days }) {
  return (
    <Folding value={isFolded}>
      <Card
        title="Vacaciones"
        figure={foldFigure(days.error, days.data)}
        action={<a href="/absences">Ver todo</a>}
      >
        <p>Próximas: 28 dic – 3 ene</p>
      </Card>
    </Folding>
  );
}

const read: Days = { data: "7 días", error: null };

describe("a card in a place that folds (COMPANY-111)", () => {
  it("the card says its title and figure, and opens in its place", async () => {
    await renderInApp(<Holidays isFolded days={read} />);
    const user = userEvent.setup({ delay: null });
    const toggle = screen.getByRole("button", { name: "Vacaciones 7 días", expanded: false });
    expect(screen.queryByText(/^Próximas/)).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
    await user.click(toggle);
    expect(screen.getByRole("heading", { level: 2, name: "Vacaciones" })).toBeDefined();
    expect(screen.getByText(/^Próximas/)).toBeDefined();
    expect(screen.getByRole("link", { name: "Ver todo" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Vacaciones", expanded: true }));
    expect(screen.queryByText(/^Próximas/)).toBeNull();
  });

  it("the card that could not be read says so", async () => {
    await loadTexts("common");
    await renderInApp(<Holidays isFolded days={{ data: undefined, error: new Error("500") }} />);
    expect(screen.getByRole("button", { name: "Vacaciones No se ha podido cargar" })).toBeDefined();
  });

  it("the card elsewhere is whole", async () => {
    await renderInApp(<Holidays isFolded={false} days={read} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText(/^Próximas/)).toBeDefined();
    expect(screen.getByRole("link", { name: "Ver todo" })).toBeDefined();
  });
});
