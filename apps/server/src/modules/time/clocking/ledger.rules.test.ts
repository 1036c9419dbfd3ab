import { describe, expect, it } from "vitest";

import type { SigningVersion } from "./clocking.rules.ts";
import { baseOf, canonicalJson, eventContent } from "./ledger.rules.ts";
import type { LedgerEntry } from "./ledger.rules.ts";
import { readContents } from "./ledger.service.ts";

describe("canonical JSON (RFC 8785)", () => {
  it("canonical JSON sorts members, leaves no spaces and drops undefined ones", () => {
    const value = { b: [3, null, "ñ\n"], a: { z: 1.5, y: undefined, A: true } };
    expect(canonicalJson(value)).toBe('{"a":{"A":true,"z":1.5},"b":[3,null,"ñ\\n"]}');
  });

  it("canonical JSON sorts by UTF-16 code units and writes numbers as ECMAScript does", () => {
    const value = { "\u20AC": 1, "\r": 2, "1": 3, "\uD83D\uDE00": 4, "\uFB33": 5 };
    const keys = [...canonicalJson(value).matchAll(/:(\d)/g)].map((match) => Number(match[1]));
    expect(keys).toEqual([2, 3, 1, 4, 5]);
    expect(canonicalJson([1e21, 1e-7, -0, 100])).toBe("[1e+21,1e-7,0,100]");
  });
});

/** A signing whose two punches shared their place. */
const started: SigningVersion = {
  hora_inicio: "2026-11-18T08:00:00.123Z",
  hora_fin: null,
  fichador_id: 1042,
  parada_id: null,
  teletrabajo: false,
  latitud_inicio: 40.416_775,
  longitud_inicio: -3.703_79,
  precision_inicio: 12,
  geolocalizacion_inicio: "compartida",
  latitud_fin: null,
  longitud_fin: null,
  precision_fin: null,
  geolocalizacion_fin: null,
  account_user_ip: "203.0.113.77",
  account_user_ip_fin: null,
  ip_invalida_inicio: false,
  ip_invalida_fin: false,
  desfase_inicio_ms: 31,
  desfase_fin_ms: null,
  sin_conexion_inicio: false,
  sin_conexion_fin: false,
  fin_declarado: false,
  observaciones: null,
  borrado: false,
};
const ended: SigningVersion = {
  ...started,
  hora_fin: "2026-11-18T16:00:40.456Z",
  latitud_fin: 40.416_79,
  longitud_fin: -3.703_81,
  precision_fin: 9,
  geolocalizacion_fin: "compartida",
  account_user_ip_fin: "203.0.113.77",
  desfase_fin_ms: 12,
};
const deleted: SigningVersion = { ...ended, observaciones: "Duplicado", borrado: true };
const about = {
  empresa_id: 120,
  trabajador_id: 50_123,
  actor: { trabajador_id: 50_123, account_user_id: 60_456 },
  motivo: null,
  dia: "2026-11-18",
};
const entry: LedgerEntry = {
  ...about,
  tipo: "entrada",
  registrado_en: started.hora_inicio,
  antes: null,
  despues: started,
};
const exit: LedgerEntry = {
  ...about,
  tipo: "salida",
  registrado_en: "2026-11-18T16:00:40.456Z",
  antes: { seq: 1, version: started },
  despues: ended,
};
const deletion: LedgerEntry = {
  ...about,
  tipo: "borrado",
  registrado_en: "2026-11-19T09:00:00Z",
  motivo: "Duplicado",
  antes: { seq: 2, version: ended },
  despues: deleted,
};
const history = [entry, exit, deletion];

describe("an entry of the ledger (TIME-167)", () => {
  it("a punch takes at most 330 bytes, and 100 more for the place that a person shares", () => {
    const noPlace = { latitud_inicio: null, longitud_inicio: null, precision_inicio: null };
    const despues = { ...started, ...noPlace, geolocalizacion_inicio: null };
    expect(Buffer.byteLength(eventContent({ ...entry, despues }))).toBeLessThanOrEqual(330);
    const sizes = history.map((one) => Buffer.byteLength(eventContent(one)));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(430);
  });

  it("an entry states nothing that is null or as before", () => {
    expect(history.map((one) => eventContent(one)).join("")).not.toContain("null");
    expect(JSON.parse(eventContent(deletion))).toMatchObject({
      version: 2,
      antes: 2,
      despues: { borrado: true, observaciones: "Duplicado" },
    });
  });

  it("entries are read with whole versions, of either version of the ledger", () => {
    const whole = history.map(({ antes, ...rest }) => ({ ...rest, antes: antes?.version ?? null }));
    const read = readContents();
    expect(history.map((one) => read(9, eventContent(one)))).toMatchObject(whole);
    const readOld = readContents();
    const old = whole.map((one) => canonicalJson({ version: 1, ...one }));
    expect(old.slice(0, 2).map((text) => readOld(9, text))).toEqual(whole.slice(0, 2));
    // An entry of version 2 follows those of version 1.
    expect(readOld(9, eventContent(deletion))).toMatchObject({ antes: ended, despues: deleted });
  });

  it("a change of a signing that was brought in past the ledger states all of it and follows nothing", () => {
    const signing = {
      id: 9,
      jornada_id: 1,
      dia: about.dia,
      zona_horaria: "Europe/Madrid",
      seq_inicio: 1,
      lastSeq: null,
      version: ended,
    };
    const content = eventContent({ ...deletion, antes: baseOf(signing) });
    expect(readContents()(9, content)).toMatchObject({
      antes: null,
      despues: deleted,
      follows: 0,
    });
  });
});
