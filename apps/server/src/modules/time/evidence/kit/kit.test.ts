import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { editSigning, editTeamSigning } from "@atrio/contract/time/changes";
import { exportInspection } from "@atrio/contract/time/evidence";

import {
  emptyFolder,
  type EvidenceWorld,
  filesOf,
  freshToken,
  kitOf,
  python,
  unpack,
  workedWorld,
} from "../../../../../test/evidence/world.ts";

let world: EvidenceWorld;
let folder: Awaited<ReturnType<typeof emptyFolder>>;
let zip: Buffer;
let files: Map<string, Buffer>;

beforeAll(async () => {
  world = await workedWorld({ people: 2, days: 3 });
  folder = await emptyFolder();
  zip = await kitOf(world);
  files = filesOf(zip);
  await unpack(files, join(folder.path, "kit"));
}, 60_000);

afterAll(async () => {
  await folder.remove();
  await world.t.stop();
});

const period = { alcance: "empresa", desde: "2026-11-01", hasta: "2026-11-30" } as const;

async function ask(body: Record<string, unknown>) {
  const token = await freshToken(world);
  return world.t.call(exportInspection, { body: { ...period, ...body }, token });
}

function ana(): { id: number; fileOf: (name: string) => string } {
  const id = world.people[0]?.trabajador_id ?? 0;
  const name = [...files.keys()].find((one) => one.endsWith(`-${id}/registro.json`)) ?? "";
  const fileOf = (file: string): string =>
    files.get(name.replace("registro.json", file))?.toString() ?? "";
  return { id, fileOf };
}

describe("POST /administrador/inspeccion", () => {
  it("an inspection kit answers 401 without a session", async () => {
    expect((await world.t.call(exportInspection, { body: period })).status).toBe(401);
  });

  it("an inspection kit is for administrators", async () => {
    const [person] = world.people;
    if (person === undefined) throw new Error("Nobody works here");
    const token = await world.t.factory.session(person);
    expect((await world.t.call(exportInspection, { body: period, token })).status).toBe(403);
  });

  it("an inspection kit answers 404 for another company's worker or centre", async () => {
    const other = await world.t.factory.worker();
    const [centre] = await world.t.sql<{ id: number }>(
      "select id from centro_trabajo where empresa_id = $1",
      [other.empresa_id],
    );
    const worker = await ask({ alcance: "trabajador", trabajador_id: other.trabajador_id });
    const place = await ask({ alcance: "centro", centro_trabajo_id: centre?.id });
    expect([worker.status, place.status]).toEqual([404, 404]);
  });

  it.each([
    [{ desde: "2026-11-30", hasta: "2026-11-01" }, "inspection.range"],
    [{ desde: "2020-11-30", hasta: "2026-11-01" }, "inspection.range"],
    [{ alcance: "trabajador" }, "inspection.scope"],
    [{ alcance: "empresa", trabajador_id: 1 }, "inspection.scope"],
    [{ alcance: "centro", trabajador_id: 1 }, "inspection.scope"],
  ])("an inspection kit refuses %j with 422", async (body, code) => {
    expect(await ask(body)).toMatchObject({ status: 422, body: { code } });
  });

  it("an inspection kit is one uncached ZIP download, and audited", async () => {
    const response = await ask({});
    expect(response.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": expect.stringContaining(
        'attachment; filename="inspeccion_talleres-nandu_2026-11-01_2026-11-30.zip"',
      ),
      "cache-control": "no-store",
    });
    const trail = await world.t.sql(
      "select actor_id, detalle ->> 'desde' as desde from auditoria where accion = 'inspeccion.exportada'",
    );
    expect(trail).toContainEqual({ actor_id: world.admin.trabajador_id, desde: "2026-11-01" });
  });
});

