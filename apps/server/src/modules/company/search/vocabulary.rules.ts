import { requestKinds } from "@atrio/contract/kinds";

const words = (text: string): readonly string[] => text.split(" ");

/** Names of the months from January on, in the portal's languages, plain. */
export const monthWords: ReadonlyArray<readonly string[]> = [
  words("enero january janvier janeiro"),
  words("febrero february fevrier fevereiro"),
  words("marzo march mars marco"),
  words("abril april avril"),
  words("mayo may mai maio"),
  words("junio june juin junho"),
  words("julio july juillet julho"),
  words("agosto august aout"),
  words("septiembre setiembre september septembre setembro"),
  words("octubre october octobre outubro"),
  words("noviembre november novembre novembro"),
  words("diciembre december decembre dezembro"),
];

/** Names of the days of the week from Monday on. */
export const weekdayWords: ReadonlyArray<readonly string[]> = [
  words("lunes monday lundi segunda"),
  words("martes tuesday mardi terca"),
  words("miercoles wednesday mercredi quarta"),
  words("jueves thursday jeudi quinta"),
  words("viernes friday vendredi sexta"),
  words("sabado saturday samedi"),
  words("domingo sunday dimanche"),
];

/** Days from today on that a word names. */
export const nearDays: ReadonlyMap<string, number> = new Map([
  ...words("hoy today aujourd hoje").map((word) => [word, 0] as const),
  ...words("ayer yesterday hier ontem").map((word) => [word, -1] as const),
  ...words("anteayer anteontem").map((word) => [word, -2] as const),
  ...words("manana tomorrow demain amanha").map((word) => [word, 1] as const),
]);

export const payslipWords = words(
  "nomina sueldo salario paga payslip payroll salary wages paie bulletin salaire recibo vencimento ordenado",
);

export const shiftWords = words(
  "turno turnos cuadrante shift shifts roster creneau creneaux planning escala",
);

/** Words for what comes next; they name no shift. */
export const soonWords = words(
  "proximo proximos proxima proximas siguiente siguientes next upcoming prochain prochains seguinte seguintes",
);

export const newestWords = words(
  "ultima ultimo last latest newest derniere dernier recente ultimas ultimos",
);

/** Kinds of request by the words that people use for them. */
export const kindWords: ReadonlyArray<readonly [kind: number, words: readonly string[]]> = [
  [requestKinds.holidays, words("vacaciones holidays holiday vacation conges vacances ferias")],
  [requestKinds.personalAffairs, words("asuntos moscosos personnelles pessoais personal")],
  [requestKinds.paidLeave, words("permiso permisos leave autorisation licenca licencas")],
  [requestKinds.unpaidLeave, words("excedencia unpaid")],
  [requestKinds.medicalRest, words("reposo")],
  [requestKinds.medicalLeave, words("baja bajas sick maladie baixa doenca")],
  [requestKinds.paternity, words("paternidad maternidad nacimiento birth naissance paternidade")],
  [
    requestKinds.expenses,
    words("gasto gastos taxi kilometraje expense expenses frais depense despesa despesas"),
  ],
];

/** Words that say nothing about what is looked for. */
export const emptyWords: ReadonlySet<string> = new Set(
  words(
    "a al aux e feira com con cual cuando d da das de del der des do dos du el en est et for from in is l " +
      "la las le les lo los ma me mes mi mis mon mis my numero o of on os para pour por que quel " +
      "quien the to tu um uma un una und what when who y",
  ),
);

/** Words for how a colleague is reached; they find nobody. */
export const contactWords: ReadonlySet<string> = new Set(
  words(
    "telefono telefonos movil tlf tel extension correo email mail phone number mobile " +
      "telephone portable courriel telefone telemovel contacto contact",
  ),
);
