import type { CaseAction } from "@atrio/contract/complaints/cases";
import type { ComplaintState } from "@atrio/contract/complaints/states";

/** State and dates of a case on which its steps and terms depend; `YYYY-MM-DD`. */
export type CaseFacts = {
  estado: ComplaintState;
  fecha_creacion: string;
  ultimo_contenido: string;
  ultima_respuesta: string | null;
  fecha_acuse: string | null;
  fecha_decision: string | null;
  prorrogada: string | null;
  reunion_pedida: string | null;
  reunion_celebrada: string | null;
  fecha_conclusion: string | null;
  /** Day from which no handler reads it any more. */
  sellada: string | null;
};

/** Steps of a reporter. */
export type ReporterAction = "editar" | "borrar" | "escribir" | "pedir_reunion" | "responder_acta";

type Rule = { states: readonly ComplaintState[]; when?: (facts: CaseFacts) => boolean };

const all: readonly ComplaintState[] = [
  "recibida",
  "admitida",
  "no_admitida",
  "en_investigacion",
  "concluida",
];
const open: readonly ComplaintState[] = ["recibida", "admitida", "en_investigacion"];

/** Steps of the handlers by state (Rule COMPLAINTS-10). */
const handlerRules: Record<CaseAction, Rule> = {
  acusar: { states: ["recibida"], when: ({ fecha_acuse }) => fecha_acuse === null },
  decidir: { states: ["recibida"] },
  asignar: { states: ["admitida", "en_investigacion"] },
  escribir: { states: open },
  anotar: { states: all },
  levantar_acta: {
    states: open,
    when: ({ reunion_pedida, reunion_celebrada }) =>
      reunion_pedida !== null && reunion_celebrada === null,
  },
  prorrogar: {
    states: ["admitida", "en_investigacion"],
    when: ({ prorrogada }) => prorrogada === null,
  },
  concluir: { states: ["en_investigacion"] },
};

const isPending = ({ fecha_acuse, ultima_respuesta }: CaseFacts): boolean =>
  fecha_acuse === null && ultima_respuesta === null;

/** Steps of the reporter by state (Rules COMPLAINTS-8, COMPLAINTS-10). */
const reporterRules: Record<ReporterAction, Rule> = {
  editar: { states: ["recibida"], when: isPending },
  borrar: { states: ["recibida"], when: isPending },
  escribir: { states: ["recibida", "admitida", "no_admitida", "en_investigacion"] },
  pedir_reunion: { states: open, when: ({ reunion_pedida }) => reunion_pedida === null },
  responder_acta: { states: open, when: ({ reunion_celebrada }) => reunion_celebrada !== null },
};

function applies({ states, when }: Rule, facts: CaseFacts): boolean {
  return states.includes(facts.estado) && (when === undefined || when(facts));
}

/** True if a handler who reads the case may take the step now. */
export function handlerMay(action: CaseAction, facts: CaseFacts): boolean {
  return applies(handlerRules[action], facts);
}

/** True if the reporter may take the step now; nobody would read more of a sealed report (Rule COMPLAINTS-24). */
export function reporterMay(action: ReporterAction, facts: CaseFacts): boolean {
  return (facts.sellada === null || action === "borrar") && applies(reporterRules[action], facts);
}
