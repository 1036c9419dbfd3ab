import { readdirSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";

import { cloneDatabase } from "../../test/database.ts";
import { payslipPages, payslipPaper } from "../../test/payslip-paper.ts";
import { readWorkbook } from "../lib/files/xlsx.ts";

import { runCompany } from "./company/run.ts";
import { runCommand } from "./run-command.ts";

const samples = join(import.meta.dirname, "../../../../docs/samples");

let folder: string;
let database: Awaited<ReturnType<typeof cloneDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrio-company-"));
  database = await cloneDatabase(inject("templateUrl"));
  vi.stubEnv("DATABASE_URL", database.url);
  vi.stubEnv("DATA_DIR", join(folder, "data"));
  vi.stubEnv("LOG_LEVEL", "warn");
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

type Outcome = { status: number; out: string; err: string };

/** Runs the command on a database of its own, with what it writes; `npm run company` itself is run in `commands.test`. */
async function company(...args: string[]): Promise<Outcome> {
  const written = { out: "", err: "" };
  const keep = (stream: "out" | "err") => (text: unknown) => {
    written[stream] += String(text);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(keep("out")),
    vi.spyOn(process.stderr, "write").mockImplementation(keep("err")),
  ];
  try {
    await runCommand("company", async () => runCompany(args));
    return { status: Number(process.exitCode), ...written };
  } finally {
    process.exitCode = undefined;
    for (const spy of spies) spy.mockRestore();
  }
}

/** The checkpoints of a company, oldest first, with the addresses that get them. */
async function checkpointsOf(slug: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `select p.motivo, e.correos_puntos_control as correos from punto_control p
     join empresa e using (empresa_id) where e.slug = $1 order by p.numero`,
    [slug],
  );
  await client.end();
  return rows;
}

/** Clock-in types and pauses of a company by name, with how their time counts. */
async function timeClassesOf(slug: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `select k.nombre, k.clase_tiempo from empresa e join (
       select empresa_id, nombre, clase_tiempo from fichador
       union all select empresa_id, nombre, clase_tiempo from parada) k using (empresa_id)
     where e.slug = $1 order by k.nombre`,
    [slug],
  );
  await client.end();
  return rows.map((row) => [row.nombre, row.clase_tiempo]);
}

