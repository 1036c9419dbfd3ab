import { uploadBatch } from "@atrio/contract/papers/payslip-batches";
import type { PayslipKind } from "@atrio/contract/papers/payslips";

import type { Company, SignedIn } from "./factory.ts";
import { formOf, sendForm } from "./files.ts";
import type { Answer, TestApp } from "./harness.ts";
import { nifOf } from "./payslip-paper.ts";

/** A paid worker, with the name and NIF that payslips print. */
export type Paid = SignedIn & { nif: string; printed: string };

let people = 0;

/** A worker of a company with a NIF, whose payslips say `GARCÍA NÚÑEZ, Ana María 12`. */
export async function paidWorker(
  t: TestApp,
  company: Company,
  columns: Record<string, unknown> = {},
): Promise<Paid> {
  people += 1;
  const nif = typeof columns["nif"] === "string" ? columns["nif"] : nifOf(20_000_000 + people * 41);
  const first = `Ana María ${"abcdefghij"[people % 10] ?? ""}`;
  const person = await t.factory.signedIn({
    company,
    nombre: first,
    apellido1: "García",
    trabajador: { apellido2: `Núñez${people}`, ...columns, nif },
  });
  return { ...person, nif, printed: `GARCIA NUÑEZ${people}, ANA MARIA ${first.slice(-1)}` };
}

type Upload = {
  token: string;
  bytes: Buffer;
  name?: string;
  month?: { anyo: number; mes: number; tipo_nomina: PayslipKind };
  cifras?: string;
  lineas?: string;
};

/** Sends a batch of October 2026 through HTTP. */
export async function sendBatch(t: TestApp, upload: Upload): Promise<Answer> {
  const { anyo, mes, tipo_nomina } = upload.month ?? {
    anyo: 2026,
    mes: 10,
    tipo_nomina: "NM",
  };
  const payload = formOf([
    { name: "anyo", text: String(anyo) },
    { name: "mes", text: String(mes) },
    { name: "tipo_nomina", text: tipo_nomina },
    ...(upload.cifras === undefined ? [] : [{ name: "cifras", text: upload.cifras }]),
    ...(upload.lineas === undefined ? [] : [{ name: "lineas", text: upload.lineas }]),
    { name: "fichero", file: { name: upload.name ?? "nominas.pdf", bytes: upload.bytes } },
  ]);
  return sendForm(t, uploadBatch.path, { token: upload.token, payload });
}
