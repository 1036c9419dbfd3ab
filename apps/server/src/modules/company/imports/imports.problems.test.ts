import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { imports as es } from "@atrio/i18n/es/company/imports";

import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";
import { writeWorkbook } from "../../../lib/files/xlsx.ts";
import { createCompany } from "../settings/creation/creation.service.ts";

import { MOST_ROWS } from "./files/files.rules.ts";
import type { ImportFile } from "./files/files.service.ts";
import { applyImport, previewImport } from "./imports.service.ts";
import type { ImportReport } from "./imports.service.ts";

let t: TestApp;
let companyId = 0;
let otherId = 0;

const file = (name: string, text: string): ImportFile => ({ name, data: Buffer.from(text) });
const company = (slug: string) =>
  createCompany(t.ctx, {
    slug,
    nombre: slug,
    cif: null,
    idioma: "es",
    zona_horaria: "Europe/Madrid",
    modulos: [],
    administrador: null,
  });

const WORKERS = "Código;Nombre;Primer apellido;NIF;Correo electrónico;Fecha de alta;Supervisor\n";
const MARCOS = "2;Marcos;Vega;00000001R;marcos@sol.test;08/01/2024;sí\n";

// There already: Marcos in both companies, Elena here, somebody else over there.
beforeAll(async () => {
  t = await startTestApp();
  companyId = (await company("sol"))?.empresa_id ?? 0;
  otherId = (await company("luna"))?.empresa_id ?? 0;
  const here = `${WORKERS}${MARCOS}3;Elena;Ríos;00000002W;elena@sol.test;08/01/2024;no\n`;
  const there = `${WORKERS}${MARCOS}9;Otra;Persona;;otra@luna.test;08/01/2024;no\n`;
  await applyImport(t.ctx, companyId, [file("trabajadores.csv", here)]);
  await applyImport(t.ctx, otherId, [file("trabajadores.csv", there)]);
  await t.sql(
    `insert into saldo_anyo_cerrado (empresa_id, anyo, cerrado_en, cerrado_por)
     select empresa_id, 2025, now(), min(id) from trabajador where empresa_id = $1 group by 1`,
    [companyId],
  );
  await applyImport(t.ctx, companyId, parts("Litros;número;;"));
});

afterAll(() => t.stop());

const report = (...files: ImportFile[]): Promise<ImportReport> =>
  previewImport(t.ctx, companyId, files);

const workers = (row: string) => [file("trabajadores.csv", `${WORKERS}${row}\n`)];
const worker = (more: string, cell: string) => [
  file(
    "trabajadores.csv",
    `codigo;nombre;apellido1;email;fecha_alta;${more}\n1;Lucía;Gómez;lucia@sol.test;08/01/2024;${cell}\n`,
  ),
];
const centres = (...rows: string[]) => [
  file("centros.csv", ["codigo;nombre;zona;calendario;ip", ...rows].join("\n")),
];
const schedules = (...rows: string[]) => [
  file(
    "horarios.csv",
    ["codigo;nombre;semanas;semana;dias;inicio;fin;tolerancia", ...rows].join("\n"),
  ),
];
const supervisions = (...rows: string[]) => [
  file("supervisores.csv", ["supervisor;supervisado;desde;hasta", ...rows].join("\n")),
];
const areas = (row: string) => [
  ...centres("C1;Tienda;;;"),
  file("areas.csv", ["area;centro;trabajadores;gestores", "", row].join("\n")),
];
const parts = (row: string) => [file("partes.csv", `parte;tipo;obligatorio;opciones\n${row}\n`)];
const projects = (row: string) => [
  file("proyectos.csv", `codigo;nombre;todos;trabajadores;responsables\n${row}\n`),
];
const activities = (row: string) => [
  ...projects("P1;Reforma;;;"),
  file("actividades.csv", ["proyecto;actividad;partes", "", row].join("\n")),
];
const openings = (row: string) => [
  ...workers("1;Lucía;Gómez;;lucia@sol.test;08/01/2024;"),
  file("saldos.csv", `trabajador;saldo;ano;disponible\n${row}\n`),
];
const grants = (row: string) => [
  file("reglas.csv", `saldo;desde_ano;cantidad;unidad;arrastre;arrastre_hasta\n${row}\n`),
];
const holidays = (row: string) => [file("festivos.csv", `calendario;fecha;tipo;nombre\n${row}\n`)];

