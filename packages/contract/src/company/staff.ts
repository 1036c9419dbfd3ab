import { z } from "zod";

import { data, date, fileBytes, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { balanceKinds } from "../leave/leave.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";
import { leaveUnits } from "../request-view.ts";

import { invitationStates } from "./invitations.ts";

/** Works here today; has a later first day; has left. */
export const staffStates = ["activa", "futura", "anterior"] as const;
export type StaffState = (typeof staffStates)[number];

/** Columns that put the list in order. */
export const staffOrders = ["nombre", "codigo", "centro", "departamento", "fecha_alta"] as const;
export type StaffOrder = (typeof staffOrders)[number];

/** Filters of the list, in all its calls. */
export const staffFilters = {
  texto: z.string().trim().max(120).optional().describe("Name, code, NIF, e-mail or occupation"),
  estado: z.enum(staffStates).optional().describe("Only these; everybody without it"),
  centros: z.array(id).min(1).max(50).optional().describe("Only people of these work centres"),
  departamentos: z
    .array(z.string().trim().min(1).max(120))
    .min(1)
    .max(50)
    .optional()
    .describe("Only people of these departments"),
  supervisor_id: id.optional().describe("Only people of this supervisor"),
  acceso: z.enum(invitationStates).optional().describe("Only people with this access"),
};

const order = {
  orden: z.enum(staffOrders).default("nombre").describe("Order"),
  sentido: z.enum(["asc", "desc"]).default("asc").describe("Direction"),
};

const member = person.extend({
  codigo: z.string().describe("Employee code"),
  email: z.string().describe("E-mail of the account"),
  puesto: z.string().nullable().describe("Occupation"),
  departamento: z.string().nullable().describe("Department"),
  centro_trabajo: z.string().nullable().describe("Work centre"),
  supervisores: z.array(z.string()).describe("Names of the supervisors"),
  codigo_contrato: z.string().nullable().describe("Kind of contract, code of the SEPE"),
  fecha_alta: date.describe("First day of work"),
  fecha_baja: date.nullable().describe("Last day of work"),
  estado: z.enum(staffStates).describe("State"),
  acceso: z.enum(invitationStates).describe("Invitation and account"),
});
/**
 * A person in the office's list. Dated data are those of today, of the first day for people who come later, of
 * the last day for people who have left.
 */
export type StaffMember = z.infer<typeof member>;

const access = {
  audience: "administrator",
  office: "personas",
  subject: "none",
  module: null,
} as const;

export const listStaff = endpoint({
  method: "GET",
  path: "/administrador/plantilla",
  tag: "administrator",
  summary: "Every person of the company, those to come and those who left too",
  access,
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({ ...staffFilters, ...order }).optional(),
  }),
  response: page(member),
});

export const exportStaff = endpoint({
  method: "POST",
  path: "/administrador/plantilla/exportar",
  tag: "administrator",
  summary: "The filtered list as a file, at most 20,000 people; the audit trail tells",
  access: { ...access, confirmed: true },
  bodyLimit: 32 * 1024,
  body: z.strictObject({
    ...identityFields,
    ...staffFilters,
    ...order,
    formato: z.enum(["csv", "xlsx"]).describe("Format"),
  }),
  response: fileBytes,
  produces: "file",
});

const named = z.object({ id, nombre: z.string().describe("Name") });

export const staffOptions = endpoint({
  method: "GET",
  path: "/administrador/plantilla/opciones",
  tag: "administrator",
  summary: "What a person can be given, and how many people work here today",
  access,
  response: data(
    z.object({
      personas: z.number().int().describe("People who work here today"),
      centros: z.array(named).describe("Work centres by name"),
      departamentos: z.array(z.string()).describe("Departments in use"),
      horarios: z.array(named).describe("Schedules by name"),
      supervisores: z.array(person).describe("People who may supervise, by name"),
    }),
  ),
});
export type StaffOptions = z.infer<typeof staffOptions.response>["data"];

const period = {
  desde: date.nullable().describe("First day; null: always"),
  hasta: date.nullable().describe("Last day; null: without end"),
};

const contract = z.object({
  ...period,
  codigo_contrato: z.string().describe("Code of the SEPE"),
  tipo_contrato: z.string().describe("Its name"),
  jornada_porcentaje: z.number().describe("Percentage of full time"),
  horas_semanales: z.number().describe("Hours a week"),
  grupo_profesional: z.string().nullable().describe("Professional group"),
});

const card = member.extend({
  nif: z.string().nullable().describe("NIF or NIE"),
  telefono: z.string().nullable().describe("Own phone"),
  contratos: z.array(contract).describe("Contracts, by first day"),
  horarios: z.array(z.object({ ...period, id, nombre: z.string() })).describe("Schedules, dated"),
  centros: z.array(z.object({ ...period, id, nombre: z.string() })).describe("Centres, dated"),
  supervisiones: z.array(person.extend(period)).describe("Supervisors, dated"),
  saldos: z
    .array(
      z.object({
        saldo: z.enum(balanceKinds).describe("Kind"),
        unidad: z.enum(leaveUnits).describe("Unit of both amounts"),
        disponible: z.number().describe("Days, or minutes of paid hours"),
        total: z.number().describe("Granted and carried over"),
      }),
    )
    .nullable()
    .describe("This year's balances; null for callers who do not read leave"),
  supervisa: z.number().int().describe("People supervised today"),
  permiso_supervisor: z.boolean().describe("May supervise"),
  supervisor_bolsa_horas: z.boolean().describe("Keeps the hours bank of the people supervised"),
  permiso_gestor_turnos: z.boolean().describe("May plan the shifts of work areas"),
  solicitudes_pendientes: z.number().int().describe("Requests that wait for a decision"),
  documentos: z.number().int().describe("Documents"),
  invitado_en: instant.nullable().describe("Last invitation"),
  segundo_factor: z.boolean().describe("The account has a second factor"),
  ultima_sesion: instant.nullable().describe("Last use of a session that is still kept"),
});
/** A person as the office knows them, with what comes later. */
export type StaffCard = z.infer<typeof card>;

export const getStaffCard = endpoint({
  method: "GET",
  path: "/administrador/plantilla/:id",
  tag: "administrator",
  summary: "A person's contract, schedule, centre, supervisors and access, with their dates",
  access: { ...access, subject: "company" },
  params: z.strictObject({ id: id.describe("Worker id") }),
  response: data(card),
  errors: ["worker.not_found"],
});
