import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { RequestView } from "@atrio/contract/request-view";

import { loadTexts } from "../../../lib/i18n.ts";
import { dayCostOf } from "../../../test/absences.ts";
import { askingServer } from "../../../test/asking-server.ts";
import type { AskingServer } from "../../../test/asking-server.ts";
import { previewOf } from "../../../test/asking.ts";
import { renderInApp } from "../../../test/render.tsx";
import { marcos } from "../../../test/team.ts";
import { signingOf } from "../../../test/workdays.ts";

import { AskDialog } from "./ask-dialog.tsx";
import type { AskDialogProps } from "./ask.model.ts";
import { forgetDraft } from "./drafts/drafts.model.ts";

let server: AskingServer;

async function show(props: Partial<AskDialogProps> = {}) {
  const onClose = vi.fn<() => void>();
  const onSaved = vi.fn<(request: RequestView) => void>();
  const rest = { opened: true, mode: "new" as const, onClose, onSaved, ...props };
  const view = await renderInApp(<AskDialog {...rest} />);
  return { user: userEvent.setup({ delay: null }), onClose, onSaved, view };
}

const day = (name: RegExp) => screen.findByRole("button", { name });
const focusedDay = () => document.activeElement?.getAttribute("aria-label");
const send = () => screen.findByRole("button", { name: "Enviar la solicitud" });

