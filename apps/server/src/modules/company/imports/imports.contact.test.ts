import { afterAll, beforeAll, expect, test } from "vitest";

import type { Company } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";

import { applyImport } from "./imports.service.ts";
import type { ImportReport } from "./imports.service.ts";

let t: TestApp;
let company: Company;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
});

afterAll(() => t.stop());

async function apply(headings: string, values: string): Promise<ImportReport> {
  const data = Buffer.from(`codigo;${headings}\n1;${values}`);
  return applyImport(t.ctx, company.empresa_id, [{ name: "trabajadores.csv", data }]);
}

async function stored(): Promise<unknown> {
  const [row] = await t.sql(
    `select a.email, t.telefono, t.email_trabajo, t.telefono_trabajo
     from trabajador t join account a using (account_user_id)
     where t.empresa_id = $1 and t.codigo = '1'`,
    [company.empresa_id],
  );
  return row;
}

test("an import reads the contact data that colleagues see (Rule PEOPLE-50)", async () => {
  const own = { email: "lucia@casa.test", telefono: "600 100 200" };
  const added = await apply(
    "nombre;apellido1;email;fecha_alta;telefono",
    `Lucía;Gómez;${own.email};08/01/2024;${own.telefono}`,
  );
  expect(added.problems).toEqual([]);
  expect(await stored()).toEqual({ ...own, email_trabajo: null, telefono_trabajo: null });
  const first = await apply(
    "Correo de trabajo;Teléfono de trabajo",
    "Lucia@Obrador.test;910 100 200",
  );
  expect(first.tables[0]?.changes).toEqual([
    { label: "1 Lucía Gómez", columns: ["email_trabajo", "telefono_trabajo"] },
  ]);
  const atWork = { email_trabajo: "lucia@obrador.test", telefono_trabajo: "910 100 200" };
  expect(await stored()).toEqual({ ...own, ...atWork });
  await apply("work_email", "lucia@obrador.test");
  expect(await stored()).toEqual({ ...own, ...atWork });
  const wrong = await apply("email_trabajo;telefono_trabajo", "lucia;no tiene");
  expect(wrong.problems.map(({ column }) => column)).toEqual(["email_trabajo", "telefono_trabajo"]);
  await apply("email_trabajo;telefono_trabajo", ";");
  expect(await stored()).toEqual({ ...own, email_trabajo: null, telefono_trabajo: null });
});
