import { z } from "zod";

import { companyLists, companySettings } from "@atrio/contract/company/settings";
import type { SettingsChange } from "@atrio/contract/company/settings";
import { allModuleIds } from "@atrio/contract/modules";

import { codeOf } from "../../http/validation.ts";

import { readAddresses } from "./create.ts";
import { ruleIssue, usage } from "./usage.ts";

type Name = keyof SettingsChange;

const whole = (typed: string): number => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN);

/** Quiet hours as `21:00-07:00`, with the days on which they begin as `1-5` or `1,3`; all without. */
function readQuiet(typed: string): unknown {
  if (typed.trim() === "") return null;
  const [hours = "", days = "1-7"] = typed.trim().split(/\s+/);
  const [desde, hasta] = hours.split("-");
  const dias = days.split(",").flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split("-").map(whole);
    if (!(first >= 1 && last <= 7)) return [Number.NaN];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
  return { desde, hasta, dias };
}

/** Readings of an option before the rules of the setting apply. */
const readings = {
  text: (typed: string) => typed,
  /** An empty text removes the value. */
  textOrNothing: (typed: string) => (typed.trim() === "" ? null : typed),
  choice: (typed: string) => ({ si: true, sí: true, no: false })[typed.trim().toLowerCase()],
  number: whole,
  numberOrNothing: (typed: string) => (typed.trim() === "" ? null : whole(typed)),
  modules: (typed: string) =>
    typed.trim().toLowerCase() === "all"
      ? [...allModuleIds]
      : typed.split(",").map((part) => whole(part)),
  addresses: readAddresses,
  quiet: readQuiet,
} as const satisfies Record<string, (typed: string) => unknown>;

/** Settings by their option: name on the wire and reading. */
export const settingOptions: Record<string, [name: Name, reading: keyof typeof readings]> = {
  nombre: ["nombre", "text"],
  cif: ["cif", "textOrNothing"],
  idioma: ["idioma", "text"],
  modulos: ["modulo_ids", "modules"],
  "inicio-registro": ["inicio_registro", "text"],
  color: ["color_marca", "textOrNothing"],
  "cambios-con-aprobacion": ["cambios_con_aprobacion", "choice"],
  "aviso-sin-conexion": ["aviso_sin_conexion_minutos", "number"],
  "minimo-festivo": ["minimo_festivo_minutos", "numberOrNothing"],
  "horas-convenio": ["horas_convenio", "numberOrNothing"],
  "plazo-justificante": ["plazo_justificante_dias", "number"],
  "bloquear-ip": ["bloquear_ip_invalida", "choice"],
  "anyos-registro": ["anyos_registro_horario", "number"],
  "firma-digital": ["firma_digital", "choice"],
  "desconexion-digital": ["desconexion_digital", "choice"],
  silencio: ["silencio", "quiet"],
  "espera-iban": ["dias_espera_iban", "number"],
  "aviso-horario": ["mostrar_aviso_horario", "choice"],
  "ocultar-iban": ["no_ver_iban_portal", "choice"],
  "bloquear-iban": ["iban_bloqueado_portal", "choice"],
  "contacto-directorio": ["contacto_directorio", "text"],
  "ausencias-companeros": ["ausencias_companeros", "text"],
  "bloquear-fotos": ["fotos_bloqueadas", "choice"],
  "ir-a-login": ["redirect_to_login", "choice"],
  "respuesta-neutra": ["respuesta_neutra_email", "choice"],
  "minutos-enlace": ["minutos_enlace_clave", "number"],
  "correos-control": ["correos_puntos_control", "addresses"],
  contacto: ["nombre_contacto", "textOrNothing"],
  "email-contacto": ["email_contacto", "textOrNothing"],
  telefono: ["telefono_empresa", "textOrNothing"],
  mutua: ["nombre_mutua", "textOrNothing"],
  "bienvenida-titulo": ["bienvenida_titulo", "textOrNothing"],
  "bienvenida-texto": ["bienvenida_contenido", "textOrNothing"],
  "bienvenida-videos": ["bienvenida_videos", "choice"],
};

const rules: Record<Name, z.ZodType> = { ...companySettings.shape, ...companyLists.shape };

/** Reads the settings among the options by the rules of the call; adds issues with their text. */
export function readSettings(
  typed: Readonly<Record<string, unknown>>,
  context: z.core.$RefinementCtx,
): SettingsChange {
  const change: SettingsChange = {};
  for (const [option, [name, reading]] of Object.entries(settingOptions)) {
    const value = typed[option];
    if (typeof value !== "string") continue;
    const read = z.safeParse(rules[name], readings[reading](value), { reportInput: true });
    if (read.success) Object.assign(change, { [name]: read.data });
    else context.addIssue(problemOf(option, read.error));
  }
  return change;
}

function problemOf(option: string, { issues }: z.core.$ZodError): z.core.$ZodRawIssue {
  const [issue] = issues;
  if (issue?.code === "invalid_value") {
    const params = { values: issue.values.join(", ") };
    return { code: "custom", path: [option], message: usage("one_of"), params, input: undefined };
  }
  return ruleIssue(option, issue === undefined ? "request.field_invalid" : codeOf(issue));
}
