/** An occupation and the schedule that goes with it. */
export type Post = {
  /** Masculine and feminine form. */
  puesto: { H: string; M: string };
  nombre_departamento_trabajador: string;
  /** Code of the schedule; OFI also has the summer hours. */
  horario: string;
  mayTelework?: true;
};

const nursing = "Enfermería";
const attention = "Atención al paciente";

/** Occupations of the clinic. */
export const posts = {
  director: office({ H: "Director de operaciones", M: "Directora de operaciones" }, "Dirección"),
  attentionLead: office(
    { H: "Responsable de atención al paciente", M: "Responsable de atención al paciente" },
    attention,
  ),
  attentionAgent: office({ H: "Gestor de citas", M: "Gestora de citas" }, attention),
  attentionPartTime: post({ H: "Gestor de citas", M: "Gestora de citas" }, attention, "PAR"),
  reception: post({ H: "Recepcionista", M: "Recepcionista" }, attention, "ALT"),
  people: office(
    { H: "Técnico de recursos humanos", M: "Técnica de recursos humanos" },
    "Recursos Humanos",
  ),
  administration: office({ H: "Administrativo", M: "Administrativa" }, "Administración"),
  informatics: office({ H: "Técnico de sistemas", M: "Técnica de sistemas" }, "Informática"),
  centreLead: office({ H: "Responsable de centro", M: "Responsable de centro" }, "Dirección"),
  shiftLead: office({ H: "Coordinador de turnos", M: "Coordinadora de turnos" }, nursing),
  nurseLead: post(
    { H: "Supervisor de enfermería", M: "Supervisora de enfermería" },
    nursing,
    "MAN",
  ),
  nurseMorning: post({ H: "Enfermero", M: "Enfermera" }, nursing, "MAN"),
  nurseAfternoon: post({ H: "Enfermero", M: "Enfermera" }, nursing, "TAR"),
  nurseNight: post({ H: "Enfermero", M: "Enfermera" }, nursing, "NOC"),
  nurseCycle: post({ H: "Enfermero", M: "Enfermera" }, nursing, "CIC"),
  doctor: post({ H: "Médico", M: "Médica" }, "Medicina general", "ALT"),
  physiotherapist: post({ H: "Fisioterapeuta", M: "Fisioterapeuta" }, "Fisioterapia", "TAR"),
  laboratory: post(
    { H: "Técnico de laboratorio", M: "Técnica de laboratorio" },
    "Laboratorio",
    "MAN",
  ),
  orderly: post({ H: "Celador", M: "Celadora" }, "Servicios generales", "FIN"),
  cleaning: post(
    { H: "Operario de limpieza", M: "Operaria de limpieza" },
    "Servicios generales",
    "PTA",
  ),
  pharmacy: post({ H: "Farmacéutico", M: "Farmacéutica" }, "Farmacia", "MAN"),
  maintenance: post(
    { H: "Técnico de mantenimiento", M: "Técnica de mantenimiento" },
    "Servicios generales",
    "ALT",
  ),
} satisfies Record<string, Post>;

export type PostKey = keyof typeof posts;

function post(puesto: Post["puesto"], department: string, horario: string): Post {
  return { puesto, nombre_departamento_trabajador: department, horario };
}

function office(puesto: Post["puesto"], department: string): Post {
  return { ...post(puesto, department, "OFI"), mayTelework: true };
}
