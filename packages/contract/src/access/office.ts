import { z } from "zod";

import { data, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

import { officeRoles } from "./office-roles.ts";

const administrator = person.extend({
  email: z.string().describe("E-mail of the account"),
  puesto: z.string().nullable().describe("Occupation"),
  titular: z.boolean().describe("Is an owner, who may do everything"),
  roles: z.array(z.enum(officeRoles)).describe("Roles; none for owners"),
  segundo_factor: z.boolean().describe("The account has a second factor"),
  activa: z.boolean().describe("Has a password and may sign in"),
  vista_en: instant.nullable().describe("Last use of a session that is still open"),
});
/** A person of the office with what they may do there. */
export type Administrator = z.infer<typeof administrator>;

export const listAdministrators = endpoint({
  method: "GET",
  path: "/administrador/administradores",
  tag: "administrator",
  summary: "Administrators who work here today and their roles: owners first, then by name",
  access: { audience: "administrator", office: "cualquiera", subject: "none", module: null },
  response: data(z.array(administrator)),
});

/** Kinds of access to the office: everything, some roles, none. */
export const officeAccesses = ["titular", "roles", "ninguno"] as const;

export const saveAdministrator = endpoint({
  method: "PUT",
  path: "/administrador/administradores/:id",
  tag: "administrator",
  summary: "Give, change or take away a colleague's access to the office; they are told",
  access: {
    audience: "administrator",
    office: "titular",
    subject: "company",
    module: null,
    confirmed: true,
  },
  params: z.strictObject({ id: id.describe("Worker id") }),
  body: z.strictObject({
    ...identityFields,
    acceso: z.enum(officeAccesses).describe("Everything, some roles, none"),
    roles: z.array(z.enum(officeRoles)).max(5).default([]).describe("With `roles`: at least one"),
  }),
  response: data(z.array(administrator)),
  errors: ["worker.not_found", "office.own_access", "office.roles_missing"],
});

const colleague = person.extend({
  codigo: z.string().describe("Employee code"),
  email: z.string().describe("E-mail of the account"),
  puesto: z.string().nullable().describe("Occupation"),
  centro_trabajo: z.string().nullable().describe("Today's work centre"),
  departamento: z.string().nullable().describe("Department"),
});
/** A person as the office finds them. */
export type OfficePerson = z.infer<typeof colleague>;

export const findPeople = endpoint({
  method: "GET",
  path: "/administrador/personas",
  tag: "administrator",
  summary: "People who work here today, by name; a text finds name, code, NIF or e-mail",
  access: { audience: "administrator", office: "personas", subject: "none", module: null },
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      texto: z.string().trim().max(120).optional().describe("Text to find"),
    }).optional(),
  }),
  response: page(colleague),
});
