import type { WorkerProfile } from "@atrio/contract/person";

export type SeniorityPart = { unit: "years" | "months" | "days"; count: number };

/** The two largest parts of a length of service that say something; days only below a year. */
export function seniorityParts(seniority: WorkerProfile["antiguedad"]): SeniorityPart[] {
  const { anyos, meses, dias } = seniority;
  const parts: SeniorityPart[] = [
    { unit: "years", count: anyos },
    { unit: "months", count: meses },
    ...(anyos === 0 ? [{ unit: "days", count: dias } as const] : []),
  ];
  const said = parts.filter(({ count }) => count > 0).slice(0, 2);
  return said.length > 0 ? said : [{ unit: "days", count: dias }];
}

/** A choice, by id. */
export type Choice = { value: string; label: string };

const marks = /\p{M}/gu;

/** A text as searches compare it: no capitals, no accents. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(marks, "").toLowerCase().trim();
}

/** True if every typed word is in a name, without capitals and accents. */
export function matches(name: string, typed: string): boolean {
  const all = plain(name);
  return plain(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
