import { IconUser } from "@tabler/icons-react";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { renderInApp } from "../../test/render.tsx";

import { Palette } from "./palette.tsx";

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
      <Palette groups={groups} placeholder="Buscar" onType={typed} onClose={() => {}} />,
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
});
