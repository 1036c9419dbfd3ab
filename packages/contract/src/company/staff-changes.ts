import { z } from "zod";

import { data, date, done, id, identityFields } from "../common.ts";
import { endpoint } from "../endpoint.ts";

import { staffFilters } from "./staff.ts";

const access = {
  audience: "administrator",
  office: "personas",
  subject: "none",
  module: null,
} as const;

/** A text of a form; the rules of the import judge it, so that the form tells the field. */
const typed = z.string().trim().max(300);

const contract = z.strictObject({
  codigo_contrato: z
    .string()
    .regex(/^\d{3}$/)
    .describe("Code of the SEPE"),
  horas_semanales: z.number().gt(0).max(60).describe("Hours a week"),
  jornada_porcentaje: z.number().gt(0).max(100).default(100).describe("Percentage of full time"),
  fecha_fin: date.optional().describe("Last day, where it is known"),
});

export const hireWorker = endpoint({
  method: "POST",
  path: "/administrador/plantilla",
  tag: "administrator",
  summary: "Add a person, by the rules of the import; the e-mail's account is made where it is new",
  access,
  creates: true,
  body: z.strictObject({
    ...identityFields,
    nombre: typed.describe("First name"),
    apellido1: typed.describe("Surname"),
    apellido2: typed.optional().describe("Second surname"),
    nif: typed.optional().describe("NIF or NIE"),
    email: typed.describe("E-mail of the account"),
    codigo: typed.optional().describe("Employee code; the NIF without one"),
    telefono: typed.optional().describe("Own phone"),
    puesto: typed.optional().describe("Occupation"),
    departamento: typed.optional().describe("Department"),
    fecha_alta: typed.describe("First day of work"),
    centro_trabajo_id: id.optional().describe("Work centre"),
    horario_id: id.optional().describe("Schedule"),
    supervisores_ids: z.array(id).max(10).default([]).describe("Supervisors from the first day on"),
    permiso_supervisor: z.boolean().default(false).describe("May supervise"),
    contrato: contract.optional().describe("Contract from the first day on"),
    invitar: z.boolean().default(false).describe("Send the invitation at once"),
  }),
  response: data(z.object({ id: id.describe("Worker id") })),
  errors: ["contract.dates"],
});

/** People of an act: some, or all that the filters leave. */
const chosen = {
  trabajadores_ids: z.array(id).min(1).max(1000).optional().describe("These people"),
  filtro: z.strictObject(staffFilters).optional().describe("Or all that match"),
};

export const changeStaff = endpoint({
  method: "POST",
  path: "/administrador/plantilla/cambios",
  tag: "administrator",
  summary: "Another centre, schedule or contract, or other supervisors, from a day on",
  access,
  bodyLimit: 64 * 1024,
  body: z.strictObject({
    ...identityFields,
    ...chosen,
    desde: date.describe("First day of the change"),
    centro_trabajo_id: id.optional().describe("Work centre"),
    horario_id: id.optional().describe("Schedule"),
    supervisores_ids: z
      .array(id)
      .max(10)
      .optional()
      .describe("The supervisors from that day on; nobody else supervises then"),
    contrato: contract
      .extend({ puesto: typed.min(1).max(200).describe("Occupation") })
      .optional()
      .describe("Another contract, for one person; one without an end ends the day before"),
  }),
  response: data(z.object({ personas: z.number().int().describe("People whose data changed") })),
  errors: [
    "staff.nobody",
    "staff.nothing",
    "staff.after_end",
    "staff.not_supervisor",
    "staff.own_supervisor",
    "contract.overlap",
    "contract.dates",
  ],
});

export const inviteStaff = endpoint({
  method: "POST",
  path: "/administrador/plantilla/invitaciones",
  tag: "administrator",
  summary: "Invite the chosen people who have no password yet",
  access,
  bodyLimit: 64 * 1024,
  body: z.strictObject({ ...identityFields, ...chosen }),
  response: data(z.object({ invitados: z.number().int().describe("Mails that go out") })),
  errors: ["staff.nobody"],
});

const one = { ...access, subject: "company" } as const;
const params = z.strictObject({ id: id.describe("Worker id") });

export const endEmployment = endpoint({
  method: "PUT",
  path: "/administrador/plantilla/:id/baja",
  tag: "administrator",
  summary: "The last day of work of a person; access, contract and team end with it",
  access: one,
  params,
  body: z.strictObject({
    ...identityFields,
    ultimo_dia: date.describe("Last day of work"),
    sustituto_id: id.optional().describe("Who supervises the person's team from the next day on"),
  }),
  response: done,
  errors: [
    "worker.not_found",
    "staff.before_hire",
    "staff.own_end",
    "staff.last_owner",
    "staff.not_supervisor",
  ],
});

export const resumeEmployment = endpoint({
  method: "PUT",
  path: "/administrador/plantilla/:id/reincorporacion",
  tag: "administrator",
  summary: "A person who has left, or is about to, goes on working from a day on",
  access: one,
  params,
  body: z.strictObject({
    ...identityFields,
    desde: date.describe("First day of work again"),
    horario_id: id.optional().describe("Schedule from that day on"),
  }),
  response: done,
  errors: ["worker.not_found", "staff.has_not_left", "staff.before_hire"],
});

export const savePermissions = endpoint({
  method: "PUT",
  path: "/administrador/plantilla/:id/permisos",
  tag: "administrator",
  summary: "What a person may do for others: supervise, keep their hours bank, plan shifts",
  access: one,
  params,
  body: z.strictObject({
    ...identityFields,
    permiso_supervisor: z.boolean().describe("May supervise"),
    supervisor_bolsa_horas: z
      .boolean()
      .describe("Keeps the hours bank of the people supervised; nobody does without supervising"),
    permiso_gestor_turnos: z.boolean().describe("May plan the shifts of work areas"),
    sustituto_id: id
      .optional()
      .describe("Who supervises the person's team from today on, where they do so no more"),
  }),
  response: done,
  errors: [
    "worker.not_found",
    "staff.own_permissions",
    "staff.in_charge",
    "staff.plans_areas",
    "staff.not_supervisor",
  ],
});

export const resetStaffPassword = endpoint({
  method: "POST",
  path: "/administrador/plantilla/:id/clave",
  tag: "administrator",
  summary: "Send a person the link to set another password",
  access: one,
  params,
  body: z.strictObject({ ...identityFields }),
  response: done,
  errors: ["worker.not_found", "staff.not_active"],
});