describe("the form of a request", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("ask", "files", "requests"));

  beforeEach(() => {
    server = askingServer();
    for (const mode of ["new/", "edit/53", "rectify/53"]) forgetDraft(`7/${mode}`);
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T09:00:00Z") });
    vi.stubGlobal("fetch", server.answer);
    Element.prototype.scrollIntoView = () => undefined;
    return () => vi.useRealTimers();
  });

  it("a new request opens with holidays; another kind keeps the words and the days it allows (LEAVE-109)", async () => {
    const { user } = await show();
    expect(
      await screen.findByRole("dialog", { name: "Nueva solicitud: Vacaciones" }),
    ).toBeDefined();
    const holidays = await screen.findByRole("radio", { name: "Vacaciones Tienes 4 días" });
    expect(holidays).toHaveProperty("checked", true);
    await user.type(screen.getByLabelText("Título (opcional)"), "Mudanza");
    await user.click(await day(/25 de noviembre/));
    await user.click(screen.getByRole("radio", { name: "Permiso retribuido 3 tipos" }));
    expect(
      await screen.findByRole("dialog", { name: "Nueva solicitud: Permiso retribuido" }),
    ).toBeDefined();
    expect(screen.getByLabelText("Título (opcional)")).toHaveProperty("value", "Mudanza");
    expect(screen.getByLabelText("Desde")).toHaveProperty("value", "25/11/2026");
    await user.click(screen.getByRole("radio", { name: "Gasto" }));
    expect(await screen.findByLabelText("Título (opcional)")).toHaveProperty("value", "Mudanza");
    expect(screen.queryByRole("list", { name: "Periodos elegidos" })).toBeNull();
  });

  it("the calendar opens with the first day that keeps the notice, which the rule's line tells (LEAVE-108)", async () => {
    await show({ kind: 1 });
    const rule = await screen.findByRole("region", { name: "Cómo funciona" });
    expect(within(rule).getByText("Desde el 23 nov: 5 días de antelación")).toBeDefined();
    expect((await day(/23 de noviembre/)).tabIndex).toBe(0);
  });

  it("the calendar tells who of the team is away on a day (LEAVE-110)", async () => {
    server.team = [
      {
        trabajador: { ...marcos, nombre_completo: "Ana Gil" },
        ausencias: [{ fecha: "2026-12-01", completo: true }],
      },
    ];
    await show({ kind: 1 });
    expect(await day(/1 de diciembre de 2026, ausentes: Ana Gil/)).toBeDefined();
    expect((await day(/^Jueves, 3 de diciembre/)).getAttribute("aria-label")).not.toContain(
      "ausentes",
    );
  });

  it("the form explains a rule in plain words", async () => {
    const { user } = await show({ kind: 4 });
    await user.click(await screen.findByRole("combobox", { name: /Tipo de permiso/ }));
    await user.click(await screen.findByRole("option", { name: "Matrimonio" }));
    const rule = await screen.findByRole("region", { name: "Cómo funciona" });
    for (const words of [
      "Se cuentan días naturales: también los fines de semana y los festivos.",
      "Como máximo 15 días cada vez",
      "Hace falta un justificante",
      "Norma: Estatuto de los Trabajadores, art. 38",
    ]) {
      expect(within(rule).getByText(words)).toBeDefined();
    }
  });

  it("days are chosen with the keyboard, with their cost and approvers", async () => {
    server.preview = previewOf({
      coste: 2,
      saldo: {
        saldo: "vacaciones",
        anyos: [{ anyo: 2026, antes: 5, caduca_antes: 3, coste: 2, despues: 3 }],
      },
      dias: [
        dayCostOf({ fecha: "2026-12-07" }),
        dayCostOf({
          fecha: "2026-12-08",
          coste: 0,
          motivo_no_cuenta: "festivo",
          festivo: "Inmaculada",
        }),
      ],
      equipo: [{ trabajador: { ...marcos, nombre_completo: "Ana Gil" }, fechas: ["2026-12-07"] }],
      cobertura: { fecha: "2026-12-07", previstos: 8, ausentes: 3, pendientes: 0 },
      deciden: [{ supervisor: marcos, ausente: true, delegado: null }],
      problemas: [
        {
          code: "leave.overlap",
          message: "Ya tienes otra.",
          field: "periodos",
          confirmable: false,
        },
      ],
    });
    const { user } = await show({ kind: 1 });
    (await day(/18 de noviembre de 2026, hoy/)).focus();
    await user.keyboard("{PageDown}");
    await vi.waitFor(() => expect(focusedDay()).toContain("18 de diciembre"));
    await user.keyboard("{Enter}");
    expect(screen.getByText(/^Día elegido/)).toBeDefined();
    await user.keyboard("{ArrowDown}");
    await vi.waitFor(() => expect(focusedDay()).toContain("25 de diciembre"));
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Usarás 2 días")).toBeDefined();
    expect(server.previews.at(-1)).toMatchObject({
      periodos: [{ fecha_inicio: "2026-12-18", fecha_fin: "2026-12-25", pe_tipo_periodo_id: 1 }],
    });
    expect(screen.getByRole("img", { name: "De 5 días pasas a 3 días" })).toBeDefined();
    expect(screen.getByText("Caduca antes de esos días: 3 días.")).toBeDefined();
    expect(screen.getByText("No cuenta: festivo (Inmaculada)")).toBeDefined();
    expect(screen.getByText("Ana Gil: 7 dic")).toBeDefined();
    expect(screen.getByText(/si se aprueba: 7 dic, 5 de 8 disponibles/)).toBeDefined();
    expect(screen.getByText("Hoy no está")).toBeDefined();
    expect((await screen.findByRole("alert")).textContent).toBe("Ya tienes otra.");
  });

  it("the form of a request takes back the first day with Escape without closing", async () => {
    const { user, onClose } = await show({ kind: 1 });
    await user.click(await day(/25 de noviembre/));
    await user.keyboard("{Escape}");
    expect(screen.queryByText(/^Día elegido/)).toBeNull();
    expect(screen.queryByLabelText("Hasta")).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole("dialog", { name: /Descartar/ })).toBeNull();
  });

  it("one press chooses a day, which can be sent as it is (LEAVE-76)", async () => {
    const { user } = await show({ kind: 1 });
    await user.click(await day(/25 de noviembre/));
    await user.click(await send());
    await vi.waitFor(() =>
      expect(server.sendings()[0]?.body).toMatchObject({
        periodos: [{ fecha_inicio: "2026-11-25", fecha_fin: "2026-11-25", pe_tipo_periodo_id: 1 }],
      }),
    );
  });

  it("the same day pressed twice ends its period, and the next press begins another", async () => {
    const { user } = await show({ kind: 1 });
    for (const name of [/25 de noviembre/, /25 de noviembre/, /27 de noviembre/]) {
      await user.click(await day(name));
    }
    await user.click(await send());
    await vi.waitFor(() =>
      expect(server.sendings()[0]?.body).toMatchObject({
        periodos: [
          { fecha_inicio: "2026-11-25", fecha_fin: "2026-11-25" },
          { fecha_inicio: "2026-11-27", fecha_fin: "2026-11-27" },
        ],
      }),
    );
  });

  it("a questioned expense is sent once its worker confirms it", async () => {
    const message = "Ya has pedido un gasto igual.";
    const question = { code: "expense.repeated", message, field: "importe", confirmable: true };
    server.preview = previewOf({ unidad: null, importe: 12, problemas: [question] });
    const { user } = await show({ kind: 9 });
    await user.click(await screen.findByRole("combobox", { name: /Tipo de gasto/ }));
    await user.click(await screen.findByRole("option", { name: "Taxi" }));
    await user.type(await screen.findByLabelText(/Importe en euros/), "12");
    expect(await screen.findByText(message)).toBeDefined();
    await user.click(screen.getByRole("checkbox", { name: "Es correcto: enviar este gasto" }));
    await user.click(await send());
    await vi.waitFor(() =>
      expect(server.sendings()[0]?.body).toMatchObject({ importe: 12, confirmado: true }),
    );
  });

  it("missing fields are told before the server is asked", async () => {
    const { user } = await show({ kind: 4 });
    await user.click(await send());
    expect(await screen.findByText("Elige el tipo de permiso.")).toBeDefined();
    expect(screen.getByText("Indica al menos un periodo.")).toBeDefined();
    expect(server.sendings()).toEqual([]);
  });

  it("a form without preview is sent, and keeps everything when refused", async () => {
    server.preview = "never";
    const message = "No tienes saldo suficiente: te quedan 3 días.";
    const errors = { periodos: [message] };
    server.refusal = { status: 422, body: { code: "leave.not_enough", message, errors } };
    const { user, onSaved } = await show({ kind: 1 });
    await user.click(await day(/23 de noviembre/));
    await user.click(await day(/27 de noviembre/));
    await user.type(screen.getByLabelText("Título (opcional)"), "Puente");
    await user.click(await send());
    await vi.waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(screen.getByLabelText("Título (opcional)")).toHaveProperty("value", "Puente");
    expect(screen.getByLabelText("Hasta")).toHaveProperty("value", "27/11/2026");
    server.refusal = null;
    await user.click(await send());
    await vi.waitFor(() =>
      expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 90 })),
    );
    const [first, second] = server.sendings();
    expect(first).toEqual({
      call: "POST /solicitud",
      key: second?.key,
      body: {
        trabajador_id: 7,
        pe_solicitud_tipo_id: 1,
        pe_solicitud_subtipo_id: 1,
        titulo: "Puente",
        periodos: [{ fecha_inicio: "2026-11-23", fecha_fin: "2026-11-27", pe_tipo_periodo_id: 1 }],
        documento_ids: [],
      },
    });
    expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it("the form explains that the clock has to be stopped, and where", async () => {
    server.openSigning = signingOf();
    const { user } = await show();
    expect(await screen.findByText("Tienes un fichaje abierto")).toBeDefined();
    const link = screen.getByRole("link", { name: "Ir al registro horario" });
    expect(link.getAttribute("href")).toBe("/timeRegistration");
    await user.click(await day(/25 de noviembre/));
    await user.click(await day(/25 de noviembre/));
    await user.click(await send());
    expect(server.sendings()).toEqual([]);
    expect(document.activeElement?.textContent).toContain("Tienes un fichaje abierto");
  });

  it("a clock that was started elsewhere is told after the refusal", async () => {
    const { user } = await show({ kind: 1 });
    await user.click(await day(/25 de noviembre/));
    await user.click(await day(/25 de noviembre/));
    server.openSigning = signingOf();
    server.refusal = { status: 409, body: { code: "clock.running", message: "Para el reloj." } };
    await user.click(await send());
    expect(await screen.findByText("Tienes un fichaje abierto")).toBeDefined();
  });

  it("the form asks before it discards input, and restores a lost draft", async () => {
    const first = await show({ kind: 1 });
    await first.user.type(await screen.findByLabelText("Título (opcional)"), "Puente");
    await first.user.keyboard("{Escape}");
    const question = await screen.findByRole("dialog", { name: "¿Descartar lo que has escrito?" });
    await first.user.click(within(question).getByRole("button", { name: "Seguir escribiendo" }));
    expect(first.onClose).not.toHaveBeenCalled();
    first.view.unmount();
    const second = await show({ kind: 1 });
    expect(await screen.findByText("Hemos recuperado lo que estabas escribiendo.")).toBeDefined();
    expect(screen.getByLabelText("Título (opcional)")).toHaveProperty("value", "Puente");
    await second.user.keyboard("{Escape}");
    await second.user.click(await screen.findByRole("button", { name: "Descartar" }));
    expect(second.onClose).toHaveBeenCalledOnce();
    second.view.unmount();
    await show({ kind: 1 });
    expect(await screen.findByLabelText("Título (opcional)")).toHaveProperty("value", "");
  });

  it("the form asks for hours from one time to another", async () => {
    const { user } = await show({ kind: 4 });
    await user.click(await screen.findByRole("combobox", { name: /Tipo de permiso/ }));
    await user.click(await screen.findByRole("option", { name: "Deber público" }));
    await user.click(await day(/25 de noviembre/));
    await user.click(await send());
    const incomplete = await screen.findByText(/Completa las fechas y las horas/);
    expect(incomplete).toBeDefined();
    await user.type(screen.getByLabelText("Inicio"), "09:00");
    await user.type(screen.getByLabelText("Fin"), "10:30");
    await user.click(await send());
    await vi.waitFor(() =>
      expect(server.sendings()[0]?.body).toMatchObject({
        periodos: [{ pe_tipo_periodo_id: 4, hora_inicio: "09:00", hora_fin: "10:30" }],
      }),
    );
  });

  it("the form asks no diagnosis of a medical leave", async () => {
    await show({ kind: 7 });
    expect(await screen.findByText(/No tienes que indicar ningún diagnóstico/)).toBeDefined();
    expect(screen.getByText(/solo podrá abrirlo la administración/)).toBeDefined();
    expect(screen.getByRole("checkbox", { name: "Con hospitalización" })).toBeDefined();
  });
});
