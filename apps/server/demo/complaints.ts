import type { ComplaintType } from "@atrio/contract/complaints/states";

/** Passphrase of the demo's handlers, and its recovery key as printed; README.md names both. */
export const MAILBOX_PASSPHRASE = "gato farola nieve tambor";
export const MAILBOX_RECOVERY_KEY = Array.from(
  { length: 8 },
  (_, index) => `0D3E0${index + 1}C4`,
).join("-");

/** A step of a report's course, that many days ago: the reporter writes, the handler does the rest. */
export type CourseStep = { daysAgo: number } & (
  | { does: "write" | "answer" | "note" | "admit"; texto: string }
  | { does: "acknowledge" | "assign" }
);

/** A report of the demo with what happened since. */
export type DemoReport = {
  /** Code that opens it. */
  uuid: string;
  /** Key of the cast who signed it; null is anonymous. */
  author: string | null;
  daysAgo: number;
  titulo: string;
  descripcion: string;
  tipo: ComplaintType;
  course: readonly CourseStep[];
};

/** A fresh anonymous report and a named one that is being investigated. */
export const demoReports: readonly DemoReport[] = [
  {
    uuid: "5a0c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3",
    author: null,
    daysAgo: 5,
    titulo: "Regalos de un proveedor a cambio de pedidos",
    descripcion:
      "Desde hace meses una persona de compras recibe regalos de un proveedor de material sanitario.\n\n" +
      "Los pedidos a ese proveedor han subido mucho y nadie pide ya otros presupuestos. Lo he visto dos veces en el almacén.",
    tipo: "soborno",
    course: [
      {
        daysAgo: 2,
        does: "write",
        texto: "He encontrado dos albaranes del mismo día por el mismo material.",
      },
    ],
  },
  {
    uuid: "6b1d2e3f-4051-4b6c-9d7e-8f90a1b2c3d4",
    author: "hugo",
    daysAgo: 40,
    titulo: "Comentarios humillantes en el turno de tarde",
    descripcion:
      "Una persona del turno de tarde ridiculiza a dos compañeras delante de los pacientes.\n\n" +
      "Ocurre casi cada semana. Hay más gente que lo ha presenciado.",
    tipo: "acoso_moral",
    course: [
      { daysAgo: 38, does: "acknowledge" },
      {
        daysAgo: 36,
        does: "admit",
        texto: "Los hechos descritos pueden ser acoso moral: se admite y se investigará.",
      },
      { daysAgo: 35, does: "assign" },
      {
        daysAgo: 30,
        does: "answer",
        texto: "¿Puedes decirnos en qué fechas lo presenciaste y quién más estaba?",
      },
      {
        daysAgo: 28,
        does: "write",
        texto: "Los martes 6 y 13, en la sala de curas. Estaban también dos auxiliares.",
      },
      {
        daysAgo: 21,
        does: "note",
        texto: "Entrevistadas las dos auxiliares por separado: las versiones coinciden.",
      },
    ],
  },
];
