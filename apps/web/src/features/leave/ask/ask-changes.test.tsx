import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { requestKinds } from "@atrio/contract/kinds";
import type { RequestView } from "@atrio/contract/request-view";

import { loadTexts } from "../../../lib/i18n.ts";
import { detailOf } from "../../../test/absences.ts";
import { askingServer } from "../../../test/asking-server.ts";
import type { AskingServer } from "../../../test/asking-server.ts";
import { documentOf, previewOf } from "../../../test/asking.ts";
import { renderInApp } from "../../../test/render.tsx";

import { AskDialog } from "./ask-dialog.tsx";
import type { AskDialogProps } from "./ask.model.ts";
import { forgetDraft } from "./drafts/drafts.model.ts";

let server: AskingServer;

async function show(props: Partial<AskDialogProps>) {
  const onSaved = vi.fn<(request: RequestView) => void>();
  const rest = { opened: true, mode: "new" as const, onClose: () => undefined, onSaved, ...props };
  await renderInApp(<AskDialog {...rest} />);
  return { user: userEvent.setup({ delay: null }), onSaved };
}

beforeAll(() => loadTexts("ask", "files", "requests"));

beforeEach(() => {
  server = askingServer();
  for (const form of ["new/", "edit/53", "rectify/53"]) forgetDraft(`7/${form}`);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T09:00:00Z") });
  vi.stubGlobal("fetch", server.answer);
  Element.prototype.scrollIntoView = () => undefined;
  return () => vi.useRealTimers();
});

describe("an expense", { timeout: 30_000 }, () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, kind: string) => {
    await user.click(await screen.findByRole("combobox", { name: /Tipo de gasto/ }));
    await user.click(await screen.findByRole("option", { name: kind }));
  };

  it("an expense is computed from kilometres while they are typed, with the month's total", async () => {
    const { user, onSaved } = await show({ kind: 9 });
    await choose(user, "Combustible");
    await user.click(screen.getByText("Kilómetros"));
    expect(await screen.findByText("Tu empresa paga 0,26 € por kilómetro.")).toBeDefined();
    await user.type(screen.getByLabelText(/Kilómetros en coche propio/), "120,5");
    expect(screen.getByText("120,5 km × 0,26 €/km = 31,33 €")).toBeDefined();
    expect(
      screen.getByText("Llevas 40,00 € pedidos en noviembre de 2026. Con este, 71,33 €."),
    ).toBeDefined();
    expect(await screen.findByText("Está dentro de lo que permite tu empresa.")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Enviar la solicitud" }));
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(server.sendings()[0]?.body).toEqual({
      trabajador_id: 7,
      pe_solicitud_tipo_id: 9,
      fecha_gasto: "2026-11-18",
      pe_gasto_tipo_id: 1,
      kilometros: 120.5,
      documento_ids: [],
    });
  });

  it("an expense over the limit says so, and its missing receipt once it is sent", async () => {
    server.isAmountAllowed = false;
    const receipt = {
      code: "expense.receipt_required",
      message: "Falta.",
      field: "documento_ids",
      confirmable: false,
    };
    server.preview = previewOf({ unidad: null, importe: 900, problemas: [receipt] });
    const { user } = await show({ kind: 9 });
    await choose(user, "Comida");
    await user.type(screen.getByLabelText(/Importe en euros/), "900");
    expect(await screen.findByText("Supera lo que permite tu empresa.")).toBeDefined();
    expect(screen.queryByText("Falta.")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Enviar la solicitud" }));
    expect(await screen.findByText("Falta.")).toBeDefined();
  });

  it("an expense takes numbers alone", async () => {
    const { user } = await show({ kind: 9 });
    await choose(user, "Taxi");
    await user.type(screen.getByLabelText(/Importe en euros/), "doce");
    await user.click(screen.getByRole("button", { name: "Enviar la solicitud" }));
    expect(await screen.findByText(/Introduce un número válido/)).toBeDefined();
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText(/Importe en euros/)),
    );
    expect(server.sendings()).toEqual([]);
  });
});

describe("a request that is there already", { timeout: 30_000 }, () => {
  it("a request is edited with everything filled in, and without its removed files", async () => {
    const request = detailOf({
      titulo: "Puente",
      documentos: [documentOf({ id: 70 }), documentOf({ id: 71, nombre: "otro.pdf" })],
    });
    const { user, onSaved } = await show({ mode: "edit", request });
    expect(
      await screen.findByRole("dialog", { name: "Editar la solicitud: Vacaciones" }),
    ).toBeDefined();
    expect(
      screen.getByText(/quien ya la hubiera aprobado tendrá que volver a hacerlo/),
    ).toBeDefined();
    expect(screen.getByLabelText("Desde")).toHaveProperty("value", "07/12/2026");
    await vi.waitFor(() => expect(server.previews[0]).toMatchObject({ solicitud_id: 53 }));
    await user.click(screen.getByRole("button", { name: "Quitar otro.pdf" }));
    await user.click(screen.getByRole("button", { name: "Guardar los cambios" }));
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(server.sendings().map(({ call, body }) => [call, body])).toEqual([
      [
        "POST /solicitud/53",
        {
          pe_solicitud_tipo_id: requestKinds.holidays,
          pe_solicitud_subtipo_id: 1,
          titulo: "Puente",
          periodos: [
            { fecha_inicio: "2026-12-07", fecha_fin: "2026-12-09", pe_tipo_periodo_id: 1 },
          ],
          documento_ids: [70],
        },
      ],
      ["POST /solicitud-document/53/manage-documents", { quitar: [71] }],
    ]);
  });

  it("an approved request is shortened by its last day, and stays in force until decided", async () => {
    const { user, onSaved } = await show({ mode: "rectify", request: detailOf({ estado_id: 2 }) });
    expect(await screen.findByText(/sigue en vigor tal como está/)).toBeDefined();
    await user.clear(screen.getByLabelText("Nuevo último día"));
    await user.type(screen.getByLabelText("Nuevo último día"), "08/12/2026");
    expect(screen.getByLabelText("Hasta")).toHaveProperty("value", "08/12/2026");
    await vi.waitFor(() => expect(server.previews.at(-1)).toMatchObject({ rectifica_id: 53 }));
    await user.click(screen.getByRole("button", { name: "Pedir la rectificación" }));
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(server.sendings()[0]).toMatchObject({
      call: "PUT /solicitud/53",
      body: { periodos: [{ fecha_inicio: "2026-12-07", fecha_fin: "2026-12-08" }] },
    });
  });

  it("a request of a kind that is offered no longer says so", async () => {
    const request = detailOf({ pe_solicitud_tipo_id: requestKinds.paternity });
    await show({ mode: "edit", request });
    expect(await screen.findByText(/ya no está disponible/)).toBeDefined();
  });
});
