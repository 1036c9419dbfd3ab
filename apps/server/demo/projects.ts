import { addDays } from "../src/lib/calendar/dates.ts";

import type { Window } from "./window.ts";

type DemoActivity = {
  nombre: string;
  requiere_aprobacion: boolean;
  presupuesto_minutos: number | null;
  partes: ReadonlyArray<keyof typeof demoParts>;
};

/** A project of the demo: people in charge and workers by the keys of the cast. */
export type DemoProject = {
  codigo: string;
  nombre: string;
  descripcion: string;
  estado: "activo" | "inactivo";
  fecha_inicio: string;
  fecha_fin: string | null;
  presupuesto_minutos: number | null;
  /** Everybody, or the people whom the first one in charge supervises. */
  todos_trabajadores: boolean;
  responsables: readonly string[];
  actividades: readonly DemoActivity[];
};

/** Fields that activities of the demo ask for. */
export const demoParts = {
  "Kilómetros recorridos": { tipo: "numero", obligatorio: true, opciones: [] },
  Sala: {
    tipo: "opcion",
    obligatorio: false,
    opciones: ["Recepción", "Consultas externas", "Archivo clínico"],
  },
  "Notas del turno": { tipo: "texto", obligatorio: false, opciones: [] },
} as const;

const hour = 60;

/** Four projects: under way twice, not begun, and closed. */
export function demoProjects({ today }: Window): DemoProject[] {
  return [
    {
      codigo: "ACO",
      nombre: "Acogida de pacientes",
      descripcion: "Nuevo circuito de recepción y citas en el centro de Madrid.",
      estado: "activo",
      fecha_inicio: addDays(today, -150),
      fecha_fin: addDays(today, 120),
      presupuesto_minutos: 2400 * hour,
      todos_trabajadores: false,
      responsables: ["marcos", "elena"],
      actividades: [
        {
          nombre: "Atención en mostrador",
          requiere_aprobacion: true,
          presupuesto_minutos: 1600 * hour,
          partes: ["Sala", "Notas del turno"],
        },
        {
          nombre: "Formación",
          requiere_aprobacion: false,
          presupuesto_minutos: 300 * hour,
          partes: [],
        },
        {
          nombre: "Desplazamientos",
          requiere_aprobacion: true,
          presupuesto_minutos: null,
          partes: ["Kilómetros recorridos"],
        },
      ],
    },
    {
      codigo: "HCE",
      nombre: "Historia clínica electrónica",
      descripcion: "Puesta en marcha de la historia clínica en los tres centros.",
      estado: "activo",
      fecha_inicio: addDays(today, -220),
      fecha_fin: null,
      presupuesto_minutos: 900 * hour,
      todos_trabajadores: true,
      responsables: ["marcos"],
      actividades: [],
    },
    {
      codigo: "VAC",
      nombre: "Campaña de vacunación",
      descripcion: "Preparación y turnos de la próxima campaña.",
      estado: "activo",
      fecha_inicio: addDays(today, 21),
      fecha_fin: addDays(today, 110),
      presupuesto_minutos: 600 * hour,
      todos_trabajadores: false,
      responsables: ["marcos", "ines"],
      actividades: [
        {
          nombre: "Vacunación",
          requiere_aprobacion: true,
          presupuesto_minutos: 500 * hour,
          partes: ["Sala"],
        },
      ],
    },
    {
      codigo: "ARC",
      nombre: "Traslado del archivo",
      descripcion: "Inventario y traslado del archivo en papel.",
      estado: "inactivo",
      fecha_inicio: addDays(today, -200),
      fecha_fin: addDays(today, -40),
      presupuesto_minutos: 200 * hour,
      todos_trabajadores: false,
      responsables: ["marcos"],
      actividades: [
        {
          nombre: "Inventario",
          requiere_aprobacion: true,
          presupuesto_minutos: 120 * hour,
          partes: [],
        },
      ],
    },
  ];
}
