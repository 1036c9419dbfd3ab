import { sendModel145Code, signModel145, writeModel145 } from "@atrio/contract/papers/model145";
import type { Model145Answers } from "@atrio/contract/papers/model145";

import type { SignedIn, Worker } from "./factory.ts";
import type { Answer, TestApp } from "./harness.ts";

/** A form in which nothing is special. */
export const plainAnswers: Model145Answers = {
  nif: "00001000B",
  nombre: "García López, Ana",
  anyo_nacimiento: 1985,
  situacion_familiar: "otra",
  nif_conyuge: null,
  discapacidad: "ninguna",
  ayuda_terceros: false,
  movilidad_geografica: false,
  fecha_traslado: null,
  rendimientos_irregulares: false,
  hijos: [],
  ascendientes: [],
  pension_compensatoria: null,
  anualidades_alimentos: null,
  vivienda_habitual: false,
};

/** A child of the form who lives with both parents. */
export const child = {
  anyo_nacimiento: 2015,
  anyo_adopcion: null,
  por_entero: false,
  discapacidad: "ninguna",
  ayuda_terceros: false,
} as const;

/** A parent of the form who lives with the worker only. */
export const ascendant = {
  anyo_nacimiento: 1950,
  convivientes: 1,
  discapacidad: "ninguna",
  ayuda_terceros: false,
} as const;

/** The code that asking for one mails. */
export async function mailedCode(t: TestApp, ask: () => Promise<unknown>): Promise<string> {
  const before = new Set((await t.outbox()).map((mail) => mail.headers["message-id"]));
  await ask();
  const mails = (await t.outbox()).filter((mail) => !before.has(mail.headers["message-id"]));
  return mails.flatMap((mail) => /\b\d{6}\b/.exec(mail.text)?.[0] ?? []).at(0) ?? "";
}

/** Allows a company to sign. */
export async function allowSigning(t: TestApp, worker: Pick<Worker, "empresa_id">): Promise<void> {
  await t.sql("update empresa set firma_digital = true where empresa_id = $1", [worker.empresa_id]);
}

/** Body of an answer with the expected status. */
export function good(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

/** Writes a version and signs it; answers its id, and the clock goes on by two minutes. */
export async function signForm(
  t: TestApp,
  who: SignedIn,
  changes: Partial<Model145Answers> = {},
): Promise<number> {
  const { token } = who;
  const datos = { ...plainAnswers, ...changes };
  const written = await t.call(writeModel145, {
    token,
    params: { id: who.trabajador_id },
    body: { datos },
  });
  const { id } = good(written).body.data;
  const codigo = await mailedCode(t, async () =>
    good(await t.call(sendModel145Code, { token, params: { id }, body: {} })),
  );
  good(await t.call(signModel145, { token, params: { id }, body: { codigo } }));
  t.clock.advance({ minutes: 2 });
  return id;
}
