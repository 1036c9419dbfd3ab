/** Status of a working day (Rule TIME-1). */
export const workdayStatusIds = { rest: 1, inProgress: 2, wrong: 3, correct: 4 } as const;

/** States of a request (Rule LEAVE-1). */
export const requestStates = { pending: 1, approved: 2, rejected: 3, cancelled: 4 } as const;

/** Kinds of request, pe_solicitud_tipo_id (Rule LEAVE-2). */
export const requestKinds = {
  holidays: 1,
  personalAffairs: 2,
  paidHours: 3,
  paidLeave: 4,
  unpaidLeave: 5,
  medicalRest: 6,
  medicalLeave: 7,
  paternity: 8,
  expenses: 9,
} as const;

/** Kinds of the request form: leave and expenses. */
export const askedKinds: readonly number[] = Object.values(requestKinds);

/** Kinds of leave: requests for days. */
export const leaveKinds: readonly number[] = askedKinds.filter(
  (kind) => kind !== requestKinds.expenses,
);

/** Medical kinds: their files are for administrators alone, and calendars only say 'away'. */
export const medicalKinds: readonly number[] = [
  requestKinds.medicalRest,
  requestKinds.medicalLeave,
];

/** Kinds that a company may refuse for its own reasons: no right that the law grants whole is among them. */
export const refusableKinds = [
  requestKinds.holidays,
  requestKinds.personalAffairs,
  requestKinds.paidHours,
] as const;

/** Kinds of period: pe_tipo_periodo_id. */
export const periodKinds = { fullDays: 1, morning: 2, afternoon: 3, hours: 4 } as const;

/** Kinds of expense: pe_gasto_tipo_id. */
export const expenseKinds = {
  fuel: 1,
  travel: 2,
  taxis: 3,
  meals: 4,
  messenger: 5,
  other: 6,
} as const;

/** Kinds of request (pe_solicitud_tipo_id) that are about working time. */
export const timeRequestKinds = { monthClosure: 10, correction: 11 } as const;

export const allRequestKinds: readonly number[] = [
  ...askedKinds,
  ...Object.values(timeRequestKinds),
];

/** Keys of the paid leave for a death, without and with travel: one total (Rule LEAVE-79). */
export const deathCodes: readonly string[] = ["fallecimiento", "fallecimiento_desplazamiento"];
