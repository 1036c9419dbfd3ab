/** Calls that take other people's data away, or open it: the password must have been typed lately. */
export const confirmedCalls = new Set([
  "GET /trabajador/:id/showall-workers/export",
  "POST /supervisor/registro-horario",
  "POST /supervisor/bolsa-horas/exportar",
  "GET /turnos-gestor/:supervisorId/archivo",
  "GET /supervisor/proyectos/:id/archivo",
  "POST /administrador/inspeccion",
  "POST /administrador/enlaces-inspeccion",
  "POST /auth/hand-over",
  "PUT /administrador/administradores/:id",
  "PUT /administrador/gestores-denuncias/:id",
  "POST /administrador/actividad/exportar",
  "POST /administrador/plantilla/exportar",
  "GET /administrador/saldos/exportar",
  "GET /administrador/firma-documento/exportar",
  "GET /administrador/documento/exportar",
  "GET /administrador/documento/aperturas/exportar",
  "GET /administrador/firma-documento/evidencias",
  "POST /administrador/modelo145/entregar",
  "POST /administrador/prenomina/entregar",
  "GET /libro-registro-denuncias/exportar",
  "POST /buzon-denuncias/empezar-de-nuevo",
]);

/**
 * Calls that answer a file without a confirmed password, each with its reason: a new call is added
 * here or among the confirmed ones.
 */
export const filesWithoutConfirmation: Record<
  string,
  "own" | "one opened" | "shown" | "by token" | "nobody's"
> = {
  "GET /trabajador/:id/calendario-anual": "own",
  "GET /administrador/importacion/plantilla": "nobody's",
  "GET /certificado-document": "own",
  "GET /contrato-document": "own",
  "GET /calendario-trabajador-document": "own",
  "GET /modelo145-document": "own",
  "GET /nomina-document": "own",
  "GET /nomina-lote/document": "own",
  "GET /notificacion/:id/documento": "own",
  "GET /trabajador/:id/documento-con-firma": "own",
  "GET /trabajador/:id/documento-sin-firma": "own",
  "GET /trabajador/:id/mis-datos/zip": "own",
  "GET /regla-vacaciones-document/:id": "own",
  "POST /registro-horario": "own",
  // Own files mostly; an access to somebody else's is recorded for that person.
  "GET /documento": "one opened",
  "GET /administrador/documento/fichero": "one opened",
  "GET /proyecto-documento/:id": "one opened",
  "GET /solicitud-document": "one opened",
  // Drawn on the page that judges the sheets before they are published.
  "GET /administrador/nomina-lote/:id/hoja/:hojaId/document": "shown",
  // A letter that the caller has just written, with facts that the office lists anyway.
  "POST /administrador/documento-plantilla/previa": "shown",
  "GET /get-worker-image/:id": "shown",
  "GET /foto/:nombre": "by token",
  "GET /logotipo/:nombre": "by token",
  "GET /proyecto-imagen/:nombre": "by token",
  "GET /calendario/:token": "by token",
  "POST /inspeccion/descargar": "by token",
  "POST /denuncia-by-uuid/documento/abrir": "by token",
  "GET /caso-denuncia/:id/documento/:documentoId": "by token",
};
