import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Endpoint } from "@atrio/contract/endpoint";

import { allEndpoints, nameOf } from "../../src/http/description/endpoints.ts";
import type { SignedIn } from "../factory.ts";
import { startTestApp } from "../harness.ts";
import type { TestApp } from "../harness.ts";

import { officeNeeds } from "./office-needs.ts";
import { samples } from "./samples.ts";
import type { Target } from "./samples.ts";

const endpoints = (await allEndpoints()).filter(
  ({ access }) => access.audience === "administrator",
);
const needOf = (name: string): string | undefined =>
  Object.keys(officeNeeds).find((need) => officeNeeds[need]?.includes(name));

const roles = ["titular", "personas", "tiempo", "nominas", "documentos", "lectura"] as const;
type Role = (typeof roles)[number];

/** True if the table's meaning lets a role use a call. */
function mayUse(role: Role, endpoint: Endpoint): boolean {
  const need = needOf(nameOf(endpoint));
  if (role === "titular" || need === "cualquiera" || need === role) return true;
  if (need === "ausencias") return role === "tiempo";
  const { confirmed, writes } = endpoint.access;
  const isReading = endpoint.method === "GET" && confirmed !== true && writes !== true;
  const isOpen = need === "personas" || need === "tiempo" || need === "documentos";
  return role === "lectura" && isReading && isOpen;
}

let t: TestApp;
let target: Target;
let people: Map<Role, SignedIn>;

beforeAll(async () => {
  t = await startTestApp();
  const company = await t.factory.company();
  target = { ...(await t.factory.worker({ company })), jornada_id: 1, sesion_id: "" };
  people = new Map();
  for (const role of roles) {
    const trabajador = {
      administrador: true,
      roles_administracion: role === "titular" ? null : [role],
    };
    people.set(role, await t.factory.signedIn({ company, trabajador }));
  }
});

afterAll(() => t.stop());

describe("roles inside the office (Rule ACCESS-44)", () => {
  it("the table of needs has each call of the office once, as its declaration says", () => {
    const declared = endpoints.map((one) => `${nameOf(one)} ${one.access.office ?? ""}`);
    const written = Object.entries(officeNeeds).flatMap(([need, names]) =>
      names.map((name) => `${name} ${need}`),
    );
    expect(written.toSorted()).toEqual(declared.toSorted());
  });

  it.each(endpoints.map((endpoint): [string, Endpoint] => [nameOf(endpoint), endpoint]))(
    "each role of the office is let in or refused: %s",
    async (name, endpoint) => {
      for (const role of roles) {
        const token = people.get(role)?.token;
        const answer = await t.call(endpoint, {
          ...samples[name]?.(target),
          token,
        });
        const where = `${name} as ${role}: ${JSON.stringify(answer.body)}`;
        expect(answer.status, where).toBeLessThan(500);
        const isDenied = answer.status === 403 && answer.body.code === "access.denied";
        expect(isDenied, where).toBe(!mayUse(role, endpoint));
      }
    },
  );
});
