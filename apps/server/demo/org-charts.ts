import type { Company } from "./company.ts";
import type { Person } from "./people.ts";

/** A node of a demo chart; nodes of one key hang from the node with that key. */
export type ChartNode = {
  key: string;
  parent: string | null;
  /** The person's code; null for a unit. */
  codigo: string | null;
  nombre: string | null;
};

export type Chart = {
  nombre: string;
  descripcion: string;
  activo: boolean;
  nodes: readonly ChartNode[];
};

const top = "empresa";

const unit = (key: string, nombre: string, parent: string | null): ChartNode => ({
  key,
  parent,
  codigo: null,
  nombre,
});

const personUnder = (person: Person, parent: string): ChartNode => ({
  key: person.codigo,
  parent,
  codigo: person.codigo,
  nombre: null,
});

/** Superior of a person on a day: the first of the supervisors. */
function chiefOf(person: Person, today: string): string | undefined {
  const now = person.supervisores.find(
    ({ desde, hasta }) => desde <= today && (hasta === null || hasta > today),
  );
  return now?.codigo;
}

/** The whole company by who answers to whom. */
function byCommand(company: Company, today: string): ChartNode[] {
  const { personas, settings } = company;
  return [
    unit(top, settings.nombre, null),
    ...personas.map((person) => personUnder(person, chiefOf(person, today) ?? top)),
  ];
}

/** Units of one kind, with their people below the unit's head. */
function byUnit(company: Company, unitOf: (person: Person) => string): ChartNode[] {
  const units = Map.groupBy(company.personas, unitOf);
  return [
    unit(top, company.settings.nombre, null),
    ...[...units].flatMap(([nombre, people]) => {
      const leads = people.filter(({ roles }) => roles.permiso_supervisor === true);
      const [lead] = leads.length === 1 ? leads : [];
      const head = unit(`unidad ${nombre}`, nombre, top);
      return [
        head,
        ...people.map((person) =>
          personUnder(person, lead === undefined || person === lead ? head.key : lead.codigo),
        ),
      ];
    }),
  ];
}

/** A company's charts on a day: two that everybody sees, and one still being drawn. */
export function chartsOf(company: Company, today: string): Chart[] {
  const centres = new Map(company.centros.map(({ codigo, nombre }) => [codigo, nombre]));
  return [
    {
      nombre: "Toda la empresa",
      descripcion: "Quién depende de quién",
      activo: true,
      nodes: byCommand(company, today),
    },
    {
      nombre: "Por departamentos",
      descripcion: "Las personas de cada departamento",
      activo: true,
      nodes: byUnit(company, (person) => person.nombre_departamento_trabajador),
    },
    {
      nombre: "Por centros de trabajo",
      descripcion: "Propuesta para el próximo año, pendiente de aprobar",
      activo: false,
      nodes: byUnit(company, ({ centro }) => centres.get(centro) ?? centro),
    },
  ];
}
