/** Why data may be kept and for how long, as the words of `privacy-words` tell them. */
type Basis = "contract" | "law" | "consent" | "interest";
type Term = "employment" | "records" | "own" | "session" | "factor" | "chosen";

type Kept = { codigo: string; base: Basis; plazo: Term };

/**
 * Catalogue of the data stored about a person: the privacy tab shows it and the archive has a file
 * for each. The time records' term is the company's (evidence/retention); the rest of the
 * employment's data are kept as long as claims from it may be made (art. 1964 CC, art. 21 LISOS).
 */
export const keptData = [
  { codigo: "perfil", base: "contract", plazo: "employment" },
  { codigo: "foto", base: "consent", plazo: "own" },
  { codigo: "cuentas", base: "contract", plazo: "employment" },
  { codigo: "contratos", base: "contract", plazo: "employment" },
  { codigo: "salario", base: "contract", plazo: "employment" },
  { codigo: "horarios", base: "contract", plazo: "employment" },
  { codigo: "turnos", base: "contract", plazo: "employment" },
  { codigo: "fichajes", base: "law", plazo: "records" },
  { codigo: "proyectos", base: "contract", plazo: "records" },
  { codigo: "cambios_fichaje", base: "law", plazo: "records" },
  { codigo: "bolsa_horas", base: "contract", plazo: "employment" },
  { codigo: "saldos", base: "contract", plazo: "employment" },
  { codigo: "solicitudes", base: "contract", plazo: "employment" },
  { codigo: "justificantes", base: "law", plazo: "employment" },
  { codigo: "nominas", base: "law", plazo: "employment" },
  { codigo: "prenomina", base: "contract", plazo: "employment" },
  { codigo: "documentos", base: "contract", plazo: "employment" },
  { codigo: "firmas", base: "contract", plazo: "employment" },
  { codigo: "modelo145", base: "law", plazo: "employment" },
  { codigo: "certificados", base: "contract", plazo: "employment" },
  { codigo: "notificaciones", base: "contract", plazo: "employment" },
  { codigo: "avisos", base: "consent", plazo: "chosen" },
  { codigo: "suscripciones", base: "consent", plazo: "chosen" },
  { codigo: "sesiones", base: "interest", plazo: "session" },
  { codigo: "segundo_factor", base: "interest", plazo: "factor" },
  { codigo: "accesos", base: "interest", plazo: "employment" },
] as const satisfies readonly Kept[];

/** A kind of data that is kept about a person. */
export type DataCode = (typeof keptData)[number]["codigo"];

/**
 * Meaning of audit entries about a person: use of their data, and its kind. Other entries mean
 * none.
 */
export const auditedReadings = {
  "registro_horario.descargado": { que: "hoja", modo: "descargado" },
  "suplantacion.iniciada": { que: "portal", modo: "visto" },
  "saldo.ajustado": { que: "saldo", modo: "cambiado" },
  "foto.cambiada": { que: "foto", modo: "cambiado" },
  "foto.borrada": { que: "foto", modo: "cambiado" },
  "perfil.email_avisos": { que: "email_avisos", modo: "cambiado" },
  "segundo_factor.activado": { que: "segundo_factor", modo: "cambiado" },
  "segundo_factor.desactivado": { que: "segundo_factor", modo: "cambiado" },
  "segundo_factor.retirado": { que: "segundo_factor", modo: "cambiado" },
  "administracion.acceso": { que: "administracion", modo: "cambiado" },
  "trabajador.alta": { que: "ficha", modo: "cambiado" },
  "trabajador.cambio": { que: "ficha", modo: "cambiado" },
  "trabajador.baja": { que: "ficha", modo: "cambiado" },
  "trabajador.reincorporacion": { que: "ficha", modo: "cambiado" },
  "trabajador.permisos": { que: "ficha", modo: "cambiado" },
  "clave.enlace_enviado": { que: "clave", modo: "cambiado" },
  "datos.descargados": { que: "datos", modo: "descargado" },
  "solicitud.documento_descargado": { que: "justificante", modo: "descargado" },
} as const;
