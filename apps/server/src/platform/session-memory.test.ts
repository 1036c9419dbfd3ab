import { describe, expect, it } from "vitest";

import { DAY_MS } from "../lib/calendar/dates.ts";

import { openSessionMemory, utcDay } from "./session-memory.ts";
import type { CheckedSession } from "./session-memory.ts";

const now = Date.parse("2026-11-18T08:00:00Z");

function sessionOf(id: string, trabajador_id: number, empresa_id = 1): CheckedSession {
  return {
    actor: {
      sesion_id: id,
      sesion_expira_en: "2026-11-18T20:00:00Z",
      empresa_id,
      trabajador_id,
      account_user_id: trabajador_id + 100,
      nombre: "Ana",
      idioma: "es",
      zona_horaria: "Europe/Madrid",
      permiso_supervisor: false,
      permiso_gestor_turnos: false,
      supervisor_bolsa_horas: false,
      administrador: false,
      roles_administracion: null,
      gestor_denuncias: false,
      gestor_instalacion: false,
      requires_password_change: false,
      suplantada_por: null,
      modulos: [],
    },
    day: utcDay(now),
    expiresAt: Date.parse("2026-11-18T20:00:00Z"),
    confirmedUntil: 0,
    touchAfter: now + 300_000,
  };
}

function memoryOfThree() {
  const memory = openSessionMemory(() => true);
  memory.begin()("a", sessionOf("s1", 7));
  memory.begin()("b", sessionOf("s2", 7));
  memory.begin()("c", sessionOf("s3", 8));
  const kept = () => ["a", "b", "c"].filter((hash) => memory.recall(hash, now) !== undefined);
  return { memory, kept };
}

describe("the memory of checked sessions (ACCESS-54)", () => {
  it.each([
    ["sesion s1", ["b", "c"]],
    ["account 107", ["c"]],
    ["trabajador 1/7", ["c"]],
    ["trabajador 2/7", ["a", "b", "c"]],
    ["empresa 1", []],
    ["empresa 2", ["a", "b", "c"]],
    ["all", []],
  ])("'%s' leaves %j", (change, left) => {
    const { memory, kept } = memoryOfThree();
    memory.forget(change);
    expect(kept()).toEqual(left);
  });

  it("the result of a check is not kept when a change was announced meanwhile", () => {
    const memory = openSessionMemory(() => true);
    const keep = memory.begin();
    memory.forget("empresa 2");
    keep("a", sessionOf("s1", 7));
    expect(memory.recall("a", now)).toBeUndefined();
  });

  it("nothing is kept or recalled while announcements are not heard", () => {
    let isHeard = false;
    const memory = openSessionMemory(() => isHeard);
    const keep = memory.begin();
    isHeard = true;
    keep("a", sessionOf("s1", 7));
    expect(memory.recall("a", now)).toBeUndefined();
    memory.begin()("a", sessionOf("s1", 7));
    expect(memory.recall("a", now)).toBeDefined();
    isHeard = false;
    expect(memory.recall("a", now)).toBeUndefined();
  });

  it("a session is recalled on the day of its check and before its end", () => {
    const { memory } = memoryOfThree();
    const lasting = { ...sessionOf("s4", 9), expiresAt: now + 2 * DAY_MS };
    memory.begin()("d", lasting);
    memory.begin()("e", lasting);
    expect(memory.recall("d", Date.parse("2026-11-18T23:59:59.999Z"))).toBeDefined();
    expect(memory.recall("d", Date.parse("2026-11-19T00:00:00Z"))).toBeUndefined();
    expect(memory.recall("e", Date.parse("2026-11-17T23:59:59.999Z"))).toBeUndefined();
    expect(memory.recall("b", Date.parse("2026-11-18T20:00:00Z"))).toBeUndefined();
    expect(memory.recall("c", now)).toBeDefined();
  });

  it("after an interruption nothing is left", () => {
    const { memory, kept } = memoryOfThree();
    memory.forgetAll();
    expect(kept()).toEqual([]);
  });
});
