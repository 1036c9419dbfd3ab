import type { FullName, Person, Roles } from "./people.ts";
import type { PostKey } from "./posts.ts";

/** A person of the demo company who is somebody in particular. */
export type Role = FullName & {
  key: string;
  post: PostKey;
  centro: "MAD" | "BCN" | "LPA";
  /** Keys of who supervises them. */
  supervisors: readonly string[];
  roles?: Roles;
  /** Before the @ of the address; first.family without it. */
  mailbox?: string;
  idioma?: Person["idioma_trabajador"];
};

/** The people that README.md, the journeys and the pictures know by name. */
export const cast: readonly Role[] = [
  {
    key: "elena",
    ...woman("Elena", "Navarro", "Prieto"),
    post: "director",
    centro: "MAD",
    supervisors: [],
    roles: { permiso_supervisor: true },
    mailbox: "elena",
  },
  {
    key: "marcos",
    ...man("Marcos", "Herrero", "Vidal"),
    post: "attentionLead",
    centro: "MAD",
    supervisors: ["elena"],
    roles: { permiso_supervisor: true, supervisor_bolsa_horas: true },
    mailbox: "marcos",
  },
  {
    key: "ines",
    ...woman("Inés", "Ortega", "Blasco"),
    post: "shiftLead",
    centro: "MAD",
    supervisors: ["elena"],
    roles: { permiso_supervisor: true, permiso_gestor_turnos: true },
    mailbox: "ines",
  },
  {
    key: "admin",
    ...woman("Adriana", "Ruiz", "Montero"),
    post: "administration",
    centro: "MAD",
    supervisors: ["elena"],
    roles: { administrador: true, gestor_instalacion: true },
    mailbox: "admin",
  },
  {
    key: "lucia",
    ...woman("Lucía", "García", "Romero"),
    post: "attentionAgent",
    centro: "MAD",
    supervisors: ["marcos", "elena"],
    mailbox: "lucia",
  },
  {
    key: "nuevo",
    ...man("Nicolás", "Peña", "Suárez"),
    post: "attentionAgent",
    centro: "MAD",
    supervisors: ["marcos"],
    mailbox: "nuevo",
  },
  {
    key: "hugo",
    ...man("Hugo", "Molina", "Sáez"),
    post: "attentionAgent",
    centro: "MAD",
    supervisors: ["marcos", "elena"],
  },
  {
    key: "carmen",
    ...woman("Carmen", "Soler", "Ibáñez"),
    post: "attentionPartTime",
    centro: "MAD",
    supervisors: ["marcos"],
  },
  {
    key: "joao",
    ...man("João", "Ferreira", "Nunes"),
    post: "informatics",
    centro: "MAD",
    supervisors: ["marcos"],
    idioma: "pt",
  },
  {
    key: "rosa",
    ...woman("Rosa", "Iglesias", "Núñez"),
    post: "people",
    centro: "MAD",
    supervisors: ["elena"],
    roles: { gestor_denuncias: true },
  },
  {
    key: "pilar",
    ...woman("Pilar", "Santamaría", "Gil"),
    post: "nurseLead",
    centro: "MAD",
    supervisors: ["elena"],
    roles: { permiso_supervisor: true, gestor_denuncias: true },
    mailbox: "pilar",
  },
  {
    key: "jordi",
    ...man("Jordi", "Ferrer", "Puig"),
    post: "centreLead",
    centro: "BCN",
    supervisors: ["elena"],
    roles: { permiso_supervisor: true },
  },
  {
    key: "idaira",
    ...woman("Idaira", "Santana", "Quintana"),
    post: "centreLead",
    centro: "LPA",
    supervisors: ["elena"],
    roles: { permiso_supervisor: true },
  },
  {
    key: "camille",
    ...woman("Camille", "Laurent", "Dubois"),
    post: "reception",
    centro: "BCN",
    supervisors: ["jordi"],
    idioma: "fr",
  },
  {
    key: "emma",
    ...woman("Emma", "Wilson", "Clarke"),
    post: "administration",
    centro: "LPA",
    supervisors: ["idaira"],
    idioma: "en",
  },
];

/** Further staff: number, centre, post and supervisor. */
export const crowd: ReadonlyArray<
  Pick<Role, "post" | "centro" | "supervisors"> & { count: number }
> = [
  { count: 3, post: "reception", centro: "MAD", supervisors: ["marcos"] },
  { count: 8, post: "nurseCycle", centro: "MAD", supervisors: ["pilar", "ines"] },
  { count: 4, post: "nurseNight", centro: "MAD", supervisors: ["ines"] },
  { count: 3, post: "nurseMorning", centro: "MAD", supervisors: ["pilar"] },
  { count: 3, post: "doctor", centro: "MAD", supervisors: ["elena"] },
  { count: 2, post: "physiotherapist", centro: "MAD", supervisors: ["pilar"] },
  { count: 2, post: "laboratory", centro: "MAD", supervisors: ["pilar"] },
  { count: 2, post: "orderly", centro: "MAD", supervisors: ["ines"] },
  { count: 2, post: "cleaning", centro: "MAD", supervisors: ["ines"] },
  { count: 1, post: "pharmacy", centro: "MAD", supervisors: ["pilar"] },
  { count: 1, post: "maintenance", centro: "MAD", supervisors: ["ines"] },
  { count: 3, post: "nurseCycle", centro: "BCN", supervisors: ["jordi", "ines"] },
  { count: 2, post: "nurseMorning", centro: "BCN", supervisors: ["jordi"] },
  { count: 2, post: "nurseAfternoon", centro: "BCN", supervisors: ["jordi"] },
  { count: 1, post: "attentionPartTime", centro: "BCN", supervisors: ["jordi"] },
  { count: 1, post: "administration", centro: "BCN", supervisors: ["jordi"] },
  { count: 2, post: "nurseCycle", centro: "LPA", supervisors: ["idaira", "ines"] },
  { count: 1, post: "nurseNight", centro: "LPA", supervisors: ["idaira"] },
  { count: 1, post: "nurseMorning", centro: "LPA", supervisors: ["idaira"] },
  { count: 1, post: "reception", centro: "LPA", supervisors: ["idaira"] },
];

function woman(nombre: string, apellido1: string, apellido2: string): FullName {
  return { nombre, apellido1, apellido2, sexo: "M" };
}

function man(nombre: string, apellido1: string, apellido2: string): FullName {
  return { nombre, apellido1, apellido2, sexo: "H" };
}
