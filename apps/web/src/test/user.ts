import type { CurrentUser } from "../lib/identity.ts";

/** A signed-in worker of Madrid, changed as a test needs it. */
export function userOf(changes: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 7,
    empresa_id: 1,
    account_user_id: 7,
    nombre: "Lucía",
    nombre_completo: "Lucía García Pérez",
    email: "lucia@demo.test",
    sexo: "M",
    idioma_trabajador: "es",
    telefono: null,
    link_foto: null,
    foto_bloqueada: false,
    puesto: null,
    permiso_supervisor: false,
    permiso_gestor_turnos: false,
    supervisor_bolsa_horas: false,
    administrador: false,
    gestor_denuncias: false,
    pe_modo_supervisor: false,
    pe_ocultar_bienvenida: false,
    requires_password_change: false,
    receive_email_from_supervisees: false,
    email_supervisor: null,
    documento_importante_pendiente_firma: false,
    mes_sin_cerrar: false,
    antiguedad: { anyos: 1, meses: 0, dias: 0 },
    nombre_mutua: null,
    telefono_empresa: null,
    nombre_departamento_trabajador: null,
    contacto_empresa: { nombre_contacto: null, email_contacto: null },
    centro_trabajo: "Madrid",
    zona_horaria: "Europe/Madrid",
    sesion: {
      id: "3f2b8a52-97e2-4f0d-9c3e-1d7a9d3a0001",
      expira_en: "2026-12-31T00:00:00.000Z",
      suplantada: false,
    },
    ...changes,
  };
}