type Expected = { line: number | null; column: string | null; value: string | null };
const at = (
  line: number | null,
  column: string | null = null,
  value: string | null = null,
): Expected => ({
  line,
  column,
  value,
});

/** Problems of imports in the office, which depend on who imports (Rule COMPANY-68). */
type OfficeProblem = "access_elsewhere" | "owner_only" | "own_access" | "table_role";

/** Each code with files that have just that problem, and where it is told to be. */
const cases: Record<
  Exclude<keyof typeof es.problems, OfficeProblem>,
  [() => ImportFile[], Expected]
> = {
  required: [() => workers("1;;Gómez;;lucia@sol.test;08/01/2024;"), at(2, "Nombre")],
  too_long: [() => centres(`${"C".repeat(41)};Tienda;;;`), at(2, "codigo", "C".repeat(41))],
  control_character: [() => centres("C1;Tien\u0007da;;;"), at(2, "nombre", "Tien\u0007da")],
  formula: [() => centres("C1;=CMD();;;"), at(2, "nombre", "=CMD()")],
  date: [
    () => workers("1;Lucía;Gómez;;lucia@sol.test;31/02/2026;"),
    at(2, "Fecha de alta", "31/02/2026"),
  ],
  time: [() => schedules("H1;Día;;;L;8.30;16:00;"), at(2, "inicio", "8.30")],
  number: [() => schedules("H1;Día;;;L;08:00;16:00;999"), at(2, "tolerancia", "999")],
  flag: [() => worker("administrador", "quizá"), at(2, "administrador", "quizá")],
  language: [() => worker("idioma", "klingon"), at(2, "idioma", "klingon")],
  sex: [() => worker("sexo", "?"), at(2, "sexo", "?")],
  too_many_local: [
    () => holidays("V;01/03/2027;local;A\nV;02/03/2027;local;B\nV;03/03/2027;local;C"),
    at(4, "tipo", "local"),
  ],
  too_many_holidays: [
    () =>
      holidays(
        Array.from({ length: 15 }, (_, index) => `V;${10 + index}/03/2027;nacional;Fiesta`).join(
          "\n",
        ),
      ),
    at(16, "fecha", "24/03/2027"),
  ],
  holiday_type: [() => holidays("Sevilla;01/01/2027;mundial;Año Nuevo"), at(2, "tipo", "mundial")],
  days: [() => schedules("H1;Día;;;diario;08:00;16:00;"), at(2, "dias", "diario")],
  zone: [() => centres("C1;Tienda;Marte/Norte;;"), at(2, "zona", "Marte/Norte")],
  network: [() => centres("C1;Tienda;;;10.0.0.0/99"), at(2, "ip", "10.0.0.0/99")],
  nif: [
    () => workers("1;Lucía;Gómez;12345678A;lucia@sol.test;08/01/2024;"),
    at(2, "NIF", "12345678A"),
  ],
  email: [
    () => workers("1;Lucía;Gómez;;lucia.sol.test;08/01/2024;"),
    at(2, "Correo electrónico", "lucia.sol.test"),
  ],
  phone: [() => worker("telefono", "no tiene"), at(2, "telefono", "no tiene")],
  amount: [() => openings("lucia@sol.test;vacaciones;2026;muchos"), at(2, "disponible", "muchos")],
  balance_kind: [() => openings("lucia@sol.test;siestas;2026;4"), at(2, "saldo", "siestas")],
  leave_unit: [() => grants("vacaciones;2026;30;semanas;;"), at(2, "unidad", "semanas")],
  month_day: [() => grants("vacaciones;2026;30;;5;29/02"), at(2, "arrastre_hasta", "29/02")],
  unit_misfit: [
    () => grants("horas retribuidas;2026;16;laborables;;"),
    at(2, "unidad", "laborables"),
  ],
  unit_differs: [
    () => grants("vacaciones;2026;30;naturales;;\nvacaciones;2027;23;laborables;;"),
    at(3, "unidad", "laborables"),
  ],
  year_locked: [() => grants("vacaciones;2025;30;;;"), at(2, "desde_ano", "2025")],
  duplicate: [() => centres("C1;Tienda;;;", "", "C1;Otra;;;"), at(4, "codigo", "C1")],
  unknown_calendar: [() => centres("C1;Tienda;;Sevilla;"), at(2, "calendario", "Sevilla")],
  unknown_centre: [() => worker("centro", "C9"), at(2, "centro", "C9")],
  unknown_schedule: [() => worker("horario", "H9"), at(2, "horario", "H9")],
  unknown_worker: [
    () => supervisions("2;nadie@sol.test;;"),
    at(2, "supervisado", "nadie@sol.test"),
  ],
  end_before_start: [() => supervisions("2;3;01/02/2026;01/01/2026"), at(2, "hasta", "01/01/2026")],
  birth_after_hire: [
    () => worker("fecha_nacimiento", "09/01/2024"),
    at(2, "fecha_nacimiento", "09/01/2024"),
  ],
  week_over_cycle: [() => schedules("H1;Día;2;3;L;08:00;16:00;"), at(2, "semana", "3")],
  stretch_overlap: [
    () => schedules("H1;Día;;;L-V;22:00;06:00;", "H1;;;;martes;05:00;09:00;"),
    at(3, "inicio", "05:00"),
  ],
  schedule_differs: [
    () => schedules("H1;Día;;;L;08:00;16:00;", "H1;Noche;;;M;08:00;16:00;"),
    at(3, "nombre", "Noche"),
  ],
  nif_taken: [
    () => workers("2;Marcos;Vega;00000002W;marcos@sol.test;08/01/2024;sí"),
    at(2, "NIF", "00000002W"),
  ],
  email_taken: [
    () => workers("2;Marcos;Vega;;elena@sol.test;08/01/2024;sí"),
    at(2, "Correo electrónico", "elena@sol.test"),
  ],
  email_in_use: [
    () => workers("3;Elena;Ríos;;otra@luna.test;08/01/2024;"),
    at(2, "Correo electrónico", "otra@luna.test"),
  ],
  email_shared: [
    () => workers("2;Marcos;Vega;;nuevo@sol.test;08/01/2024;sí"),
    at(2, "Correo electrónico", "nuevo@sol.test"),
  ],
  self_supervision: [
    () => supervisions("2;marcos@sol.test;;"),
    at(2, "supervisado", "marcos@sol.test"),
  ],
  not_supervisor: [() => supervisions("3;2;;"), at(2, "supervisor", "3")],
  unknown_person: [
    () => areas("Planta;C1;2, nadie@sol.test;"),
    at(3, "trabajadores", "2, nadie@sol.test"),
  ],
  not_shift_manager: [() => areas("Planta;C1;;3"), at(3, "gestores", "3")],
  not_in_charge: [() => projects("P1;Reforma;;;3"), at(2, "responsables", "3")],
  all_and_list: [() => projects("P1;Reforma;sí;3;2"), at(2, "trabajadores", "3")],
  unknown_project: [() => activities("P2;Obra;"), at(3, "proyecto", "P2")],
  unknown_part: [() => activities("P1;Obra;Kilos"), at(3, "partes", "Kilos")],
  part_kind: [() => parts("Kilos;color;;"), at(2, "tipo", "color")],
  part_options: [() => parts("Turno;opción;;mañana"), at(2, "opciones", "mañana")],
  part_kind_stays: [() => parts("Litros;texto;;"), at(2, "tipo", "texto")],
  supervision_overlap: [
    () => supervisions("2;3;01/01/2026;", "2;3;01/02/2026;"),
    at(3, "supervisado", "3"),
  ],
  too_many_cells: [() => centres("C1;Tienda;;;;sobra"), at(2, null, "sobra")],
  file_too_large: [
    () => [{ name: "centros.csv", data: Buffer.alloc(5 * 1024 * 1024 + 1, "a") }],
    at(null),
  ],
  too_many_rows: [
    () => [file("centros.csv", `codigo;nombre\n${"C;T\n".repeat(MOST_ROWS + 1)}`)],
    at(1),
  ],
  file_type: [() => [file("centros.xls", "\u00D0\u00CF\u0011\u00E0")], at(null)],
  file_empty: [() => [file("centros.csv", "\n\n")], at(null)],
  file_broken: [() => [file("empresa.xlsx", "PK y nada más")], at(null)],
  csv_quotes: [() => [file("centros.csv", 'codigo;nombre\nC1;"Tienda\nC2;b\n')], at(2)],
  unknown_table: [() => [file("datos.csv", "a;b;c\n1;2;3\n")], at(1)],
  missing_column: [() => [file("centros.csv", "codigo;zona\nC1;Europe/Madrid\n")], at(1)],
  repeated_column: [() => [file("centros.csv", "codigo;nombre;Name\nC1;a;b\n")], at(1)],
};

