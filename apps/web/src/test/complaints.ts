import type { ComplaintCase } from "@atrio/contract/complaints/cases";

/** A received anonymous report as a handler sees it, changed as a test needs it. */
export function caseOf(changes: Partial<ComplaintCase> = {}): ComplaintCase {
  return {
    id: "3f2b8a52-97e2-4f0d-9c3e-1d7a9d3a0001",
    anonima: true,
    fecha_creacion: "2026-11-10",
    estado: "recibida",
    ultima_respuesta: null,
    fecha_acuse: null,
    fecha_decision: null,
    fecha_investigacion: null,
    prorrogada: null,
    reunion_pedida: null,
    reunion_celebrada: null,
    fecha_conclusion: null,
    resultado: null,
    sellada: null,
    titulo: "Comisiones en almacén",
    tipo: "soborno",
    trabajador_id: null,
    nombre_completo: null,
    instructor_id: null,
    sin_contestar: 0,
    plazos: {
      acuse_naturales: "2026-12-17",
      acuse_habiles: "2026-12-19",
      acuse: "2026-12-17",
      reunion: null,
      conclusion: "2027-02-10",
      borrado: "2027-02-10",
      vence: "2026-12-17",
      vencido: false,
    },
    descripcion: "El encargado cobra por cada pedido.",
    mensajes: [],
    notas: [],
    documentos: [],
    lectores: ["3f2b8a52-97e2-4f0d-9c3e-1d7a9d3a00a1"],
    can: ["acusar", "decidir", "escribir", "anotar"],
    ...changes,
  };
}
