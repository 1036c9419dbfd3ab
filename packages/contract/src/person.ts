import { z } from "zod";

import { officeRoles } from "./access/office-roles.ts";
import { id, language } from "./common.ts";

/** A person as lists show them. */
export const person = z.object({
  id: id.describe("Worker id"),
  nombre_completo: z.string().describe("Full name"),
  link_foto: z.string().nullable().describe("Photo"),
});
export type Person = z.infer<typeof person>;

/** A worker as the person sees themselves (Rule PEOPLE-1). */
export const workerProfile = z.object({
  id: id.describe("Worker id"),
  empresa_id: id.describe("Company id"),
  account_user_id: id.describe("Account id"),
  nombre: z.string().describe("First name"),
  nombre_completo: z.string().describe("Full name"),
  email: z.string().describe("E-mail of the account"),
  sexo: z.enum(["H", "M", "X"]).nullable().describe("Sex"),
  idioma_trabajador: language.describe("Language of the worker"),
  telefono: z.string().nullable().describe("Phone"),
  link_foto: z.string().nullable().describe("Photo"),
  foto_bloqueada: z.boolean().describe("The company locks the photo"),
  puesto: z.string().nullable().describe("Occupation"),
  permiso_supervisor: z.boolean().describe("Is a supervisor"),
  permiso_gestor_turnos: z.boolean().describe("Manages shifts"),
  supervisor_bolsa_horas: z.boolean().describe("Supervises the hours bank"),
  administrador: z.boolean().describe("Is an administrator"),
  roles_administracion: z
    .array(z.enum(officeRoles))
    .nullable()
    .describe("Roles inside the office; null for owners and for people who are no administrators"),
  gestor_denuncias: z.boolean().describe("Handles complaints"),
  pe_modo_supervisor: z.boolean().describe("Works in supervisor mode now"),
  pe_ocultar_bienvenida: z.boolean().describe("Hides the welcome message"),
  requires_password_change: z.boolean().describe("Must change the password first"),
  receive_email_from_supervisees: z.boolean().describe("Wants e-mails from supervisees"),
  email_supervisor: z.string().nullable().describe("E-mail for supervisor notices"),
  documento_importante_pendiente_firma: z
    .boolean()
    .describe("An important document waits for signature"),
  tiene_area: z.boolean().describe("Belongs to a work area whose shifts are planned"),
  mes_sin_cerrar: z.boolean().describe("An ended month is still open"),
  antiguedad: z
    .object({
      anyos: z.number().int().describe("Years"),
      meses: z.number().int().describe("Months"),
      dias: z.number().int().describe("Days"),
    })
    .describe("Seniority"),
  nombre_mutua: z.string().nullable().describe("Mutual insurer"),
  telefono_empresa: z.string().nullable().describe("Company phone"),
  nombre_departamento_trabajador: z.string().nullable().describe("Department"),
  contacto_empresa: z
    .object({
      nombre_contacto: z.string().nullable().describe("Contact person"),
      email_contacto: z.string().nullable().describe("E-mail of the contact"),
    })
    .describe("Company contact"),
  centro_trabajo: z.string().nullable().describe("Work centre today"),
  zona_horaria: z.string().describe("IANA time zone of the work centre"),
});
export type WorkerProfile = z.infer<typeof workerProfile>;