describe("each problem is told once, where it is, and nothing is imported", () => {
  test.each(Object.entries(cases))(
    "an import with a problem reports it where it is, and imports nothing: %s",
    async (code, [files, expected]) => {
      const { problems, applied } = await report(...files());
      expect(problems.map((one) => one.code)).toEqual([code]);
      expect(problems[0]).toMatchObject(expected);
      expect(applied).toBe(false);
    },
  );
});

describe("in the file's own terms", () => {
  test("a problem names sheet, line and heading of a workbook", async () => {
    const data = await writeWorkbook([
      { sheet: "Notas", rows: [["lo que sea"]] },
      {
        sheet: "Work centres",
        rows: [
          ["Code", "Name", "Time zone"],
          ["", "", ""],
          ["C1", "Shop", "Madrid"],
        ],
      },
    ]);
    const { problems, notices } = await report({ name: "empresa.xlsx", data });
    expect(problems).toEqual([
      {
        file: "empresa.xlsx",
        sheet: "Work centres",
        line: 3,
        column: "Time zone",
        value: "Madrid",
        code: "zone",
        params: {},
      },
    ]);
    expect(notices).toMatchObject([{ code: "unknown_sheet", name: "Notas" }]);
  });

  test("an import reports all problems of all files at once, without consequential errors", async () => {
    const { problems } = await report(
      ...centres("C1;Tienda;Marte;;"),
      ...worker("centro", "C1"),
      ...supervisions("2;lucia@sol.test;;", "2;1;;", "2;7;;"),
    );
    expect(problems.map((one) => [one.file, one.line, one.code])).toEqual([
      ["centros.csv", 2, "zone"],
      ["supervisores.csv", 3, "supervision_overlap"],
      ["supervisores.csv", 4, "unknown_worker"],
    ]);
  });

  test("unknown columns of an import are left out and reported", async () => {
    const { problems, notices } = await report(
      file("centros.csv", "codigo;nombre;color\nC1;Tienda;azul\n"),
    );
    expect(problems).toEqual([]);
    expect(notices).toMatchObject([
      { file: "centros.csv", sheet: null, line: 1, code: "unknown_column", name: "color" },
    ]);
  });
});

describe("tables are recognised", () => {
  test.each([
    ["plantilla 2026.csv", "codigo;nombre;apellido1;email;fecha_alta\n", "trabajadores"],
    ["Employees.csv", "Employee number,First name,Last name,E-mail,Hire date\n", "trabajadores"],
    ["salaries.csv", "Code;Prénom;Nom;Courriel;Date d'embauche\n", "trabajadores"],
    ["export(3).csv", "Código;Nome;Apelido;E-mail;Data de admissão\n", "trabajadores"],
  ])("recognises tables of an import: %s", async (name, heading) => {
    const row = heading.includes(",")
      ? "7,Ana,Paz,ana@sol.test,01/02/2026"
      : "7;Ana;Paz;ana@sol.test;01/02/2026";
    const { problems, tables } = await report(file(name, `${heading}${row}\n`));
    expect(problems).toEqual([]);
    expect(tables).toMatchObject([{ table: "trabajadores", new: 1 }]);
  });
});
