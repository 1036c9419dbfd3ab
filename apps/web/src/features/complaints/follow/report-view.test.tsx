import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { ReportedComplaint } from "@atrio/contract/complaints/reports";

import { loadTexts } from "../../../lib/i18n.ts";
import { renderInApp } from "../../../test/render.tsx";

import { FindReport } from "./find-report.tsx";

const code = "5a0c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3";
const nothing = {
  editar: false,
  borrar: false,
  escribir: false,
  pedir_reunion: false,
  responder_acta: false,
};

function reportWith(changes: Partial<ReportedComplaint>): ReportedComplaint {
  return {
    id: "9f0c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3",
    anonima: true,
    fecha_creacion: "2026-11-02",
    estado: "recibida",
    ultima_respuesta: null,
    fecha_acuse: null,
    fecha_decision: null,
    fecha_investigacion: null,
    prorrogada: null,
    reunion_pedida: null,
    reunion_celebrada: null,
    fecha_conclusion: null,
    resultado: null,
    sellada: null,
    titulo: "Regalos",
    descripcion: "Hechos",
    tipo: "soborno",
    codigo_guardado: true,
    plazos: { acuse: "2026-11-09", conclusion: "2027-02-02" },
    mensajes: [],
    documentos: [],
    can: nothing,
    ...changes,
  };
}

const fetchMock = vi.fn<typeof fetch>();
const answer = (report: ReportedComplaint) =>
  fetchMock.mockResolvedValueOnce(Response.json({ data: report }));

beforeAll(() => loadTexts("complaint-report", "complaint-terms", "files"));

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
});

async function open(report: ReportedComplaint) {
  answer(report);
  await renderInApp(<FindReport uuid={code} onUnsaved={() => undefined} />);
  await screen.findByRole("heading", { name: "Regalos" });
  return userEvent.setup({ delay: null });
}

describe("an opened report", () => {
  it("a report offers what the server allows and no more", async () => {
    await open(reportWith({ estado: "concluida", resultado: "archivo" }));
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Cerrar la denuncia",
    ]);
    expect(screen.getByText("Archivo")).toBeDefined();
    expect(screen.queryByText("Conclusión, hasta el")).toBeNull();
  });

  it("a pending report is changed in place, and its code travels in the body alone", async () => {
    const user = await open(reportWith({ can: { ...nothing, editar: true } }));
    await user.click(screen.getByRole("button", { name: "Modificar" }));
    const title = screen.getByLabelText("Título");
    await user.clear(title);
    await user.type(title, "Otro");
    answer(reportWith({ titulo: "Otro" }));
    await user.click(screen.getByRole("button", { name: "Guardar los cambios" }));
    expect(await screen.findByRole("heading", { name: "Otro" })).toBeDefined();
    const asked = fetchMock.mock.calls.map(([url, init]) => ({ url, body: init?.body }));
    for (const { url, body } of asked) {
      expect(JSON.stringify(url)).not.toContain(code);
      expect(JSON.stringify(body)).toContain(code);
    }
  });

  it("a message that is refused stays in its field", async () => {
    const user = await open(reportWith({ can: { ...nothing, escribir: true } }));
    await user.type(screen.getByLabelText("Escribir a las personas gestoras"), "Más");
    const refusal = { message: "No se puede ahora.", code: "complaint.state" };
    fetchMock.mockResolvedValueOnce(Response.json(refusal, { status: 409 }));
    await user.click(screen.getByRole("button", { name: "Enviar" }));
    expect(await screen.findByText("No se puede ahora.")).toBeDefined();
    expect(screen.getByDisplayValue("Más")).toBeDefined();
  });

  it("a report that no handler can read any more says so, and since when", async () => {
    await open(reportWith({ sellada: "2026-11-10" }));
    expect(screen.getByText("Nadie puede leer ya esta denuncia")).toBeDefined();
    expect(screen.getByText(/empezó de nuevo el 10\/11\/2026/)).toBeDefined();
  });

  it("a closed report leaves neither its texts nor its code on the page", async () => {
    const user = await open(reportWith({}));
    await user.click(screen.getByRole("button", { name: "Cerrar la denuncia" }));
    expect(screen.getByLabelText<HTMLInputElement>("Código").value).toBe("");
    expect(screen.queryByText("Regalos")).toBeNull();
  });
});
