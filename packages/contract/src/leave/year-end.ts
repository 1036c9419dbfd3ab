import { z } from "zod";

import { data, date, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";
import { leaveUnits } from "../request-view.ts";

import { leaveOffice } from "./leave-office.ts";
import { balanceKinds } from "./leave.ts";

const year = z.number().int().min(2000).max(2199).describe("Year");
const amount = z.number().min(0);

/** Parts of the list. */
export const yearEndViews = ["todas", "caducan", "pasan", "sin_aviso"] as const;
export type YearEndView = (typeof yearEndViews)[number];

const row = z.object({
  persona: person.describe("Worker"),
  saldo: z.enum(balanceKinds).describe("Balance"),
  unidad: z.enum(leaveUnits).describe("Unit of the amounts"),
  pasa: amount.describe("Carried over to the next year"),
  pasa_hasta: date.nullable().describe("Last day on which it can be enjoyed"),
  caduca: amount.describe("Lost on 31 December"),
  avisado_en: instant.nullable().describe("Last reminder before the end of the year"),
  leido_en: instant.nullable().describe("When the reminder was read"),
  conservado: z.boolean().describe("Given back in the next year, for want of a reminder"),
});
export type YearEndRow = z.infer<typeof row>;

const sum = z.object({
  saldo: z.enum(balanceKinds).describe("Balance"),
  unidad: z.enum(leaveUnits).describe("Unit of the amounts"),
  pasa: amount.describe("Carried over"),
  caduca: amount.describe("Lost"),
  personas_pasa: z.number().int().describe("People who carry something over"),
  personas_caduca: z.number().int().describe("People who lose something"),
  sin_aviso: z.number().int().describe("Of them, people without a reminder"),
});
export type YearEndSum = z.infer<typeof sum>;

const done = z.object({
  ejecutado_en: instant.describe("When"),
  autor: z.string().describe("Name of the administrator"),
  conserva_sin_aviso: z.boolean().describe("People without a reminder kept their holidays"),
});

export const getYearEnd = endpoint({
  method: "GET",
  path: "/administrador/cierre-anual",
  tag: "administrator",
  summary:
    "End of a year of balances, as it was recorded or as it would be: what is lost, what is carried over, who was reminded",
  access: { ...leaveOffice, subject: "none" },
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      anyo: year.optional(),
      ver: z.enum(yearEndViews).default("todas").describe("Part of the list"),
    }).prefault("{}"),
  }),
  response: page(row).extend({
    total: z.number().int().describe("Rows; in the preview of everybody, people"),
    anyo: year,
    terminado: z.boolean().describe("The year has ended: it can be recorded"),
    acto: done.nullable().describe("The recorded act; null while it is a preview"),
    sumas: z
      .array(sum)
      .nullable()
      .describe("Sums of each balance, without empty ones; null in the preview of everybody"),
    hechos: z.array(year).describe("Years that are recorded, newest first"),
  }),
});

export const runYearEnd = endpoint({
  method: "POST",
  path: "/administrador/cierre-anual",
  tag: "administrator",
  summary:
    "Record the end of a year of balances and lock the year; again it answers the recorded act",
  access: leaveOffice,
  body: z.strictObject({
    ...identityFields,
    anyo: year,
    conserva_sin_aviso: z
      .boolean()
      .describe("People without a reminder keep their holidays until the end of the next year"),
  }),
  response: data(done.extend({ anyo: year })),
  errors: ["leave.year_not_ended"],
});

export const remindOfYearEnd = endpoint({
  method: "POST",
  path: "/administrador/cierre-anual/avisar",
  tag: "administrator",
  summary: "Invite everybody with holidays that expire this year to take them; once a day",
  access: leaveOffice,
  body: z.strictObject({ ...identityFields }),
  response: data(z.object({ avisados: z.number().int().describe("People who are told") })),
});
