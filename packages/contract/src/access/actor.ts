import type { Language } from "../common.ts";

import type { OfficeRole } from "./office-roles.ts";

/** The signed-in worker, read from the session at every request. */
export type Actor = {
  sesion_id: string;
  /** End of the session, ISO 8601 in UTC. */
  sesion_expira_en: string;
  empresa_id: number;
  trabajador_id: number;
  account_user_id: number;
  nombre: string;
  idioma: Language;
  /** IANA zone of the worker's centre today. */
  zona_horaria: string;
  permiso_supervisor: boolean;
  permiso_gestor_turnos: boolean;
  supervisor_bolsa_horas: boolean;
  administrador: boolean;
  /** Roles inside the office; null for owners and for people who are no administrators. */
  roles_administracion: OfficeRole[] | null;
  gestor_denuncias: boolean;
  /** Runs the installation (Rule COMPANY-112); false for people who are no administrators. */
  gestor_instalacion: boolean;
  requires_password_change: boolean;
  /** The password was typed in this session within the last five minutes. */
  clave_reciente: boolean;
  /** The administrator behind a handed-over session, which reads only. */
  suplantada_por: number | null;
  /** Ids of the company's hired modules. */
  modulos: number[];
};
