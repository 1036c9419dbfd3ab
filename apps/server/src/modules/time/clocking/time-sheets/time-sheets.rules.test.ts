import { describe, expect, it } from "vitest";

import type { Signing, Workday } from "@atrio/contract/time/time";

import {
  changesOf,
  isRecordRange,
  marksOf,
  periodName,
  periodReceipts,
  recordMonths,
} from "./time-sheets.rules.ts";
import type {
  ChangeLine,
  ChangeVersion,
  RecordFacts,
  RecordReceipts,
} from "./time-sheets.rules.ts";

const signing: Signing = {
  id: 5,
  trabajador_id: 1,
  jornada_id: 1,
  dia: "2026-11-16",
  hora_inicio: "2026-11-16T08:00:00.000Z",
  hora_fin: "2026-11-16T16:00:00.000Z",
  fichador_id: 1,
  parada_id: null,
  cuenta_como_trabajo: true,
  teletrabajo: false,
  minutos: 480,
  latitud_inicio: null,
  longitud_inicio: null,
  latitud_fin: null,
  longitud_fin: null,
  geolocalizacion_inicio: null,
  geolocalizacion_fin: null,
  account_user_ip: null,
  ip_invalida_inicio: false,
  ip_invalida_fin: false,
  sin_conexion_inicio: false,
  sin_conexion_fin: false,
  fin_declarado: false,
  abierto_mas_de_un_dia: false,
  observaciones: null,
  recibo_inicio: { seq: 1, hash: "a" },
  recibo_fin: { seq: 2, hash: "b" },
};

const version: ChangeVersion = {
  hora_inicio: "2026-11-16T08:00:00.000Z",
  hora_fin: "2026-11-16T16:00:00.000Z",
  fichador_id: 1,
  parada_id: null,
  teletrabajo: false,
  observaciones: null,
  borrado: false,
};

const line = (fields: Partial<ChangeLine> = {}): ChangeLine => ({
  seq: 9,
  fichaje_id: 5,
  dia: "2026-11-16",
  tipo: "edicion_supervisor",
  autor: "Luis Gil",
  aprobado_por: [],
  motivo: "Olvido",
  hecho_en: "2026-11-17T08:00:00.000Z",
  antes: version,
  despues: version,
  responde_a_seq: null,
  cambio_id: null,
  ...fields,
});

const answer = (fields: Partial<ChangeLine>): ChangeLine =>
  line({ antes: null, despues: null, motivo: "No", ...fields });

describe("the marks of a signing", () => {
  it.each([
    [{}, []],
    [{ teletrabajo: true }, ["telework"]],
    [{ parada_id: 3, cuenta_como_trabajo: true }, ["counts"]],
    [{ parada_id: 3, cuenta_como_trabajo: false }, []],
    [{ fin_declarado: true, ip_invalida_fin: true }, ["stated", "outside"]],
    [{ sin_conexion_inicio: true, sin_conexion_fin: true }, ["offline"]],
    [{ ip_invalida_inicio: true }, ["outside"]],
  ])("the marks of a signing of %o are %o", (fields, marks) => {
    expect(marksOf({ ...signing, ...fields }, [])).toEqual(marks);
  });

  it("the marks of a signing are those of its newest change, and its worker's answer", () => {
    const of = (...lines: ChangeLine[]) => marksOf(signing, changesOf(lines));
    const confirmed = answer({ seq: 10, tipo: "confirmacion", responde_a_seq: 9 });
    expect(of(line({ fichaje_id: 6 }))).toEqual([]);
    expect(of(line())).toEqual(["changed"]);
    expect(of(line(), confirmed)).toEqual(["confirmed"]);
    expect(
      of(line(), confirmed, line({ seq: 11 }), answer({ tipo: "disputa", responde_a_seq: 11 })),
    ).toEqual(["disputed"]);
    expect(of(line({ tipo: "clonacion", antes: null }), line())).toEqual(["edited", "changed"]);
    expect(of(line({ tipo: "observaciones" }))).toEqual([]);
  });
});

