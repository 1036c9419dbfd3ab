import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { loadTexts } from "../../../../lib/i18n.ts";
import { askingServer } from "../../../../test/asking-server.ts";
import type { AskingServer } from "../../../../test/asking-server.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { AskDialog } from "../ask-dialog.tsx";
import { forgetDraft } from "../drafts/drafts.model.ts";

let server: AskingServer;

const nothing = () => undefined;

async function show() {
  await renderInApp(<AskDialog opened mode="new" kind={4} onClose={nothing} onSaved={nothing} />);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole("combobox", { name: /Tipo de permiso/ }));
  await user.click(await screen.findByRole("option", { name: "Permiso parental" }));
  return user;
}

const send = () => screen.findByRole("button", { name: "Enviar la solicitud" });

describe("the fact that a leave is for (Rule LEAVE-71)", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("ask", "files", "requests"));

  beforeEach(() => {
    server = askingServer();
    forgetDraft("7/new/");
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T09:00:00Z") });
    vi.stubGlobal("fetch", server.answer);
    Element.prototype.scrollIntoView = () => undefined;
    return () => vi.useRealTimers();
  });

  it("a first request asks for the fact and its date", async () => {
    const user = await show();
    await user.click(await screen.findByRole("button", { name: /25 de noviembre/ }));
    await user.click(await send());
    expect(await screen.findByText("Indica por qué hecho lo pides y su fecha.")).toBeDefined();
    expect(server.sendings()).toEqual([]);
    const date = screen.getByLabelText(/Fecha del nacimiento/);
    fireEvent.change(date, { target: { value: "12/03/2026" } });
    await user.type(screen.getByLabelText("Nombre (opcional)"), "Lucía");
    await user.click(await send());
    await vi.waitFor(() =>
      expect(server.sendings()[0]?.body).toMatchObject({
        ocasion: { fecha: "2026-03-12", etiqueta: "Lucía" },
      }),
    );
  });

  it("a further request shows each fact with what is left, and asks which", async () => {
    server.occasions = [
      {
        id: 31,
        pe_solicitud_subtipo_id: 9,
        fecha: "2025-03-12",
        etiqueta: "Lucía",
        unidad: "naturales",
        total: 56,
        usado: 10,
        pendiente: 5,
        hasta: "2033-03-11",
      },
    ];
    const user = await show();
    expect(
      await screen.findByText(
        "Ya pedido: 15 días de 56 días. Disponible: 41 días. Plazo hasta el 11/03/2033.",
      ),
    ).toBeDefined();
    await user.click(screen.getByRole("radio", { name: /^Lucía \(12\/03\/2025\)/ }));
    await user.click(await screen.findByRole("button", { name: /25 de noviembre/ }));
    await user.click(await send());
    await vi.waitFor(() => expect(server.sendings()[0]?.body).toMatchObject({ ocasion_id: 31 }));
  });
});
