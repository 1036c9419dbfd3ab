import type { AllSettings } from "@atrio/contract/company/settings";
import type { QuietHours } from "@atrio/contract/messages/notice-preferences";
import { moduleIds } from "@atrio/contract/modules";

/** A setting with a field of its own; the logo has calls of its own. */
export type SettingName = Exclude<keyof AllSettings, "logotipo_link">;

type NamesOf<Value> = {
  [K in SettingName]: AllSettings[K] extends Value ? K : never;
}[SettingName];

export type TextName = NamesOf<string | null>;
export type NumberName = NamesOf<number | null>;
export type FlagName = NamesOf<boolean>;

/** Control of a setting: kind, bounds and choices. */
export type Field =
  | { kind: "text" | "email" | "phone" | "long" | "color" | "date" | "language"; name: TextName }
  | { kind: "quiet"; name: "silencio" }
  | { kind: "choice"; name: "contacto_directorio" | "ausencias_companeros" }
  | { kind: "number"; name: NumberName; min: number; max: number; canBeEmpty?: true }
  | { kind: "flag"; name: FlagName }
  | { kind: "modules"; name: "modulo_ids" }
  | { kind: "mails"; name: "correos_puntos_control" };

export type SectionName =
  | "identity"
  | "contact"
  | "welcome"
  | "modules"
  | "time"
  | "leave"
  | "people"
  | "pay"
  | "access";

/** Settings by section, in the order of the page. */
export const sections: ReadonlyArray<{ name: SectionName; fields: readonly Field[] }> = [
  {
    name: "identity",
    fields: [
      { kind: "text", name: "nombre" },
      { kind: "text", name: "cif" },
      { kind: "language", name: "idioma" },
      { kind: "color", name: "color_marca" },
    ],
  },
  {
    name: "contact",
    fields: [
      { kind: "text", name: "nombre_contacto" },
      { kind: "email", name: "email_contacto" },
      { kind: "phone", name: "telefono_empresa" },
      { kind: "text", name: "nombre_mutua" },
    ],
  },
  {
    name: "welcome",
    fields: [
      { kind: "text", name: "bienvenida_titulo" },
      { kind: "long", name: "bienvenida_contenido" },
      { kind: "flag", name: "bienvenida_videos" },
    ],
  },
  { name: "modules", fields: [{ kind: "modules", name: "modulo_ids" }] },
  {
    name: "time",
    fields: [
      { kind: "date", name: "inicio_registro" },
      { kind: "number", name: "anyos_registro_horario", min: 4, max: 20 },
      { kind: "number", name: "aviso_sin_conexion_minutos", min: 0, max: 4320 },
      { kind: "number", name: "minimo_festivo_minutos", min: 1, max: 1440, canBeEmpty: true },
      { kind: "number", name: "horas_convenio", min: 1, max: 2500, canBeEmpty: true },
      { kind: "flag", name: "mostrar_aviso_horario" },
      { kind: "flag", name: "bloquear_ip_invalida" },
      { kind: "flag", name: "cambios_con_aprobacion" },
      { kind: "mails", name: "correos_puntos_control" },
    ],
  },
  { name: "leave", fields: [{ kind: "number", name: "plazo_justificante_dias", min: 0, max: 90 }] },
  {
    name: "people",
    fields: [
      { kind: "choice", name: "contacto_directorio" },
      { kind: "choice", name: "ausencias_companeros" },
      { kind: "flag", name: "fotos_bloqueadas" },
    ],
  },
  {
    name: "pay",
    fields: [
      { kind: "number", name: "dias_espera_iban", min: 0, max: 30 },
      { kind: "flag", name: "no_ver_iban_portal" },
      { kind: "flag", name: "iban_bloqueado_portal" },
    ],
  },
  {
    name: "access",
    fields: [
      { kind: "number", name: "minutos_enlace_clave", min: 5, max: 10_080 },
      { kind: "flag", name: "firma_digital" },
      { kind: "flag", name: "desconexion_digital" },
      { kind: "quiet", name: "silencio" },
      { kind: "flag", name: "redirect_to_login" },
      { kind: "flag", name: "respuesta_neutra_email" },
    ],
  },
];

/** Label of a module's page in `shell:page`; supervisors' modules name the page of their team. */
export const moduleLabels = {
  [moduleIds.payslips]: "paysheets",
  [moduleIds.absences]: "absences",
  [moduleIds.timeRegistration]: "timeRegistration",
  [moduleIds.documents]: "documents",
  [moduleIds.internalCommunication]: "internalCommunication",
  [moduleIds.calendar]: "calendar",
  [moduleIds.orgCharts]: "orgCharts",
  [moduleIds.complaints]: "complaints",
  [moduleIds.allWorkers]: "workers",
  [moduleIds.videoTutorials]: "videoTutorials",
  [moduleIds.supervisorAbsences]: "absences",
  [moduleIds.supervisorTimeRegistration]: "timeRegistration",
  [moduleIds.supervisorDocuments]: "documentsSupervisor",
  [moduleIds.supervisorProjects]: "projects",
  [moduleIds.supervisorHoursBag]: "hoursBag",
  [moduleIds.supervisorQuadrants]: "quadrants",
} as const;

/** Settings whose label says it all. */
const plain = [
  "email_contacto",
  "telefono_empresa",
  "bienvenida_videos",
  "mostrar_aviso_horario",
  "contacto_directorio",
  "no_ver_iban_portal",
  "iban_bloqueado_portal",
  "firma_digital",
  "redirect_to_login",
  "minutos_enlace_clave",
] as const satisfies readonly SettingName[];

/** True for a setting with a line that explains it, in `hint` of its texts. */
export function hasHint(name: SettingName): name is Exclude<SettingName, (typeof plain)[number]> {
  return !plain.some((one) => one === name);
}

function isQuiet(value: unknown): value is QuietHours {
  return typeof value === "object" && value !== null && "desde" in value;
}

/** True if quiet hours are written as the server takes them, or not wanted. */
export function isQuietRight(quiet: QuietHours | null | undefined): boolean {
  if (quiet === null || quiet === undefined) return true;
  const { desde, hasta, dias } = quiet;
  return desde !== "" && hasta !== "" && desde !== hasta && dias.length > 0;
}

/** Typed changes: a number that is no number yet is NaN. */
export type Changes = Partial<Omit<AllSettings, "logotipo_link">>;

function isSame(one: unknown, other: unknown): boolean {
  if (isQuiet(one) && isQuiet(other)) {
    const isAlike = one.desde === other.desde && one.hasta === other.hasta;
    return isAlike && isSame(one.dias, other.dias);
  }
  if (!Array.isArray(one) || !Array.isArray(other)) return (one ?? "") === (other ?? "");
  const sorted = (list: readonly unknown[]) => list.map(String).toSorted().join("\n");
  return sorted(one) === sorted(other);
}

/** The changes with another value; one that is back at the saved value is none. */
export function withChange<K extends SettingName>(
  changes: Changes,
  saved: AllSettings,
  [name, value]: [K, AllSettings[K]],
): Changes {
  const { [name]: _before, ...others } = changes;
  return isSame(value, saved[name]) ? others : { ...others, [name]: value };
}

/** Names of number fields without a whole number within their limits. */
export function wrongNumbers(changes: Changes): NumberName[] {
  return sections
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      if (field.kind !== "number" || !(field.name in changes)) return [];
      const value = changes[field.name];
      if (value === null && field.canBeEmpty === true) return [];
      const isRight =
        typeof value === "number" &&
        Number.isInteger(value) &&
        value >= field.min &&
        value <= field.max;
      return isRight ? [] : [field.name];
    });
}
