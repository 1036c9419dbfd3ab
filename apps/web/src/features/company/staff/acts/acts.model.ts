import { ApiError } from "../../../../lib/errors.ts";

import type { ChangeBody, HireBody } from "./acts.queries.ts";

/** The form of a new person as it is typed. */
export type HireDraft = {
  nombre: string;
  apellido1: string;
  apellido2: string;
  nif: string;
  email: string;
  codigo: string;
  telefono: string;
  puesto: string;
  departamento: string;
  fecha_alta: string;
  centro_trabajo_id: string;
  horario_id: string;
  supervisores_ids: string[];
  permiso_supervisor: boolean;
  codigo_contrato: string;
  horas_semanales: number | string;
  invitar: boolean;
};

/** An empty form: work begins on a day. */
export function emptyHire(fecha_alta: string): HireDraft {
  return {
    nombre: "",
    apellido1: "",
    apellido2: "",
    nif: "",
    email: "",
    codigo: "",
    telefono: "",
    puesto: "",
    departamento: "",
    fecha_alta,
    centro_trabajo_id: "",
    horario_id: "",
    supervisores_ids: [],
    permiso_supervisor: false,
    codigo_contrato: "",
    horas_semanales: 40,
    invitar: false,
  };
}

/** Kinds of contract that the form offers, by the codes of the SEPE, with their share of full time. */
export const offeredContracts = ["100", "200", "300", "402", "502", "410", "510", "420"] as const;

/** Fields of a contract as they are typed; none is chosen while the code is empty. */
export type ContractDraft = Pick<HireDraft, "codigo_contrato" | "horas_semanales" | "puesto">;

/** The contract of a form; undefined where none is chosen. */
function contractBody(draft: Omit<ContractDraft, "puesto">): HireBody["contrato"] {
  const { codigo_contrato, horas_semanales } = draft;
  if (codigo_contrato === "") return undefined;
  return {
    codigo_contrato,
    horas_semanales: Number(horas_semanales),
    jornada_porcentaje: shareOf(draft),
  };
}

/** Body of the call for a form. */
export function hireBody(draft: HireDraft): HireBody {
  const contrato = contractBody(draft);
  const { supervisores_ids, permiso_supervisor, invitar } = draft;
  const { nombre, apellido1, apellido2, nif, email, codigo, telefono, puesto, departamento } =
    draft;
  return {
    nombre,
    apellido1,
    apellido2,
    nif,
    email,
    codigo,
    telefono,
    puesto,
    departamento,
    fecha_alta: draft.fecha_alta,
    permiso_supervisor,
    invitar,
    supervisores_ids: supervisores_ids.map(Number),
    ...(draft.centro_trabajo_id !== "" && { centro_trabajo_id: Number(draft.centro_trabajo_id) }),
    ...(draft.horario_id !== "" && { horario_id: Number(draft.horario_id) }),
    ...(contrato !== undefined && { contrato }),
  };
}

/** Part-time hours as a share of 40 a week, the legal full time (ET art. 34.1); full time is 100. */
function shareOf({ codigo_contrato, horas_semanales }: Omit<ContractDraft, "puesto">): number {
  const isPart = /^[25]/.test(codigo_contrato);
  const share = Math.round((Number(horas_semanales) / 40) * 10_000) / 100;
  return isPart ? Math.min(100, Math.max(1, share)) : 100;
}

/** The server's errors by field; one text a field. */
export function fieldTexts(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([field, texts]) => [field, texts.join(" ")]),
  );
}

export const permissionNames = [
  "permiso_supervisor",
  "supervisor_bolsa_horas",
  "permiso_gestor_turnos",
] as const;
export type PermissionName = (typeof permissionNames)[number];
type Permissions = Record<PermissionName, boolean>;

/** Permissions with one given or taken: nobody keeps an hours bank without supervising. */
export function withPermission(
  before: Permissions,
  name: PermissionName,
  isGiven: boolean,
): Permissions {
  const after = { ...before, [name]: isGiven };
  if (name === "permiso_supervisor" && !isGiven) return { ...after, supervisor_bolsa_horas: false };
  if (name === "supervisor_bolsa_horas" && isGiven) return { ...after, permiso_supervisor: true };
  return after;
}

/** A change from a day on as it is typed; empty fields stay as they are. */
export type ChangeDraft = ContractDraft & {
  desde: string;
  centro_trabajo_id: string;
  horario_id: string;
  /** null: as they are. */
  supervisores_ids: string[] | null;
};

/** A form that changes nothing, from a day on. */
export function emptyChange(desde: string, puesto: string): ChangeDraft {
  return {
    desde,
    centro_trabajo_id: "",
    horario_id: "",
    supervisores_ids: null,
    codigo_contrato: "",
    horas_semanales: 40,
    puesto,
  };
}

/** True if there is no day, or nothing to change. */
export function isUnchanged(draft: ChangeDraft): boolean {
  const { desde, centro_trabajo_id, horario_id, supervisores_ids, codigo_contrato } = draft;
  const chosen = [centro_trabajo_id, horario_id, codigo_contrato].some((value) => value !== "");
  return desde === "" || (!chosen && supervisores_ids === null);
}

/** Body of the call for a change. */
export function changeBody(draft: ChangeDraft): Omit<ChangeBody, "trabajadores_ids" | "filtro"> {
  const { desde, centro_trabajo_id, horario_id, supervisores_ids, puesto } = draft;
  const contrato = contractBody(draft);
  return {
    desde,
    ...(centro_trabajo_id !== "" && { centro_trabajo_id: Number(centro_trabajo_id) }),
    ...(horario_id !== "" && { horario_id: Number(horario_id) }),
    ...(supervisores_ids !== null && { supervisores_ids: supervisores_ids.map(Number) }),
    ...(contrato !== undefined && { contrato: { ...contrato, puesto } }),
  };
}
