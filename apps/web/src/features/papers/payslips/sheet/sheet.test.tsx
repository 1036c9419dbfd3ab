import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { PayslipDetail } from "@atrio/contract/papers/payslips";

import { loadTexts } from "../../../../lib/i18n.ts";
import { causeOf, lineOf, payslipDetailOf } from "../../../../test/payslips.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { userOf } from "../../../../test/user.ts";

import { SheetView } from "./sheet-view.tsx";

let payslip: PayslipDetail;

function serve(input: RequestInfo | URL): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  if (path === "/auth/user") return Promise.resolve(Response.json({ user: userOf() }));
  if (path === "/modulo-empresa") return Promise.resolve(Response.json({ data: [1, 4] }));
  if (path === "/nomina/11") return Promise.resolve(Response.json({ data: payslip }));
  if (path === "/nomina/11/accesos") {
    const person = { id: 7, nombre_completo: "Lucía García Pérez", link_foto: null };
    const access = { quien: person, modo: "visto", en: "2026-11-28T10:00:00Z", suplantada: false };
    const other = { ...access, modo: "descargado", en: "2026-11-29T11:30:00Z", suplantada: true };
    return Promise.resolve(Response.json({ data: [other, access] }));
  }
  return Promise.resolve(
    Response.json(
      { message: "El PDF de esta nómina no está disponible.", code: "payslip.pdf_unavailable" },
      { status: 404 },
    ),
  );
}

async function show(view: "hoja" | "pdf" | "accesos" = "hoja") {
  const onView = vi.fn<(view: string) => void>();
  await renderInApp(<SheetView id={11} view={view} onView={onView} />);
  return { onView, user: userEvent.setup({ delay: null }) };
}

/** Text on the screen, with plain spaces. */
function textOf(element: HTMLElement | null | undefined): string {
  return (element?.textContent ?? "").replaceAll("\u00A0", " ");
}

describe("a payslip", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("payslips", "payslip-concepts"));

  beforeEach(() => {
    payslip = payslipDetailOf();
    vi.stubGlobal("fetch", serve);
  });

  it("a payslip shows the sum that makes the net, and that it adds up", async () => {
    await show();
    await screen.findByRole("heading", { level: 1, name: "Nómina de noviembre de 2026" });
    expect(screen.getByText(/Cuadra: las líneas suman los totales/)).toBeDefined();
    expect(textOf(document.body)).toContain("2.000,00 € − 413,60 € =1.586,40 €");
  });

  it("a payslip whose net does not add up says so", async () => {
    payslip = payslipDetailOf({ total_percibir: 1600 });
    await show();
    expect(await screen.findByText(/no cuadran/)).toBeDefined();
  });

  it("a payslip without lines shows its totals alone, and raises no alarm", async () => {
    const bases = { ...payslip.bases, irpf: null };
    payslip = payslipDetailOf({ lineas: [], bases, aportacion_empresa: null });
    await show();
    expect(await screen.findByText(/Cuadra: A − B es el neto/)).toBeDefined();
    const receipt = screen.getByRole("region", { name: "Recibo individual de salarios" });
    const text = textOf(receipt);
    expect(text).toContain("A. Total devengado2.000,00 €");
    expect(text).toContain("2. Impuesto sobre la renta (IRPF) · 14,20 %");
    expect(text).toContain("B. Total a deducir413,60 €");
    expect(text).not.toContain("Nada este mes");
    const link = within(receipt).getByRole("link", { name: "Ver el PDF" });
    expect(link.getAttribute("href")).toContain("vista=pdf");
    expect(textOf(document.body)).toContain("IRPF retenido: 284,00 €");
  });

  it("a payslip explains a line with its calculation", async () => {
    const { user } = await show();
    const tax = await screen.findByRole("list", { name: /Impuesto sobre la renta/ });
    const line = within(tax).getByText("Retención del IRPF");
    await user.click(line);
    expect(textOf(tax)).toContain("14,20 % de 2.000,00 € = 284,00 €");
    expect(textOf(tax)).toContain("adelanto de tu impuesto sobre la renta");
    expect(textOf(tax)).toContain("En el recibo: Retención IRPF");
  });

  it("a payslip says how many days a line without price pays", async () => {
    const topUp = lineOf({ concepto: "complemento_it", unidades: 7, importe: 0 });
    payslip = payslipDetailOf({ lineas: [...payslip.lineas, topUp] });
    await show();
    const name = await screen.findByText("Complemento por baja médica");
    expect(textOf(name.parentElement)).toContain("7 días");
    expect(textOf(document.body)).toContain("7 días · 0,00 €");
  });

  it("a payslip keeps the words of a line that nobody knows", async () => {
    const strange = lineOf({ concepto: "zzz", texto: "Plus Ría de Vigo", importe: 0 });
    payslip = payslipDetailOf({ lineas: [...payslip.lineas, strange] });
    await show();
    expect(await screen.findByText("Plus Ría de Vigo")).toBeDefined();
  });

  it("changes are told with a link to the compared payslip", async () => {
    const effect = { antes: 1750, despues: 1800, efecto: 50 };
    payslip = payslipDetailOf({
      comparaciones: [
        {
          frente_a: "mes_anterior",
          nomina_id: 10,
          anyo: 2026,
          mes_pago: 10,
          diferencia: 50,
          causas: [causeOf(effect)],
        },
      ],
    });
    await show();
    const sentence = await screen.findByText(/^Neto \+50,00/);
    expect(textOf(sentence)).toBe(
      "Neto +50,00 € respecto a octubre: salario base 1.750,00 € → 1.800,00 €.",
    );
    const link = screen.getByRole("link", { name: "Ver la de octubre" });
    expect(link.getAttribute("href")).toContain("nomina=10");
  });

  it("a corrected payslip links its correction", async () => {
    payslip = payslipDetailOf({ sustituida_por: 12 });
    await show();
    const link = await screen.findByRole("link", { name: "Ver la que vale" });
    expect(link.getAttribute("href")).toContain("nomina=12");
  });

  it("a payslip offers the PDF alone where the figures are not known", async () => {
    payslip = payslipDetailOf({ total_devengado: null, total_percibir: null, lineas: [] });
    await show();
    expect(await screen.findByText("De esta nómina solo se conoce el PDF")).toBeDefined();
  });

  it("a payslip without PDF says so, and offers no download", async () => {
    payslip = payslipDetailOf({ pdf_disponible: false });
    await show("pdf");
    expect(await screen.findByText("El archivo PDF no está disponible")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Descargar PDF" })).toBeNull();
  });

  it("a payslip shows who opened it and when, handed-over sessions included", async () => {
    await show("accesos");
    const list = await screen.findByRole("list", { name: /Accesos/ });
    const [newest, oldest] = within(list).getAllByRole("listitem");
    expect(textOf(newest)).toContain("Lucía García PérezEn una sesión cedida a administración");
    expect(textOf(newest)).toContain("29/11/2026 12:30");
    expect(textOf(oldest)).toContain("TúLa vio");
  });
});
