import type { NoticePreferences, QuietHours } from "@atrio/contract/messages/notice-preferences";

type Preferences = NoticePreferences;
export type GroupRow = Preferences["grupos"][number];
/** A channel that can be chosen; the portal itself always shows everything. */
export type Channel = "correo" | "push";

/** Changed preferences; others stay. */
export type PreferenceChange = {
  grupos?: Array<{ tipo: GroupRow["tipo"]; correo: boolean; push: boolean }>;
} & Partial<Pick<Preferences, "desconexion" | "frecuencia" | "silencio">>;

/** The preferences as they are once a change is saved. */
export function changed(
  known: Preferences,
  { grupos = [], ...rest }: PreferenceChange,
): Preferences {
  const chosen = new Map(grupos.map((group) => [group.tipo, group]));
  return {
    ...known,
    ...rest,
    grupos: known.grupos.map((row) => ({ ...row, ...chosen.get(row.tipo) })),
  };
}

/** Inverse of a change. */
export function undoOf(
  known: Preferences,
  { grupos, ...rest }: PreferenceChange,
): PreferenceChange {
  const { desconexion, frecuencia, silencio } = known;
  const touched = new Set(grupos?.map(({ tipo }) => tipo));
  return {
    ...(grupos !== undefined && {
      grupos: known.grupos.filter(({ tipo }) => touched.has(tipo)).map(choiceOf),
    }),
    ...("desconexion" in rest && { desconexion }),
    ...("frecuencia" in rest && { frecuencia }),
    ...("silencio" in rest && { silencio }),
  };
}

/** Switches one channel of a kind. */
export function switched(row: GroupRow, channel: Channel, isOn: boolean): PreferenceChange {
  return { grupos: [{ ...choiceOf(row), [channel]: isOn }] };
}

function choiceOf({ tipo, correo, push }: GroupRow) {
  return { tipo, correo, push };
}

/** Why a channel cannot be turned off; null when it can. */
export function lockOf(row: GroupRow, channel: Channel) {
  return channel === "correo" ? row.bloqueo_correo : null;
}

/** Quiet hours while they are being written; days 1 Monday to 7 Sunday. */
export type QuietDraft = { isOn: boolean; from: string; to: string; days: readonly number[] };

/** Initial draft of the form: the hours in force, or usual hours of a night. */
export function quietDraftOf(quiet: QuietHours | null): QuietDraft {
  if (quiet === null) return { isOn: false, from: "21:00", to: "08:00", days: weekdays };
  return { isOn: true, from: quiet.desde, to: quiet.hasta, days: quiet.dias.toSorted(upwards) };
}

/** Monday to Sunday. */
export const weekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Preference that the form sends; null ends quiet hours. */
export function quietOf({ isOn, from, to, days }: QuietDraft): QuietHours | null {
  return isOn ? { desde: from, hasta: to, dias: days.toSorted(upwards) } : null;
}

function upwards(one: number, other: number): number {
  return one - other;
}

type QuietFaults = { from?: "required"; to?: "required" | "same"; days?: "none" };

/** Faults of the form, by field; the server checks the same. */
export function quietFaults({ isOn, from, to, days }: QuietDraft): QuietFaults {
  const faults: QuietFaults = {};
  if (!isOn) return faults;
  if (from === "") faults.from = "required";
  if (to === "") faults.to = "required";
  else if (to === from) faults.to = "same";
  if (days.length === 0) faults.days = "none";
  return faults;
}

/** True if two forms say the same. */
export function isSameQuiet(one: QuietDraft, other: QuietDraft): boolean {
  return JSON.stringify(quietOf(one)) === JSON.stringify(quietOf(other));
}

/** True if quiet hours end on the day after they began. */
export function passesMidnight({ from, to }: QuietDraft): boolean {
  return from !== "" && to !== "" && to < from;
}
