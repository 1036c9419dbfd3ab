import { requestKinds } from "@atrio/contract/kinds";
import { inEachLanguage } from "@atrio/contract/languages";

import type { Tx } from "../../../../db/client.ts";
import { wordsIn } from "../../../../lib/words/words.ts";
import { readLeaveRules } from "../entitlements.read.ts";

import { insertMissingRules } from "./catalogue.repo.ts";

const codigo = "cierre_empresa";

/**
 * Id of the rule of days that the company gives in a closure (Rule LEAVE-103), which is made on the first
 * occasion; nobody can ask for it.
 */
export async function keepShutdownRule(tx: Tx): Promise<number> {
  const find = async (): Promise<number | undefined> =>
    (
      await readLeaveRules(tx, { kind: requestKinds.paidLeave, inactive: true, language: "es" })
    ).find((rule) => rule.codigo === codigo)?.id;
  const known = await find();
  if (known !== undefined) return known;
  await insertMissingRules(tx, [
    {
      pe_solicitud_tipo_id: requestKinds.paidLeave,
      codigo,
      nombre: inEachLanguage((language) => wordsIn(language, "leave/shutdown-words").rule),
      descripcion: inEachLanguage((language) => wordsIn(language, "leave/shutdown-words").ruleText),
      norma: null,
      unidad: "laborables",
      saldo: null,
      retribuido: true,
      limite: null,
      limite_por: null,
      maximo_consecutivo: null,
      preaviso_dias: 0,
      requiere_documento: false,
      documento_restringido: false,
      admite_medio_dia: false,
      admite_horas: false,
      decide: "administrador",
      activo: false,
      minimo_meses: null,
      maximo_meses: null,
      ocasion: null,
      plazo_meses: null,
      prorroga_dias: null,
      prorroga_meses: null,
      orden: 900,
    },
  ]);
  const made = await find();
  if (made === undefined) throw new Error("The rule of closures was not stored");
  return made;
}