describe("the files of a kit", () => {
  it("a kit has records, chains, signed checkpoints, the key, the verifier and an index", () => {
    const { id } = ana();
    const folderName = `registro/ana-${/ana-(.*)\/registro.json/.exec([...files.keys()].join("\n"))?.[1]}`;
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        "LEEME.txt",
        "verify_ledger.py",
        "clave_publica.pem",
        "puntos_de_control/000001.json",
        "puntos_de_control/000001.sig",
        "puntos_de_control/000004.json",
        `cadena/${id}.jsonl`,
        `${folderName}/meses.csv`,
        `${folderName}/jornadas.csv`,
        `${folderName}/fichajes.csv`,
        `${folderName}/cambios.csv`,
        `${folderName}/registro.json`,
        `${folderName}/registro.pdf`,
        "expediente.json",
        "expediente.sig",
      ]),
    );
  });

  it("a kit has each day in legal fields with minutes computed by hand", () => {
    // 2 November, first of two people: in 09:00:00, out to lunch 13:00:34, back 13:46:08, home 17:46:42
    // in Madrid. By the printed times 09:00–13:00 and 13:46–17:46: 480 minutes; lunch 46 does not count.
    const [heading, first] = ana().fileOf("jornadas.csv").split("\r\n");
    expect(heading).toContain("empresa;cif;centro;trabajador;nif;dia;hora_inicio;hora_fin");
    expect(first).toMatch(
      /^Talleres Ñandú;;Centro;'=Ana Apellido\d+;;2026-11-02;09:00;17:46;46;0;480;480;480;0;presencial;no;no consta;no consta;0;0;sin exceso;no consta;no consta$/,
    );
  });

  it("the kit's tables split the minutes beyond the schedule", () => {
    // 4 November works two minutes more than the first day.
    expect(ana().fileOf("jornadas.csv")).toContain(";2026-11-04;09:00;17:48;46;0;482;480;480;2;");
    // No contract tells whether the two minutes are complementary or overtime, nor their
    // compensation.
    expect(ana().fileOf("jornadas.csv")).toMatch(
      /;482;480;480;2;presencial;no;no consta;no consta;no consta;no consta;no consta;no consta;no consta\r\n/,
    );
  });

  it("monthly sums of a kit are unknown where a day is unknown", () => {
    const table = (file: string) => {
      const [heading = "", ...rows] = ana().fileOf(file).trimEnd().split("\r\n");
      const names = heading.replace("\uFEFF", "").split(";");
      return rows.map((row) => {
        const cells = row.split(";");
        return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]));
      });
    };
    const days = table("jornadas.csv").filter((day) => day["dia"]?.startsWith("2026-11"));
    const month = table("meses.csv").find((one) => one["mes"] === "2026-11");
    for (const name of ["minutos_trabajados", "minutos_previstos", "minutos_ordinarios"]) {
      const sum = days.reduce((minutes, day) => minutes + Number(day[name]), 0);
      expect(Number(month?.[name]), name).toBe(sum);
    }
    expect(month).toMatchObject({
      minutos_extraordinarios: "no consta",
      minutos_disponibilidad: "no consta",
    });
  });

  it("a kit has no cell that a spreadsheet would compute", () => {
    const cells = ana()
      .fileOf("fichajes.csv")
      .split("\r\n")
      .flatMap((line) => line.split(";"));
    expect(cells).toContain("'=día 0");
    expect(cells.filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
  });

  it("the files of a kit hold only the links of other days when the period is shorter", async () => {
    const { id } = ana();
    const day = {
      desde: "2026-11-03",
      hasta: "2026-11-03",
      alcance: "trabajador",
      trabajador_id: id,
    };
    const short = filesOf(await kitOf(world, day));
    const lines = (short.get(`cadena/${id}.jsonl`)?.toString() ?? "").trim().split("\n");
    const told = lines.map((line) => line.includes('"contenido"'));
    expect(lines).toHaveLength(18);
    expect(told).toEqual([6, 6, 6].flatMap((length, index) => Array(length).fill(index === 1)));
    const place = join(folder.path, "short");
    await unpack(short, place);
    expect(await python(place, "verify_ledger.py")).toMatchObject({ status: 0 });
  });
});

