import type { Language } from "@atrio/contract/common";
import type { BalanceKind } from "@atrio/contract/leave/leave";

/** Local dates, half-open: in force from `desde`, no longer on `hasta`; null never ends. */
export type Period = { desde: string; hasta: string | null };

/** A centre or schedule, by its code, in force for a worker. */
export type DatedCode = Period & {
  codigo: string;
  /** Day from which the weeks of a schedule's cycle are counted, if not the first one. */
  ciclo?: string | null;
};

export type HolidayRow = {
  calendario: string;
  fecha: string;
  tipo_festivo_id: number;
  /** Free day of the agreement, no public holiday. */
  de_convenio: boolean;
  nombre: string;
};

export type CentreRow = {
  codigo: string;
  nombre: string;
  direccion: string | null;
  zona_horaria: string;
  calendario: string | null;
  rangos_ip: string[];
};

export type Stretch = { semana: number; dia_semana: number; inicio: string; fin: string };

export type TimetableRow = {
  codigo: string;
  nombre: string;
  semanas: number;
  tolerancia_minutos: number;
  trabaja_festivos: boolean;
  tramos: Stretch[];
};

/** The columns of `trabajador` that an import writes. */
export type PersonFields = {
  codigo: string;
  nombre: string;
  apellido1: string;
  apellido2: string | null;
  nif: string | null;
  sexo: string | null;
  fecha_nacimiento: string | null;
  fecha_alta: string;
  /** First day of time recording where it is later than the company's. */
  inicio_registro: string | null;
  fecha_baja: string | null;
  idioma_trabajador: Language;
  telefono: string | null;
  /** Contact data that colleagues see. */
  email_trabajo: string | null;
  telefono_trabajo: string | null;
  nombre_departamento_trabajador: string | null;
  puesto: string | null;
  /** Percentage of full time where no contract says it. */
  jornada_porcentaje: number | null;
  permiso_supervisor: boolean;
  permiso_gestor_turnos: boolean;
  supervisor_bolsa_horas: boolean;
  administrador: boolean;
  gestor_denuncias: boolean;
  mostrar_cumpleanyos: boolean;
};

export type PersonRow = {
  id: number;
  account_user_id: number;
  fields: PersonFields;
  centros: DatedCode[];
  horarios: DatedCode[];
};

export type SupervisionRow = Period & { supervisor_id: number; supervisado_id: number };

/** A work area with its centre and its people by their codes, in order. */
export type AreaRow = {
  nombre: string;
  centro: string;
  observaciones: string | null;
  trabajadores: string[];
  gestores: string[];
};

/** A field that activities ask for. */
export type PartRow = {
  nombre: string;
  tipo: "texto" | "numero" | "opcion";
  obligatorio: boolean;
  opciones: string[];
};

/** A project with the people of today by their codes, in order. */
export type ProjectRow = {
  codigo: string;
  nombre: string;
  descripcion: string | null;
  estado: "activo" | "inactivo";
  fecha_inicio: string;
  fecha_fin: string | null;
  presupuesto_minutos: number | null;
  todos_trabajadores: boolean;
  trabajadores: string[];
  responsables: string[];
};

/** An activity by its project's code, with the names of its fields in order. */
export type ActivityRow = {
  proyecto: string;
  nombre: string;
  requiere_aprobacion: boolean;
  presupuesto_minutos: number | null;
  activo: boolean;
  partes: string[];
};

/** An opening balance by its worker's code; days, or minutes of paid hours. */
export type OpeningRow = { codigo: string; saldo: BalanceKind; anyo: number; cantidad: number };

/** Unit in which a balance is charged. */
export type LeaveUnit = "naturales" | "laborables" | "horas";

/** Grant of a balance from a year on; days, or minutes of paid hours. */
export type GrantRow = {
  saldo: BalanceKind;
  desde_anyo: number;
  cantidad: number;
  unidad: LeaveUnit;
  arrastre_maximo: number;
  /** Last day of the next year to enjoy it, `MM-DD`. */
  arrastre_hasta: string;
  proporcional: boolean;
};

/** An account that has to do with the import: of the company, or with an e-mail of the file. */
export type AccountRow = {
  account_user_id: number;
  email: string;
  /** True once a password was set. */
  activa: boolean;
  /** Signs in to another company too. */
  compartida: boolean;
};

/** The company's data before the import. */
export type Snapshot = {
  empresa: { nombre: string; idioma: Language; zona_horaria: string };
  /** Local date in the company's zone. */
  hoy: string;
  calendarios: string[];
  festivos: HolidayRow[];
  centros: CentreRow[];
  horarios: TimetableRow[];
  trabajadores: PersonRow[];
  supervisiones: SupervisionRow[];
  areas: AreaRow[];
  partes: PartRow[];
  proyectos: ProjectRow[];
  actividades: ActivityRow[];
  reglas: Array<Omit<GrantRow, "unidad">>;
  /** Unit of each balance: that of the kind of request that spends it. */
  unidades: Partial<Record<BalanceKind, LeaveUnit>>;
  /** Locked years of balances. */
  lockedYears: number[];
  saldos: OpeningRow[];
  cuentas: AccountRow[];
};