async function fileOf(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

/** Logo, colour and clock-in types are set by their rules; what is refused is told with its remedy. */
async function expectLooks(): Promise<void> {
  const picture = join(folder, "logo.png");
  const drawn = { width: 200, height: 64, channels: 3 as const, background: "#123456" };
  await writeFile(picture, await sharp({ create: drawn }).png().toBuffer());
  const looks = ["set", "--empresa=sol", "--logo", picture];
  const faint = await company(...looks.slice(0, 2), "--color", "#ffcc00");
  expect([faint.status, faint.out]).toEqual([2, ""]);
  expect(faint.err).toMatch(/el contraste es 1,5 .* #[0-9a-f]{6} sí sirve/);
  const done = await company(
    ...looks,
    "--color",
    "#1D4F91",
    "--fichador",
    "Nave",
    "--parada=Café=si",
    "--silencio=21:00-07:00 1-3,5",
  );
  expect(done).toMatchObject({ status: 0, err: "" });
  expect(done.out).toContain("Guardado: color_marca = #1d4f91.");
  expect(done.out).toContain("Guardado: tipo de fichaje Nave.");
  expect(done.out).toContain("Guardado: silencio = 21:00-07:00 1,2,3,5.");
  const off = await company(
    "set",
    "--empresa=sol",
    "--quitar-fichador=nave",
    "--quitar-parada=Café",
  );
  expect(off).toMatchObject({ status: 0, err: "" });
  const missing = await company("set", "--empresa=sol", "--logo", join(folder, "nada.png"));
  expect([missing.status, missing.err]).toEqual([1, expect.stringContaining("nada.png no existe")]);
}

const sampleFiles = readdirSync(samples).map((name) => join(samples, name));

test("a company is made, imported, repeated and shown", async () => {
  expect((await company("list")).out).toContain("Todavía no hay ninguna empresa");
  const made = await company(
    ..."create --slug sol --cif B12345674 --modulos 3,101".split(" "),
    ..."--admin-email Rosario.Sol@panaderia-sol.test".split(" "),
    ..."--admin-nombre Rosario --admin-apellido1 Sol".split(" "),
    "--nombre=Panadería Sol",
  );
  expect(made).toMatchObject({ status: 0, err: "" });
  expect(made.out).toContain("Empresa «Panadería Sol» creada");
  expect(made.out).toMatch(/El tiempo se registra desde el \d{4}-\d\d-\d\d/);
  expect(made.out).toContain("AVISO: nadie recibe los puntos de control firmados");

  const approval = "--cambios-con-aprobacion";
  const set = await company("set", "--empresa=sol", approval, "si", "--aviso-sin-conexion=30");
  expect(set).toMatchObject({ status: 0, err: "" });
  expect(set.out).toContain("Guardado: cambios_con_aprobacion = sí.");
  expect(set.out).toContain("Guardado: aviso_sin_conexion_minutos = 30.");
  const kinds = "teletrabajo=disponibilidad,Médico=fuerza_mayor";
  const classes = await company("set", "--empresa=sol", "--clase-tiempo", kinds);
  expect(classes).toMatchObject({ status: 0, err: "" });
  expect(classes.out).toContain("Guardado: el tiempo de teletrabajo cuenta como disponibilidad.");
  const strange = await company("set", "--empresa=sol", "--clase-tiempo", "Guardia=ordinario");
  expect([strange.status, strange.out]).toEqual([2, ""]);
  expect(strange.err).toMatch(
    /ningún tipo de fichaje ni pausa Guardia\. Los que hay: .*Presencial/,
  );
  expect(await timeClassesOf("sol")).toEqual([
    ["Asuntos personales", "ordinario"],
    ["Comida", "ordinario"],
    ["Descanso", "ordinario"],
    ["Médico", "fuerza_mayor"],
    ["Presencial", "ordinario"],
    ["Teletrabajo", "disponibilidad"],
  ]);
  expect((await company("set", "--empresa", "sol", approval, "x")).status).toBe(2);
  await expectLooks();

  const preview = await company("import", "--empresa", "sol", ...sampleFiles);
  // Without a terminal nobody can be asked: nothing is done, and the hint says how.
  expect(preview).toMatchObject({ status: 1, err: "" });
  expect(preview.out).toMatch(/Trabajadores +nuevos 11 · cambian 1 · iguales 0/);
  expect(preview.out).toContain("repite la orden con --yes");
  expect((await company("show", "--empresa", "sol")).out).toMatch(/Trabajadores +1\n/);

  const done = await company("import", "--empresa", "sol", "--yes", ...sampleFiles);
  expect(done).toMatchObject({ status: 0, err: "" });
  expect(done.out).toContain("Importación terminada.");
  const again = await company("import", "--empresa", "sol", "--yes", ...sampleFiles);
  expect(again.out).toContain("No hay nada que cambiar");

  const shown = await company("show", "--empresa", "sol");
  expect(await checkpointsOf("sol")).toEqual([
    { motivo: "alta", correos: [] },
    { motivo: "importacion", correos: [] },
  ]);
  expect(shown.out).toMatch(/Registro desde +\d{4}-\d\d-\d\d\n/);
  expect(shown.out).toMatch(/Trabajadores +12\n +Supervisores +4\n/);
  expect((await company("list")).out).toContain("Panadería Sol");
}, 180_000);

test("a company is told who gets its checkpoints, and the first one is on its way", async () => {
  const create = ["create", "--slug", "faro", "--nombre=Faro"];
  const page = await company("create", "--slug", "paysheets", "--nombre=Faro");
  expect([page.status, page.out]).toEqual([2, ""]);
  expect(page.err).toContain("--slug es la dirección de una página");
  const wrong = await company(...create, "--correos-control", "nadie");
  expect([wrong.status, wrong.err]).toEqual([2, expect.stringContaining("--correos-control")]);
  const made = await company(...create, "--correos-control", "Comite@faro.test, a@gestoria.test");
  expect(made).toMatchObject({ status: 0, err: "" });
  expect(made.out).toContain("se envían a comite@faro.test, a@gestoria.test");
  expect(await checkpointsOf("faro")).toEqual([
    { motivo: "alta", correos: ["comite@faro.test", "a@gestoria.test"] },
  ]);
}, 180_000);

test("the second factor of the last administrator is removed at the console", async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `insert into segundo_factor (account_user_id, secreto, creado_en, activado_en, ultimo_paso)
     select account_user_id, 'x', now(), now(), 0 from account
     where email = 'rosario.sol@panaderia-sol.test'`,
  );
  await client.end();
  const named = ["--empresa", "sol", "--email", "Rosario.Sol@panaderia-sol.test"];
  const removed = await company("remove-second-factor", ...named);
  expect(removed).toMatchObject({ status: 0, err: "" });
  expect(removed.out).toContain("vuelve a entrar solo con la contraseña");
}, 180_000);

