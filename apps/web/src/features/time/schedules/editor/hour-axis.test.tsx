import { MantineProvider } from "@mantine/core";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { loadTexts } from "../../../../lib/i18n.ts";
import { theme } from "../../../../ui/theme.ts";

import { emptyDraft } from "./editor.model.ts";
import { HourAxis } from "./hour-axis.tsx";

const monday = { semana: 1, dia_semana: 1, inicio: "08:00", fin: "13:30" };
const sunday = { semana: 1, dia_semana: 7, inicio: "22:00", fin: "06:00" };
const draft = { ...emptyDraft, tramos: [monday, sunday] };

beforeAll(() => loadTexts("schedules"));

const draw = (isReadOnly = false) => {
  const change = vi.fn<(before: object | null, after: object | null) => void>();
  render(
    <MantineProvider theme={theme}>
      <HourAxis
        draft={draft}
        semana={1}
        axis={{ start: 0, end: 1440 }}
        selected={null}
        isReadOnly={isReadOnly}
        onSelect={() => {}}
        onChange={change}
      />
    </MantineProvider>,
  );
  return change;
};

describe("the hour axis by keyboard", () => {
  it("arrows move a stretch, with the shift key its end, and Delete removes it", async () => {
    const change = draw();
    screen.getByRole("button", { name: "Lunes, 08:00–13:30" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(change).toHaveBeenLastCalledWith(monday, { ...monday, inicio: "08:15", fin: "13:45" });
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    expect(change).toHaveBeenLastCalledWith(monday, { ...monday, fin: "13:15" });
    await userEvent.keyboard("{Delete}");
    expect(change).toHaveBeenLastCalledWith(monday, null);
  });

  it("a day gets a stretch by its button, after those that it has", async () => {
    const change = draw();
    await userEvent.click(screen.getByRole("button", { name: "Añadir un tramo: Lunes" }));
    expect(change).toHaveBeenCalledWith(null, { ...monday, inicio: "14:30", fin: "16:30" });
  });

  it("readers see the stretches and no buttons", () => {
    draw(true);
    expect(screen.queryAllByRole("button")).toEqual([]);
    const row = screen.getByRole("group", { name: "Lunes" });
    expect(within(row).getByText("08:00–13:30")).toBeDefined();
    expect(within(row).getByText("5,5 h")).toBeDefined();
  });
});
