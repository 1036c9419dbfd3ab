import { describe, expect, it } from "vitest";

import type { AllSettings } from "@atrio/contract/company/settings";

import { isQuietRight, sections, withChange, wrongNumbers } from "./settings.model.ts";
import type { SettingName } from "./settings.model.ts";

const saved = {
  nombre: "Acme",
  cif: null,
  modulo_ids: [1, 2],
  minimo_festivo_minutos: null,
  anyos_registro_horario: 4,
} as unknown as AllSettings;

/** Settings of the call: the compiler asks for a line when there is a new one. */
const known: Record<SettingName, true> = {
  anyos_registro_horario: true,
  horas_convenio: true,
  aviso_sin_conexion_minutos: true,
  bienvenida_contenido: true,
  bienvenida_titulo: true,
  bienvenida_videos: true,
  bloquear_ip_invalida: true,
  ausencias_companeros: true,
  cambios_con_aprobacion: true,
  cif: true,
  color_marca: true,
  contacto_directorio: true,
  correos_puntos_control: true,
  desconexion_digital: true,
  dias_espera_iban: true,
  email_contacto: true,
  firma_digital: true,
  fotos_bloqueadas: true,
  iban_bloqueado_portal: true,
  idioma: true,
  inicio_registro: true,
  minimo_festivo_minutos: true,
  minutos_enlace_clave: true,
  modulo_ids: true,
  mostrar_aviso_horario: true,
  no_ver_iban_portal: true,
  nombre: true,
  nombre_contacto: true,
  nombre_mutua: true,
  plazo_justificante_dias: true,
  redirect_to_login: true,
  respuesta_neutra_email: true,
  silencio: true,
  telefono_empresa: true,
};

describe("settings of a company on the page", () => {
  it("each setting of the call has one field", () => {
    const shown = sections.flatMap(({ fields }) => fields.map(({ name }): string => name));
    expect(shown.toSorted()).toEqual(Object.keys(known).toSorted());
  });

  it("a value that is back at the saved one is no change", () => {
    const changed = withChange({}, saved, ["nombre", "Acme, S.L."]);
    expect(changed).toEqual({ nombre: "Acme, S.L." });
    expect(withChange(changed, saved, ["nombre", "Acme"])).toEqual({});
    expect(withChange({}, saved, ["cif", ""])).toEqual({});
    expect(withChange({}, saved, ["modulo_ids", [2, 1]])).toEqual({});
    expect(withChange({}, saved, ["modulo_ids", [2]])).toEqual({ modulo_ids: [2] });
  });

  it("quiet hours in another order of days are no change; two equal times or no day are wrong", () => {
    const silencio = { desde: "21:00", hasta: "07:00", dias: [1, 2] };
    const own = { ...saved, silencio };
    expect(withChange({}, own, ["silencio", { ...silencio, dias: [2, 1] }])).toEqual({});
    expect(withChange({}, own, ["silencio", null])).toEqual({ silencio: null });
    expect([null, undefined, silencio].map(isQuietRight)).toEqual([true, true, true]);
    const wrong = [
      { ...silencio, hasta: "21:00" },
      { ...silencio, desde: "" },
      { ...silencio, dias: [] },
    ];
    expect(wrong.map(isQuietRight)).toEqual([false, false, false]);
  });

  it("numbers outside their limits, halves and empty fields are wrong, unless nothing is allowed", () => {
    expect(wrongNumbers({ anyos_registro_horario: 3 })).toEqual(["anyos_registro_horario"]);
    expect(wrongNumbers({ anyos_registro_horario: 4.5 })).toEqual(["anyos_registro_horario"]);
    expect(wrongNumbers({ anyos_registro_horario: Number.NaN })).toEqual([
      "anyos_registro_horario",
    ]);
    expect(wrongNumbers({ anyos_registro_horario: 20, minimo_festivo_minutos: null })).toEqual([]);
  });
});