test("an administrator is named to run the installation, and a new company's at once", async () => {
  const named = ["operator", "--empresa", "sol", "--email", "Rosario.Sol@panaderia-sol.test"];
  const done = await company(...named);
  expect(done).toMatchObject({ status: 0, err: "" });
  expect(done.out).toContain("gestiona la instalación");
  const eva = [
    "--admin-email",
    "eva@mar.test",
    "--admin-nombre",
    "Eva",
    "--admin-apellido1",
    "Gil",
  ];
  const create = ["create", "--slug", "mar", "--nombre", "Mar", "--gestor-instalacion"];
  const made = await company(...create, ...eva);
  expect(made.out).toContain("eva@mar.test gestiona también la instalación.");
  const nobody = await company("create", "--slug", "rio", "--nombre", "R", "--gestor-instalacion");
  expect(nobody).toMatchObject({ status: 2, out: "" });
  expect((await company(...named, "--quitar")).out).toContain("ya no gestiona");
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `select a.email from gestor_instalacion g
     join trabajador t on t.empresa_id = g.empresa_id and t.id = g.trabajador_id
     join account a using (account_user_id)`,
  );
  await client.end();
  expect(rows).toEqual([{ email: "eva@mar.test" }]);
}, 180_000);

/** The newest payslip is withdrawn at the console, once, with its reason in the trail. */
async function expectWithdrawn(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query("select max(id) as id from nomina");
  const named = ["payslips", "--empresa", "sol", "--withdraw", String(rows[0].id)];
  expect((await company(...named)).err).toContain("Falta --motivo");
  const done = await company(...named, "--motivo", "Era de otra persona");
  expect(done).toMatchObject({ status: 0, err: "" });
  expect(done.out).toContain("está retirada: su destinatario");
  const trail = await client.query(
    "select actor_id, detalle ->> 'motivo' as motivo from auditoria where accion = 'nomina.retirada'",
  );
  expect(trail.rows).toEqual([{ actor_id: null, motivo: "Era de otra persona" }]);
  const gone = await company(...named.with(4, "999999"), "--motivo", "x");
  expect([gone.status, gone.out]).toEqual([1, ""]);
  await client.end();
}

