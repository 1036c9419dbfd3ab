import { z } from "zod";

import { data, id } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";

const timeClasses = ["ordinario", "fuerza_mayor", "disponibilidad"] as const;
export const clockInTypes = ["presencial", "teletrabajo", "lugar"] as const;
const pauseTypes = ["comida", "descanso", "medico", "personal", "otra"] as const;

const nombre = z.string().trim().min(1).max(60).describe("Name, once in the company");
const shared = {
  activo: z.boolean().describe("Offered at the clock"),
  orden: z.number().int().min(0).max(10_000).describe("Place in the list"),
  clase_tiempo: z.enum(timeClasses).describe("How the law counts its time"),
};
const rangos = z
  .array(
    z.union([z.cidrv4({ error: "clock_kind.network" }), z.cidrv6({ error: "clock_kind.network" })]),
  )
  .max(50)
  .describe("Networks from which punches are expected, like 10.1.0.0/16");

const clockInType = z.object({
  id: id.describe("Clock-in type id"),
  nombre: z.string().describe("Name"),
  tipo: z.enum(clockInTypes).describe("On site, telework or a place of the company"),
  rangos_ip: z.array(z.string()).describe("Networks from which punches are expected"),
  ...shared,
});
export type ClockInTypeSetting = z.infer<typeof clockInType>;

const pauseKind = z.object({
  id: id.describe("Pause kind id"),
  nombre: z.string().describe("Name"),
  tipo: z.enum(pauseTypes).describe("Standard kind"),
  cuenta_como_trabajo: z.boolean().describe("Counts as work"),
  ...shared,
});
export type PauseKindSetting = z.infer<typeof pauseKind>;

const office = {
  audience: "administrator",
  office: "tiempo",
  subject: "none",
  module: moduleIds.timeRegistration,
} as const;
const common = { tag: "administrator", access: office } as const;
const params = z.strictObject({ id: id.describe("Id") });
const changes = { nombre, ...shared };

export const listClockInSettings = endpoint({
  ...common,
  method: "GET",
  path: "/administrador/fichadores",
  summary: "All clock-in types, also those no longer offered",
  response: data(z.array(clockInType)),
});

export const addClockInType = endpoint({
  ...common,
  method: "POST",
  path: "/administrador/fichadores",
  summary: "Add a clock-in type",
  creates: true,
  body: z.strictObject({
    nombre,
    tipo: z.enum(clockInTypes).default("lugar").describe("On site, telework or a place"),
    rangos_ip: rangos.default([]),
    clase_tiempo: shared.clase_tiempo.default("ordinario"),
  }),
  response: data(clockInType),
  errors: ["clock_kind.name_taken", "clock_kind.network"],
});

export const changeClockInType = endpoint({
  ...common,
  method: "PATCH",
  path: "/administrador/fichadores/:id",
  summary: "Change a clock-in type; recorded days keep its kind",
  params,
  body: z.strictObject({ ...changes, rangos_ip: rangos }).partial(),
  response: data(clockInType),
  errors: [
    "clock_kind.not_found",
    "clock_kind.name_taken",
    "clock_kind.network",
    "clock_kind.last",
  ],
});

export const listPauseSettings = endpoint({
  ...common,
  method: "GET",
  path: "/administrador/paradas",
  summary: "All kinds of pause, also those no longer offered",
  response: data(z.array(pauseKind)),
});

export const addPauseKind = endpoint({
  ...common,
  method: "POST",
  path: "/administrador/paradas",
  summary: "Add a kind of pause",
  creates: true,
  body: z.strictObject({
    nombre,
    tipo: z.enum(pauseTypes).default("otra").describe("Standard kind"),
    cuenta_como_trabajo: z.boolean().describe("Counts as work, for good"),
    clase_tiempo: shared.clase_tiempo.default("ordinario"),
  }),
  response: data(pauseKind),
  errors: ["clock_kind.name_taken"],
});

export const changePauseKind = endpoint({
  ...common,
  method: "PATCH",
  path: "/administrador/paradas/:id",
  summary: "Change a kind of pause; whether it counts as work stays, for the sake of recorded days",
  params,
  body: z.strictObject(changes).partial(),
  response: data(pauseKind),
  errors: ["clock_kind.not_found", "clock_kind.name_taken"],
});