describe("the changes of a record", () => {
  const gone = { ...version, borrado: true };

  it.each([
    ["alta", { antes: null }, [null, version]],
    ["alta", { antes: gone }, [null, version]],
    ["edicion", {}, [version, version]],
    ["borrado", { despues: gone }, [version, null]],
  ] as const)(
    "a change of a record is an %s by what was there: %o",
    (acto, fields, [antes, despues]) => {
      expect(changesOf([line(fields)])).toMatchObject([{ acto, antes, despues }]);
    },
  );

  it("a change carries the worker's answer with its words, and none where none is asked for", () => {
    const answered = answer({ seq: 10, tipo: "disputa", responde_a_seq: 9 });
    expect(changesOf([line(), answered])).toMatchObject([
      { estado: "disputed", respuesta: { autor: "Luis Gil", comentario: "No" } },
    ]);
    expect(changesOf([line({ tipo: "borrado" })])).toMatchObject([
      { estado: "none", respuesta: null },
    ]);
    expect(changesOf([line()])).toMatchObject([{ estado: "pending" }]);
  });

  it("an objection is on every entry of its change, and on no other", () => {
    const own = (seq: number, changeId: number, signingId = 5) =>
      line({ seq, tipo: "edicion", fichaje_id: signingId, cambio_id: changeId });
    const objection = answer({ seq: 20, tipo: "disputa", responde_a_seq: 9, cambio_id: 3 });
    const changes = changesOf([own(8, 2), own(9, 3), own(10, 3, 6), objection]);
    expect(changes.map(({ estado }) => estado)).toEqual(["none", "objected", "objected"]);
    expect(marksOf(signing, changes)).toEqual(["objected"]);
    expect(marksOf(signing, changesOf([own(9, 3), objection, own(21, 4)]))).toEqual(["edited"]);
  });
});

describe("a period", () => {
  it.each([
    ["2024-01-01", "2024-12-31", true],
    ["2026-01-01", "2027-01-01", true],
    ["2026-01-01", "2027-01-02", false],
    ["2026-01-01", "2026-01-01", true],
    ["2026-01-02", "2026-01-01", false],
  ])("the period from %s to %s may be asked for: %s", (desde, hasta, allowed) => {
    expect(isRecordRange({ desde, hasta })).toBe(allowed);
  });

  it.each([
    ["2026-01-01", "2026-12-31", "2026"],
    ["2024-02-01", "2024-02-29", "2024-02"],
    ["2026-02-01", "2026-02-27", "2026-02-01_2026-02-27"],
    ["2026-12-01", "2026-12-31", "2026-12"],
    ["2026-11-16", "2026-11-16", "2026-11-16"],
    ["2025-12-01", "2026-01-31", "2025-12-01_2026-01-31"],
  ])("the period from %s to %s is called %s", (desde, hasta, name) => {
    expect(periodName({ desde, hasta })).toBe(name);
  });
});