test("payslips of a batch are read, published where they are sure, and never twice", async () => {
  const path = join(folder, "nominas.pdf");
  const pages = [
    { nif: "10000002A", nombre: "VEGA ORTIZ, MANUEL" },
    { nif: "10000001S", nombre: "SOL JIMENEZ, ROSARIO" },
    { nif: "10000002Q", nombre: "VEGA ORTIZ, MANUEL", pages: 2 },
  ].flatMap(payslipPages);
  await writeFile(path, payslipPaper(pages));
  const named = ["payslips", "--empresa", "sol", "--mes", "2026-10", "--tipo", "NM", path];
  const read = await company(...named);
  expect(read).toMatchObject({ status: 0, err: "" });
  expect(read.out).toMatch(/Lote \d+, a la espera de revisión: páginas, 4\.\n +Seguras +2\n/);
  expect(read.out).toContain("página 1, 10000002A: La letra del NIF no es correcta");
  const published = await company(...named, "--publicar");
  expect(published.out).toMatch(/publicado: páginas, 4\.\n[^]*De nadie +1\n[^]*Publicadas +2\n/);
  expect((await company(...named, "--publicar")).out).toBe(published.out);

  const review = ["payslips", "--empresa", "sol", "--review"];
  const waiting = await company(...review);
  expect(waiting).toMatchObject({ status: 0, err: "" });
  expect(waiting.out).toMatch(
    /Hoja \d+, lote \d+, página 1, 10000002A: La letra del NIF no es correcta\n +Leído +10000002A · [^\n]+\n +Encontrado +nadie\n +Podría ser +Manuel Vega Ortiz \(10000002Q, \d+\)/,
  );
  const sheet = /Hoja (\d+)/.exec(waiting.out)?.[1] ?? "";
  const refused = [
    [["--accept", sheet], "No se ha encontrado a nadie para la hoja"],
    [["--assign", `${sheet}=99999999R`], "Nadie de la empresa tiene"],
    [["--discard", "999999"], "no espera revisión"],
    [["--discard", `${sheet},${sheet}`], "dos veces"],
  ] as const;
  for (const [args, message] of refused) {
    const outcome = await company(...review, ...args);
    expect([outcome.status, outcome.out]).toEqual([1, ""]);
    expect(outcome.err).toContain(message);
  }
  const assigned = await company(...review, "--assign", `${sheet}=10000002q`, "--publicar");
  expect(assigned).toMatchObject({ status: 0, err: "" });
  expect(assigned.out).toMatch(/^Hoja \d+: Manuel Vega Ortiz\nLote \d+ publicado\.\n$/);
  expect((await company(...review)).out).toBe("Ninguna hoja espera revisión.\n");
  await expectWithdrawn();

  const figures = await fileOf("cifras.csv", "nif;neto\n");
  const wrong = await company(...named.with(4, "2026-09"), "--cifras", figures);
  expect(wrong).toMatchObject({ status: 1, out: "" });
  expect(wrong.err).toContain("revisa la línea 1");
  expect((await company(...named.with(4, "octubre"))).status).toBe(2);
}, 180_000);

test("problems of an import are told in the company's language and in the file's own terms", async () => {
  await company("create", "--slug", "lune", "--nombre", "Lune", "--idioma", "fr");
  // A path that is longer than a line: the file's name at its end is not cut off.
  const path = await fileOf(
    `salaries-${"long-".repeat(12)}1.csv`,
    "code;prénom;nom;email;date d'embauche\n1;Ana;Paz;ana@lune.test;31/02/2026\n2;\u001B[31mIvo;;ivo.lune.test;01/02/2026\n",
  );
  const { status, out } = await company("import", "--empresa", "lune", "--yes", path);
  expect(status).toBe(1);
  expect(out).toContain("Rien n’a été importé. Problèmes trouvés : 4");
  expect(out).toContain(
    `${path}, ligne 2, colonne « date d'embauche »: « 31/02/2026 » n’est pas une date valable.`,
  );
  expect(out).toContain("ligne 3, colonne « nom »: Cette donnée manque.");
  // A file cannot paint on the terminal.
  expect(out).not.toContain("\u001B");
});

