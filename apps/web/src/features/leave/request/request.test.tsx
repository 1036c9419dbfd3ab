import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { RequestDetail } from "@atrio/contract/leave/absences";

import { loadTexts } from "../../../lib/i18n.ts";
import { detailOf, eventOf } from "../../../test/absences.ts";
import { documentOf } from "../../../test/asking.ts";
import { renderInApp } from "../../../test/render.tsx";
import { marcos, requestOf } from "../../../test/team.ts";
import { FakeUpload } from "../../../test/uploads.ts";
import { userOf } from "../../../test/user.ts";

import { RequestDrawer } from "./request-drawer.tsx";

const none = requestOf().can;
const receipt = {
  id: 8,
  nombre: "justificante.pdf",
  tipo: "application/pdf",
  bytes: 1_500_000,
  subido_en: "2026-11-02T08:00:00.000Z",
  restringido: false,
  can: { abrir: true, borrar: true },
};

let request: RequestDetail | null = detailOf();
let sent: Array<{ call: string; body: unknown }> = [];
let refusal: { code: string; message: string } | null = null;

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

/** The calls of a request's page; changes succeed unless a refusal is set. */
function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  const method = init?.method ?? "GET";
  if (path === "/auth/user") return json({ user: userOf() });
  if (path.startsWith("/solicitud/obtener-comentarios")) return json({ data: [] });
  if (method === "GET" && path === "/solicitud/53") {
    if (request !== null) return json({ data: request });
    return json({ code: "approval.not_found", message: "Solicitud no encontrada." }, 404);
  }
  const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
  sent.push({ call: `${method} ${path}`, body });
  if (refusal !== null) return json(refusal, 409);
  if (method === "DELETE") return json({ message: "ok" });
  return json({ data: path.endsWith("manage-documents") ? [] : requestOf() });
}

async function show() {
  const onClose = vi.fn<() => void>();
  await renderInApp(<RequestDrawer requestId={53} onOpen={() => undefined} onClose={onClose} />);
  return { onClose, user: userEvent.setup({ delay: null }) };
}

function drawer(): Promise<HTMLElement> {
  return screen.findByRole("dialog", { name: "Vacaciones" });
}

