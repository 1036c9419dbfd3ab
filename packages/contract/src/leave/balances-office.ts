import { z } from "zod";

import { date, fileBytes, id, identityFields } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

import { leaveOffice } from "./leave-office.ts";
import { balance, balanceKinds } from "./leave.ts";

const year = z.number().int().min(2000).max(2199);

const filters = {
  texto: z.string().trim().max(100).optional().describe("Name, code, NIF or words of the person"),
  saldo: z.enum(balanceKinds).default("vacaciones").describe("Balance"),
  anyo: year.optional().describe("Year; this one without it"),
  centro_trabajo_id: id.optional().describe("People of this work centre today"),
};

const row = z.object({
  persona: person.describe("Worker"),
  codigo: z.string().describe("Employee code"),
  centro_trabajo: z.string().nullable().describe("Today's work centre"),
  saldo: balance
    .omit({ fechas: true, fechas_pendientes: true, anyos: true })
    .describe("As on the person's own card"),
  caduca: z
    .object({
      fecha: date.describe("Last day on which it can be enjoyed"),
      cantidad: z.number().describe("Days, or minutes of paid hours"),
    })
    .nullable()
    .describe("What is lost next if it is not enjoyed"),
});
export type OfficeBalance = z.infer<typeof row>;

export const listOfficeBalances = endpoint({
  method: "GET",
  path: "/administrador/saldos",
  tag: "administrator",
  summary: "A balance of everybody who works here, by name, with the centres to filter by",
  access: { ...leaveOffice, subject: "none" },
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront(filters).prefault("{}"),
  }),
  response: page(row).extend({
    anyo: z.number().int().describe("Year of the balances"),
    hoy: date.describe("Local date of the company"),
    centros: z
      .array(z.object({ id: id.describe("Centre"), nombre: z.string().describe("Name") }))
      .describe("Work centres of the company"),
  }),
});

export const exportOfficeBalances = endpoint({
  method: "GET",
  path: "/administrador/saldos/exportar",
  tag: "administrator",
  summary: "The filtered balances as a file; leaves an audit entry",
  access: { ...leaveOffice, subject: "none", confirmed: true },
  query: z.strictObject({
    ...identityFields,
    formato: z.enum(["xlsx", "csv"]).describe("Format of the file"),
    paramsFront: paramsFront(filters).prefault("{}"),
  }),
  produces: "file",
  response: fileBytes,
});