test("the template is a workbook with all sheets, and never overwrites", async () => {
  const path = join(folder, "modelo.xlsx");
  const made = await company("template", "--xlsx", path, "--idioma", "en");
  expect(made).toMatchObject({ status: 0, err: "" });
  const sheets = await readWorkbook(await readFile(path));
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    "holidays",
    "centres",
    "schedules",
    "workers",
    "supervisors",
    "work_areas",
    "fields",
    "projects",
    "activities",
    "rules",
    "balances",
  ]);
  expect(sheets[3]?.rows[0]).toContain("first_name");
  const second = await company("template", "--xlsx", path);
  expect([second.status, second.err]).toEqual([1, expect.stringContaining("ya existe")]);
});

test("a failing command ends with a status, a reason and advice", async () => {
  const help = await company("--help");
  expect([help.status, help.out]).toEqual([0, expect.stringContaining("create --slug SLUG")]);
  const wrong = await company("create", "--slug", "Sol 1", "--nombre", "Sol");
  expect([wrong.status, wrong.err]).toEqual([
    2,
    expect.stringContaining("--help explica las opciones"),
  ]);
  await company("create", "--slug", "dos", "--nombre", "Dos");
  const taken = await company("create", "--slug", "dos", "--nombre", "Otra");
  expect([taken.status, taken.err]).toEqual([
    1,
    expect.stringContaining("Ya existe una empresa «dos»"),
  ]);
  const nobody = await company("import", "--empresa", "nadie", join(samples, "centros.csv"));
  expect([nobody.status, nobody.err]).toEqual([
    1,
    expect.stringContaining("ninguna empresa «nadie»"),
  ]);
}, 180_000);

test.each([
  [["destroy"], "No existe «destroy»"],
  [["create", "--nombre", "Sol"], "Falta --slug"],
  [["create", "--slug", "123", "--nombre", "Sol"], "--slug admite minúsculas"],
  [["create", "--slug", "a", "--nombre", "A", "--cif", "B1"], "--cif no es un CIF"],
  [["create", "--slug", "a", "--nombre", "A", "--zona", "Marte"], "--zona no es una zona horaria"],
  [["create", "--slug", "a", "--nombre", "A", "--modulos", "3,77"], "--modulos tiene que ser"],
  [["create", "--slug", "a", "--nombre", "A", "--admin-email", "x"], "--admin-email no es"],
  [["create", "--slug", "a", "--nombre", "A", "--admin-email", "a@b.es"], "Para la administración"],
  [["create", "--slug", "a", "--color", "x"], "La opción --color no existe"],
  [
    ["create", "--slug", "a", "--nombre", "A", "--idioma", "de"],
    "--idioma tiene que ser uno de estos: es, en",
  ],
  [["set", "--empresa", "sol", "--idioma", "de"], "--idioma tiene que ser uno de estos: es, en"],
  [
    ["template", "--xlsx", "m.xlsx", "--idioma", "de"],
    "--idioma tiene que ser uno de estos: es, en",
  ],
  [["create", "--slug", "a", "--nombre", "A", "b.csv"], "no se espera ningún archivo"],
  [["import", "--empresa", "sol"], "¿Qué archivos?"],
  [["import", "--empresa", "sol", "--yes", "--dry-run", "x.csv"], "--yes y --dry-run"],
  [["import", "--empresa", "sol", "no-existe.csv"], "no-existe.csv no existe"],
  [["import", "--empresa", "sol", samples], "es una carpeta"],
  [["show"], "Falta --empresa"],
  [["set", "--empresa", "sol", "--clase-tiempo", "Comida=x"], "admite ordinario, fuerza_mayor"],
  [["payslips", "--review"], "Falta --empresa"],
  [["payslips", "--empresa", "sol", "--review", "--accept", "a"], "--accept admite números"],
  [["payslips", "--empresa", "sol", "--review", "--assign", "1:2"], "--assign tiene que ser como"],
  [["payslips", "--empresa", "sol", "--withdraw", "x"], "--withdraw tiene que ser el número"],
  [["template", "--xlsx", "/no/existe/m.xlsx"], "No se puede escribir"],
])("company %j is refused as a wrong call or for a file", async (args, message) => {
  await expect(runCompany(args)).rejects.toThrow(message);
});
