import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Certificate } from "@atrio/contract/papers/certificates";

import { loadTexts } from "../../../../lib/i18n.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { userOf } from "../../../../test/user.ts";

import { CertificatesView } from "./certificates-view.tsx";

const made: Certificate = {
  id: 4,
  tipo_certificado: "ingresos",
  anyo: 2025,
  idioma: "fr",
  codigo_verificacion: "ABCD-EFGH-JKLM-NPQR-STUV",
  nombre: "ingresos.pdf",
  bytes: 1000,
  emitido_en: "2026-11-18T08:00:00.000Z",
  anulado_en: null,
};

let sent: Array<{ body: unknown; key: string | null }> = [];
let refusal: { code: string; message: string } | null = null;
let isHandedOver = false;
let voidSince: string | null = null;
let payYears = [2024, 2025];
let missing: Array<{ anyo: number; mes: number }> = [];

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  if (path === "/auth/user") {
    const user = userOf();
    return json({ user: { ...user, sesion: { ...user.sesion, suplantada: isHandedOver } } });
  }
  if (init?.method === "POST") {
    const key = new Headers(init.headers).get("idempotency-key");
    sent.push({ body: typeof init.body === "string" ? JSON.parse(init.body) : undefined, key });
    return refusal === null ? json({ data: made }) : json(refusal, 422);
  }
  const disponibles = [
    { tipo_certificado: "empleo", anyos: null, meses_sin_cifras: [] },
    { tipo_certificado: "vacaciones", anyos: [], meses_sin_cifras: [] },
    { tipo_certificado: "ingresos", anyos: payYears, meses_sin_cifras: missing },
  ];
  return json({ data: [{ ...made, anulado_en: voidSince }], disponibles });
}

describe("certificates", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("certificates", "signing-code"));

  beforeEach(() => {
    sent = [];
    refusal = null;
    isHandedOver = false;
    voidSince = null;
    payYears = [2024, 2025];
    missing = [];
    vi.stubGlobal("fetch", serve);
  });

  it("certificates are listed with their year, language and code", async () => {
    await renderInApp(<CertificatesView />);
    const name = await screen.findByText("Certificado de ingresos y retenciones 2025");
    const row = name.closest("li");
    expect(row?.textContent).toContain("Creado el 18/11/2026 09:00 · Francés");
    expect(row?.textContent).toContain(made.codigo_verificacion);
  });

  it("certificates without data are named", async () => {
    await renderInApp(<CertificatesView />);
    const leave = await screen.findByRole("button", { name: /Certificado de vacaciones/ });
    expect(leave).toHaveProperty("disabled", true);
    expect(leave.textContent).toContain("Todavía no hay datos que certificar.");
    const seniority = screen.getByRole("button", { name: /Certificado de antigüedad/ });
    expect(seniority).toHaveProperty("disabled", true);
  });

  it("a certificate takes the newest year and the page's language; a retry has the same key", async () => {
    refusal = { code: "certificate.too_many", message: "Has pedido muchos." };
    await renderInApp(<CertificatesView />);
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole("button", { name: /ingresos y retenciones.*Lo que/ }));
    const dialog = await screen.findByRole("dialog");
    const make = within(dialog).getByRole("button", { name: "Crear el certificado" });
    await user.click(make);
    expect((await within(dialog).findByRole("alert")).textContent).toContain("Has pedido muchos.");
    await user.click(make);
    await waitFor(() => expect(sent).toHaveLength(2));
    const body = { tipo_certificado: "ingresos", idioma: "es", anyo: 2025 };
    expect(sent.map((one) => one.body)).toEqual([body, body]);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  it("certificates name months without figures before they are asked for", async () => {
    missing = [
      { anyo: 2024, mes: 3 },
      { anyo: 2025, mes: 8 },
      { anyo: 2025, mes: 10 },
    ];
    await renderInApp(<CertificatesView />);
    await userEvent.click(
      await screen.findByRole("button", { name: /ingresos y retenciones.*Lo que/ }),
    );
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText(/No incluirá agosto de 2025 y octubre de 2025:/)).toBeDefined();
  });

  it("certificates explain that none is possible where pay is known by PDFs alone", async () => {
    payYears = [];
    missing = [{ anyo: 2025, mes: 8 }];
    await renderInApp(<CertificatesView />);
    const income = await screen.findByRole("button", {
      name: /ingresos y retenciones.*solo como PDF/,
    });
    expect(income).toHaveProperty("disabled", true);
  });

  it("a void certificate is marked, with its moment", async () => {
    voidSince = "2026-11-19T10:30:00Z";
    await renderInApp(<CertificatesView />);
    expect(await screen.findByText(/Ya no es válido: .*19\/11\/2026/)).toBeDefined();
  });

  it("certificates cannot be asked for in a handed-over session", async () => {
    isHandedOver = true;
    await renderInApp(<CertificatesView />);
    expect(await screen.findByText(/En una sesión cedida/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /Certificado laboral/ })).toBeNull();
  });
});
