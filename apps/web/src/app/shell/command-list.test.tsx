import { IconUser } from "@tabler/icons-react";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { renderInApp } from "../../test/render.tsx";

import { CommandList } from "./command-list.tsx";

const command = (id: string, label: string, run = () => {}) => ({ id, label, icon: IconUser, run });

// The list follows the selection; jsdom does not scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

describe("the command palette of the office", () => {
  it("shows found people whatever their name, settings once something is typed, and pages always", async () => {
    const open = vi.fn<() => void>();
    const typed = vi.fn<(text: string) => void>();
    const groups = [
      { group: "Personas", isFound: true, commands: [command("p", "Ana Ruiz", open)] },
      { group: "Ajustes", isTyped: true, commands: [command("s", "Mutua"), command("o", "Logo")] },
      { group: "Páginas", commands: [command("i", "Bandeja"), command("m", "Más mutuas")] },
    ];
    await renderInApp(
      <CommandList groups={groups} placeholder="Buscar" onType={typed} onClose={() => {}} />,
    );
    const user = userEvent.setup({ delay: null });
    const field = await screen.findByPlaceholderText("Buscar");
    expect(screen.getByText("Bandeja")).toBeDefined();
    expect(screen.queryByText("Mutua")).toBeNull();
    await user.type(field, "mútua");
    expect(screen.getByText("Mutua")).toBeDefined();
    expect(screen.getByText("Más mutuas")).toBeDefined();
    expect(screen.queryByText("Logo")).toBeNull();
    expect(screen.queryByText("Bandeja")).toBeNull();
    expect(typed).toHaveBeenLastCalledWith("mútua");
    await user.click(screen.getByText("Ana Ruiz"));
    expect(open).toHaveBeenCalled();
  });

  it.each([
    { before: [], after: ["Ana", "Eva"], keys: "{Enter}", ran: "Bandeja" },
    { before: [], after: ["Ana", "Eva"], keys: "{ArrowDown}{Enter}", ran: "Banda" },
    { before: ["Ana"], after: [], keys: "{Enter}", ran: "Bandeja" },
  ])(
    "$keys runs $ran once $after is found instead of $before",
    async ({ before, after, keys, ran }) => {
      const run = vi.fn<(name: string) => void>();
      const runs = (name: string) => command(name, name, () => run(name));
      function Arrivals() {
        const [found, setFound] = useState<string[]>(before);
        const groups = [
          { group: "Personas", isFound: true, commands: found.map(runs) },
          { group: "Páginas", commands: ["Bandeja", "Banda"].map(runs) },
        ];
        return (
          <>
            <CommandList
              groups={groups}
              placeholder="Buscar"
              onType={() => {}}
              onClose={() => {}}
            />
            <button type="button" onClick={() => setFound(after)}>
              Llegan
            </button>
          </>
        );
      }
      await renderInApp(<Arrivals />);
      const user = userEvent.setup({ delay: null });
      await user.type(await screen.findByPlaceholderText("Buscar"), "ban");
      fireEvent.click(screen.getByText("Llegan"));
      await user.keyboard(keys);
      expect(run).toHaveBeenLastCalledWith(ran);
    },
  );

  it("a whole name that was typed is highlighted before commands of the groups above it", async () => {
    const run = vi.fn<(name: string) => void>();
    const runs = (name: string, keywords: string) => ({
      ...command(name, name, () => run(name)),
      keywords,
    });
    const groups = [
      { group: "Acciones", commands: [runs("Corregir un registro", "horario")] },
      { group: "Páginas", commands: [runs("Registro horario", "")] },
    ];
    await renderInApp(
      <CommandList groups={groups} placeholder="Buscar" onType={() => {}} onClose={() => {}} />,
    );
    const user = userEvent.setup({ delay: null });
    await user.type(await screen.findByPlaceholderText("Buscar"), "registro HORARIO{Enter}");
    expect(run).toHaveBeenLastCalledWith("Registro horario");
  });
});
