import { clinic } from "../../apps/server/demo/clinic.ts";

/** The password of every demo account. */
export const demoPassword = "Demo1234";

/** Demo accounts with a part of their own. */
export const accounts = {
  worker: "lucia@demo.test",
  supervisor: "marcos@demo.test",
  administrator: "admin@demo.test",
  /** Works by shifts, in the area that Inés plans. */
  shiftWorker: "pablo.nunez@demo.test",
  shiftManager: "ines@demo.test",
  /** Handles complaints; the mailbox is open. */
  complaintHandler: "pilar@demo.test",
  /** Handles complaints too; the key waits to be admitted. */
  newHandler: "rosa.iglesias@demo.test",
  newcomer: "nuevo@demo.test",
  /** Went on holiday without clocking out; reads Portuguese. */
  forgetful: "joao.ferreira@demo.test",
  otherCompany: "otra@otra.test",
} as const;

/** Schedules with nights: a punch after midnight may belong to the day before. */
const nightly = ["NOC", "CIC"];

type DemoPerson = ReturnType<typeof clinic>["personas"][number];

/** Staff of the demo company. It does not depend on the dates: any two years will do. */
function everybody(): readonly DemoPerson[] {
  return clinic({ from: "2024-11-01", today: "2026-11-02" }).personas;
}

function isPlain(person: DemoPerson): boolean {
  return (
    Object.keys(person.roles).length === 0 &&
    person.idioma_trabajador === "es" &&
    person.fecha_baja === null &&
    person.horarios.every(({ codigo }) => !nightly.includes(codigo)) &&
    !person.requires_password_change &&
    Object.keys(person.incidents).length === 0
  );
}

/** Names and addresses of plain Spanish-speaking workers by day of the demo company, the same in every run. */
export function plainWorkers(): Array<{ name: string; email: string }> {
  return everybody()
    .filter(isPlain)
    .map(({ nombre, email }) => ({ name: nombre, email }));
}

/** Addresses of the plain workers with a single supervisor. */
export function teamOf(supervisor: string): string[] {
  const code = everybody().find(({ email }) => email === supervisor)?.codigo;
  return everybody()
    .filter(({ supervisores }) =>
      supervisores.every(({ codigo, hasta }) => hasta !== null || codigo === code),
    )
    .filter((person) => isPlain(person) && person.supervisores.length > 0)
    .map(({ email }) => email);
}

/** Names and NIF of the plain workers, as payslips of other programs print them. */
export function paidPeople(): Array<{ name: string; email: string; nif: string }> {
  return everybody()
    .filter(isPlain)
    .map(({ nombre, apellido1, apellido2, email, nif }) => ({
      name: `${nombre} ${apellido1} ${apellido2}`,
      email,
      nif,
    }));
}