describe("a kit after changes", () => {
  it("a kit after changes has their author, moment and reason, and still verifies", async () => {
    const { t, people, company } = world;
    const [editor, other] = people;
    if (editor === undefined || other === undefined) throw new Error("Nobody works here");
    const boss = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
    await t.factory.supervise(boss, other);
    const signings = (person: typeof editor) =>
      t.sql<{ id: number; hora_inicio: Date; hora_fin: Date }>(
        `select id, hora_inicio, hora_fin from fichaje where trabajador_id = $1 and parada_id is null
         order by hora_inicio`,
        [person.trabajador_id],
      );
    const [first] = await signings(editor);
    const own = await t.call(editSigning, {
      token: await t.factory.session(editor),
      params: { id: first?.id ?? 0 },
      body: {
        hora_inicio: "2026-11-02T07:45:00Z",
        hora_fin: first?.hora_fin.toISOString() ?? "",
        motivo: "=Llegué antes",
      },
    });
    const [, second] = await signings(other);
    const changed = await t.call(editTeamSigning, {
      token: await t.factory.session(boss),
      body: {
        trabajador_id: other.trabajador_id,
        id: second?.id ?? 0,
        hora_inicio: second?.hora_inicio.toISOString() ?? "",
        hora_fin: "2026-11-02T16:00:00Z",
        motivo: "Salió antes",
      },
    });
    expect([own.status, changed.status]).toEqual([200, 200]);
    const kit = filesOf(await kitOf(world));
    const changes = [...kit].filter(([name]) => name.endsWith("cambios.csv"));
    const text = changes.map(([, bytes]) => bytes.toString()).join("\n");
    expect(text).toMatch(
      /'=Ana Apellido\d+;;2026-11-02;2026-11-05T09:\d\d:\d\d\.000\+01:00;edicion;'=Ana Apellido\d+;;\d+;'=Llegué antes;2026-11-02T09:00:00/,
    );
    expect(text).toMatch(/;edicion_supervisor;Nombre\d+ Apellido\d+;;\d+;Salió antes;/);
    const place = join(folder.path, "changed");
    await unpack(kit, place);
    expect(await python(place, "verify_ledger.py")).toMatchObject({ status: 0 });
  });
});

describe("verify_ledger.py", () => {
  it("verify_ledger.py verifies an unpacked kit with Python alone", async () => {
    const { status, out, err } = await python(join(folder.path, "kit"), "verify_ledger.py");
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out).toContain(
      "CORRECTO. 3 personas, 36 apuntes (36 con contenido), 4 puntos de control",
    );
  });

  it("verify_ledger.py verifies the ZIP, in the chosen language", async () => {
    await writeFile(join(folder.path, "kit.zip"), zip);
    const verdict = await python(
      folder.path,
      join(folder.path, "kit", "verify_ledger.py"),
      "kit.zip",
      "--idioma",
      "pt",
    );
    expect(verdict).toMatchObject({ status: 0, out: expect.stringContaining("nada foi alterado") });
  });

  it("verify_ledger.py compares with the mailed checkpoint and its fingerprint", async () => {
    const mailed = files.get("puntos_de_control/000002.json") ?? Buffer.alloc(0);
    await writeFile(join(folder.path, "mail.json"), mailed);
    await writeFile(
      join(folder.path, "other.json"),
      mailed.toString().replace(/"cabezas":\[\[(\d+),6/, '"cabezas":[[$1,5'),
    );
    const check = (...args: string[]) =>
      python(folder.path, join("kit", "verify_ledger.py"), "kit", ...args);
    expect((await check("--recibido", "mail.json")).status).toBe(0);
    const wrong = await check("--recibido", "other.json", "--huella", "ab".repeat(32));
    expect(wrong.status).toBe(1);
    expect(wrong.out).toContain("la huella de la clave no es la recibida");
  });

  it("verify_ledger.py finds changed figures in the CSV, the JSON and the index", async () => {
    const name = [...files.keys()].find(
      (one) => one.endsWith("jornadas.csv") && one.includes("ana"),
    );
    if (name === undefined) throw new Error("No table");
    const copy = new Map(files);
    copy.set(
      name,
      Buffer.from(ana().fileOf("jornadas.csv").replace(";480;480;480;0;", ";420;480;420;0;")),
    );
    const json = name.replace("jornadas.csv", "registro.json");
    copy.set(
      json,
      Buffer.from(
        (files.get(json)?.toString() ?? "").replace(
          '"hora_inicio": "09:00"',
          '"hora_inicio": "10:00"',
        ),
      ),
    );
    const place = join(folder.path, "figures");
    await unpack(copy, place);
    const { status, out } = await python(place, "verify_ledger.py");
    expect(status).toBe(1);
    expect(out).toContain(`el archivo ${name} se ha cambiado`);
    expect(out).toMatch(
      /=Ana Apellido\d+ \(\d+\): .*jornadas.csv no dice lo mismo que registro.json \(fila 2\)/,
    );
    expect(out).toMatch(/el día 2026-11-02 no cuadra con sus fichajes \(hora_inicio\)/);
  });

  it("verify_ledger.py says when there is nothing to check", async () => {
    const verdict = await python(folder.path, join("kit", "verify_ledger.py"), "nothing.zip");
    expect(verdict).toMatchObject({ status: 2 });
  });
});
