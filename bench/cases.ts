import { randomUUID } from "node:crypto";

import type { CannonRequest } from "autocannon";

import type { SignedIn } from "./company.ts";

/** A case: an act of people, as the requests of a connection on behalf of some of them. */
export type Case = {
  name: string;
  /** Changes data: each round begins with the same days. */
  writes: boolean;
  requests(people: readonly SignedIn[]): CannonRequest[];
};

const dayMs = 86_400_000;

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Range of the month before this one. */
function lastMonth(now: Date): string {
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1);
  const last = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0);
  return `${dateOf(first)}to${dateOf(last)}`;
}

/** The seven days up to now. */
export function lastWeek(now: Date): string {
  return `${dateOf(now.getTime() - 6 * dayMs)}to${dateOf(now.getTime())}`;
}

function sheet(people: readonly SignedIn[], days: string): CannonRequest[] {
  return people.map((person) => ({
    method: "GET",
    path: `/api/v1/jornada?trabajador_id=${person.trabajador_id}&dia=${days}`,
    headers: { authorization: `Bearer ${person.token}` },
  }));
}

/** Sheets of the whole former month, of everybody. */
export function monthSheet(people: readonly SignedIn[], now: Date): CannonRequest[] {
  return sheet(people, lastMonth(now));
}

/** A question with a body, as people ask lists. */
export function askList(person: SignedIn, path: string, body: object): CannonRequest {
  return {
    method: "POST",
    path: `/api/v1${path}`,
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

/** Punches in, then out, for everybody, each with its own key. */
function punches(people: readonly SignedIn[]): CannonRequest[] {
  return (["entrada", "salida"] as const).flatMap((accion) =>
    people.map((person) => ({
      method: "POST" as const,
      path: "/api/v1/fichaje",
      headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
      body: JSON.stringify({
        trabajador_id: person.trabajador_id,
        accion,
        ...(accion === "entrada" ? { fichador_id: person.fichador_id } : {}),
      }),
      setupRequest: (request: CannonRequest) => ({
        ...request,
        headers: { ...request.headers, "idempotency-key": randomUUID() },
      }),
    })),
  );
}

/** Calls that no change may slow down. */
export const cases: readonly Case[] = [
  { name: "clock-in", writes: true, requests: punches },
  {
    name: "month sheet",
    writes: false,
    requests: (people) => monthSheet(people, new Date()),
  },
  { name: "home data", writes: false, requests: (people) => sheet(people, lastWeek(new Date())) },
  {
    name: "session check",
    writes: false,
    requests: (people) =>
      people.map((person) => ({
        method: "GET",
        path: "/api/v1/auth/user",
        headers: { authorization: `Bearer ${person.token}` },
      })),
  },
];