describe("an own request", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("absences", "requests", "ask", "files"));

  beforeEach(() => {
    request = detailOf();
    sent = [];
    refusal = null;
    vi.stubGlobal("fetch", serve);
  });

  it("a request shows the cost of each day, with the reason for uncounted ones", async () => {
    await show();
    const page = await drawer();
    const free = within(page).getByRole("row", { name: /08\/12\/2026/ });
    expect(free.textContent).toContain("Festivo: Inmaculada Concepción");
    expect(free.textContent).toContain("No cuenta");
    expect(within(page).getByRole("row", { name: /Total/ }).textContent).toContain("2 días");
  });

  it("a request shows who has decided, who has not, and that all must agree", async () => {
    await show();
    const faces = within(await drawer()).getByRole("list", { name: "Quiénes aprueban" });
    const [first, second] = within(faces).getAllByRole("listitem");
    expect(first?.textContent).toContain("Marcos HerreroFalta su aprobación");
    expect(second?.textContent).toContain("Elena NavarroHa aprobado");
    expect(screen.getByText(/Solo queda aprobada cuando la aprueban todas/)).toBeDefined();
  });

  it("a request names the delegate who decided, and awaits nobody once rejected", async () => {
    const [asked, ...others] = request?.aprobaciones ?? [];
    if (asked === undefined) throw new Error("nobody was asked");
    const rejected = { ...asked, aprobada: false, motivo: "Hay cierre", decidida_por: marcos };
    const waiting = others.map((one) => ({ ...one, aprobada: null }));
    request = detailOf({ estado_id: 3, aprobaciones: [rejected, ...waiting] });
    await show();
    const faces = within(await drawer()).getByRole("list", { name: "Quiénes aprueban" });
    expect(faces.textContent).toContain("Ha rechazado (Marcos Herrero, en su lugar): Hay cierre");
    expect(faces.textContent).toContain("Ya no hace falta su aprobación");
  });

  it("a request tells its history in words", async () => {
    const change = { campo: "periodos", antes: "07/12/2026", despues: "09/12/2026" };
    request = detailOf({
      sucesos: [
        eventOf({ personas: [marcos] }),
        eventOf({ id: 2, tipo: "editada", cambios: [change] }),
        eventOf({ id: 3, tipo: "rechazada_por_supervisor", autor: marcos, motivo: "Hay cierre" }),
        eventOf({ id: 4, tipo: "rechazada", autor: null }),
      ],
    });
    await show();
    const history = within(await drawer()).getByRole("list", { name: "Qué ha pasado" });
    const texts = within(history)
      .getAllByRole("listitem")
      .map(({ textContent: text }) => text);
    expect(texts[0]).toContain(
      "Lucía García Pérez envió la solicitudSe preguntó a: Marcos Herrero",
    );
    expect(texts[1]).toContain("Fechas: antes «07/12/2026», ahora «09/12/2026»");
    expect(texts[2]).toContain("Marcos Herrero rechazó la solicitudHay cierre");
    expect(texts[3]).toContain("La solicitud quedó rechazada");
  });

  it("a request offers its worker's actions, with reasons for missing ones", async () => {
    request = detailOf({
      estado_id: 2,
      can: { ...none, rectificar: true },
      motivos: {
        editar: "Esta solicitud ya está resuelta.",
        cancelar: "El permiso ya ha empezado: para acortarlo, rectifícalo.",
        rectificar: null,
      },
    });
    await show();
    const actions = within(await drawer()).getByRole("group", { name: "Qué puedes hacer" });
    const names = within(actions)
      .getAllByRole("button")
      .map(({ textContent: text }) => text);
    expect(names).toEqual(["Rectificar"]);
    expect(actions.textContent).toContain(
      "No se puede cancelar. El permiso ya ha empezado: para acortarlo, rectifícalo.",
    );
  });

  it("a rejected request awaits no approver", async () => {
    const motivos = { editar: "Decidida.", cancelar: "Decidida.", rectificar: "No aprobada." };
    request = detailOf({ estado_id: 3, can: none, motivos });
    await show();
    const shown = within(await drawer());
    expect(shown.queryByRole("group", { name: "Qué puedes hacer" })).toBeNull();
  });

  it("a request is cancelled after a second question, with a reason, and shows a refusal there", async () => {
    request = detailOf({ can: { ...none, cancelar: true } });
    const { user } = await show();
    await user.click(within(await drawer()).getByRole("button", { name: "Cancelar la solicitud" }));
    const dialog = await screen.findByRole("dialog", { name: "¿Cancelar la solicitud?" });
    await user.type(within(dialog).getByLabelText("Motivo (opcional)"), "Cambio de planes");
    refusal = { code: "leave.started", message: "El permiso ya ha empezado." };
    const confirm = within(dialog).getByRole("button", { name: "Cancelar la solicitud" });
    await user.click(confirm);
    expect((await within(dialog).findByRole("alert")).textContent).toContain("ya ha empezado");
    refusal = null;
    await user.click(confirm);
    await vi.waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "¿Cancelar la solicitud?" })).toBeNull(),
    );
    const call = { call: "PATCH /solicitud/53", body: { motivo: "Cambio de planes" } };
    expect(sent).toEqual([call, call]);
  });

  it("an own request is deleted while nobody has decided, and its page closes", async () => {
    request = detailOf({ can: { ...none, borrar: true } });
    const { user, onClose } = await show();
    await user.click(within(await drawer()).getByRole("button", { name: "Eliminar" }));
    const dialog = await screen.findByRole("dialog", { name: "¿Eliminar la solicitud?" });
    await user.click(within(dialog).getByRole("button", { name: "Eliminar" }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent[0]?.call).toBe("DELETE /solicitud/53");
  });

  it("an own request has files that can be deleted while it is pending, after a second question", async () => {
    request = detailOf({ documentos: [receipt], can: { ...none, adjuntar: true } });
    const { user } = await show();
    const page = await drawer();
    expect(within(page).getByText(/^1,4 MB, añadido el 02\/11\/2026/)).toBeDefined();
    await user.click(within(page).getByRole("button", { name: "Eliminar justificante.pdf" }));
    const dialog = await screen.findByRole("dialog", { name: "¿Eliminar el documento?" });
    await user.click(within(dialog).getByRole("button", { name: "Eliminar" }));
    await vi.waitFor(() =>
      expect(sent).toEqual([
        { call: "POST /solicitud-document/53/manage-documents", body: { anadir: [], quitar: [8] } },
      ]),
    );
  });

  it("arriving files are attached, and refused ones stay for another try", async () => {
    FakeUpload.sent = [];
    vi.stubGlobal("XMLHttpRequest", FakeUpload);
    request = detailOf({ can: { ...none, adjuntar: true } });
    const { user } = await show();
    const page = await drawer();
    const input = page.querySelector<HTMLInputElement>("input[type=file][multiple]");
    if (input === null) throw new Error("There is no file field");
    const files = ["uno.pdf", "dos.pdf"].map((name) => new File(["%PDF-"], name));
    await user.upload(input, files);
    const arrive = (at: number, id: number, nombre: string) =>
      FakeUpload.sent[at]?.answer({ status: 200, body: { data: documentOf({ id, nombre }) } });
    refusal = { code: "request.conflict", message: "Se está cambiando." };
    arrive(0, 70, "uno.pdf");
    expect(await within(page).findByText("No se ha podido añadir uno.pdf")).toBeDefined();
    expect(within(page).getByText("Se está cambiando.")).toBeDefined();
    refusal = null;
    arrive(1, 71, "dos.pdf");
    await waitFor(() => expect(sent).toHaveLength(2));
    // The other call's success does not hide it.
    await user.click(within(page).getByRole("button", { name: "Reintentar" }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map(({ body }) => body)).toEqual(
      [70, 71, 70].map((id) => ({ anadir: [id], quitar: [] })),
    );
    await waitFor(() => expect(within(page).queryByText(/^No se ha podido/)).toBeNull());
  });

  it("an own request stays when Escape closes a question over it", async () => {
    request = detailOf({ documentos: [receipt], can: { ...none, cancelar: true } });
    const { user, onClose } = await show();
    const page = await drawer();
    for (const name of ["Eliminar justificante.pdf", "Cancelar la solicitud"]) {
      await user.click(within(page).getByRole("button", { name }));
      await screen.findByRole("dialog", { name: /^¿/ });
      await user.keyboard("{Escape}");
      await vi.waitFor(() => expect(screen.queryByRole("dialog", { name: /^¿/ })).toBeNull());
    }
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("a request says why files can neither be added nor deleted any more", async () => {
    const kept = { ...receipt, can: { abrir: true, borrar: false } };
    request = detailOf({ estado_id: 2, documentos: [kept] });
    await show();
    const page = await drawer();
    expect(within(page).getByText(/ya no se le pueden añadir documentos/)).toBeDefined();
    expect(within(page).getByText(/solo se pueden eliminar mientras/)).toBeDefined();
    expect(within(page).queryByRole("button", { name: /Eliminar justificante/ })).toBeNull();
  });

  it("a request links its rectification and the rectification its request", async () => {
    request = detailOf({ rectifica_id: 50, rectificacion_id: null });
    await show();
    const original = within(await drawer()).getByRole("link", {
      name: "Ver la solicitud original",
    });
    expect(original.getAttribute("href")).toContain("solicitud=50");
    expect(screen.getByText(/sigue en vigor hasta que esta se resuelva/)).toBeDefined();
  });

  it("a replaced request links the rectification that replaced it", async () => {
    request = detailOf({ estado_id: 2, sustituida_por: 61, rectificacion_id: 61 });
    await show();
    const link = within(await drawer()).getByRole("link", { name: "Ver la rectificación" });
    expect(link.getAttribute("href")).toContain("solicitud=61");
    expect(screen.getByText(/Su rectificación se aprobó/)).toBeDefined();
  });

  it("an own request takes comments", async () => {
    request = detailOf({ can: { ...none, comentar: true } });
    const { user } = await show();
    const page = await drawer();
    await user.type(within(page).getByRole("textbox"), "¿Hay novedades?");
    await user.click(within(page).getByRole("button", { name: "Enviar comentario" }));
    await vi.waitFor(() =>
      expect(sent).toEqual([
        { call: "POST /solicitud/53/comentario", body: { comentario: "¿Hay novedades?" } },
      ]),
    );
  });

  it("an own request that is not there says so", async () => {
    request = null;
    await show();
    expect(await screen.findByText("Solicitud no encontrada.")).toBeDefined();
  });
});