describe("the months of a record", () => {
  const day = (dia: string, zone = "Europe/Madrid"): Workday => ({
    id: null,
    trabajador_id: 1,
    dia,
    zona_horaria: zone,
    fichajes: [],
    horario: [],
    festivo: null,
    ausencias: [],
    minutos_previstos: 60,
    minutos_trabajados: 50,
    minutos_pausa: 5,
    saldo_minutos: -10,
    minutos_retraso: 0,
    estado_id: 4,
    sin_registro: false,
    mes_cerrado: false,
    incidencia: null,
    correccion_pendiente_id: null,
    cambios: 0,
    objetado: false,
    cambios_sin_responder: 0,
    can: { editar: false, clonar: false, corregir: false },
  });
  const receipts = (mes: string, first: number, last: number): RecordReceipts => ({
    mes,
    anotaciones: last - first + 1,
    primero: { seq: first, hash: `h${first}` },
    ultimo: { seq: last, hash: `h${last}` },
  });
  const facts: RecordFacts = {
    header: {
      empresa: "Empresa",
      cif: null,
      trabajador: "Ana",
      nif: null,
      codigo: "1",
      puesto: null,
      fecha_alta: "2026-10-31",
      fecha_baja: "2026-11-01",
      jornada_porcentaje: 50,
    },
    days: [
      day("2026-10-30"),
      day("2026-10-31"),
      day("2026-11-01", "Atlantic/Canary"),
      day("2026-11-02", "Atlantic/Canary"),
      day("2026-11-03"),
    ],
    centreOn: (date) => (date < "2026-11-02" ? "Madrid" : undefined),
    changes: changesOf([line({ dia: "2026-11-02" })]),
    kinds: [],
    contracts: [{ fecha_inicio: "2026-11-01", fecha_fin: null, jornada_porcentaje: 100 }],
    compensations: [],
    receipts: [receipts("2026-10", 3, 9), receipts("2026-11", 10, 11)],
    closures: [],
  };

  it("the months of a record hold their own days, sums, places and changes", () => {
    const [october, november] = recordMonths(facts);
    expect(october?.totals.minutos_trabajados).toBe(100);
    expect(november?.totals.saldo_minutos).toBe(-30);
    expect([october?.zone, november?.zone]).toEqual(["Europe/Madrid", "Atlantic/Canary"]);
    expect([october?.centres, november?.centres]).toEqual([["Madrid"], ["Madrid"]]);
    expect(november?.days.map(({ changes }) => changes.length)).toEqual([0, 1, 0]);
    expect([october, november].flatMap((one) => one?.days.map((d) => d.isEmployed))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it("months split the worked minutes by the percentage of the day; the rest is unknown", () => {
    const over = (dia: string): Workday => ({ ...day(dia), minutos_trabajados: 90 });
    const long = { ...facts, days: [over("2026-10-31"), over("2026-11-01")] };
    const [october, november] = recordMonths(long);
    expect(october?.hours).toEqual({
      ordinarios: 60,
      complementarios: 30,
      extraordinarios: 0,
      fuerza_mayor: null,
      disponibilidad: null,
      compensaciones: [],
      porcentajes: [50],
    });
    expect(november?.hours).toMatchObject({ complementarios: 0, extraordinarios: 30 });
    const unknown = {
      ...long,
      contracts: [],
      header: { ...facts.header, jornada_porcentaje: null },
    };
    expect(recordMonths(unknown)[0]?.hours).toMatchObject({
      ordinarios: 60,
      complementarios: null,
      extraordinarios: null,
      porcentajes: [null],
    });
  });

  it("the months of a record count force majeure and availability where the company has them", () => {
    const availability = {
      clase: "parada",
      id: 7,
      nombre: "Guardia",
      tipo: "otra",
      clase_tiempo: "disponibilidad",
    } as const;
    const duty = { ...signing, fichador_id: null, parada_id: 7, minutos: 45 };
    const days = [{ ...day("2026-10-31"), fichajes: [signing, duty] }];
    const [october] = recordMonths({ ...facts, kinds: [availability], days });
    expect(october?.hours).toMatchObject({ disponibilidad: 45, fuerza_mayor: null });
  });

  it("the first and the last receipt of a record do not depend on the order of its links", () => {
    expect(periodReceipts(recordMonths(facts))).toEqual({
      anotaciones: 9,
      primero: { seq: 3, hash: "h3" },
      ultimo: { seq: 11, hash: "h11" },
    });
    const late = { ...facts, receipts: [receipts("2026-10", 3, 40), receipts("2026-11", 10, 11)] };
    expect(periodReceipts(recordMonths(late))?.ultimo.seq).toBe(40);
    expect(periodReceipts(recordMonths({ ...facts, receipts: [] }))).toBeUndefined();
  });
});
