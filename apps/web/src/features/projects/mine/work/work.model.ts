import type { PartValue, ProjectPart, UsableProject } from "@atrio/contract/projects/shapes";

/** What a person states about an interval, as typed. */
export type WorkDraft = {
  proyecto_id: number | null;
  actividad_id: number | null;
  /** Typed values by field. */
  values: Readonly<Record<number, string>>;
  observaciones: string;
};

export const emptyWork: WorkDraft = {
  proyecto_id: null,
  actividad_id: null,
  values: {},
  observaciones: "",
};

type PartProblem = "work.part_required" | "work.part_number";

export type WorkErrors = {
  project?: "work.project_required";
  activity?: "work.activity_required";
  parts: Readonly<Record<number, PartProblem>>;
};

const shownRecent = 5;

type Groups = { favourites: UsableProject[]; recent: UsableProject[]; others: UsableProject[] };

/** Projects as they are offered: favourites, then the last used, then the rest; each once. */
export function groupProjects(projects: readonly UsableProject[]): Groups {
  const rest = projects.filter(({ favorito }) => !favorito);
  const recent = rest
    .filter(({ usado_en }) => usado_en !== null)
    .toSorted((a, b) => (b.usado_en ?? "").localeCompare(a.usado_en ?? ""))
    .slice(0, shownRecent);
  return {
    favourites: projects.filter(({ favorito }) => favorito),
    recent,
    others: rest.filter((project) => !recent.includes(project)),
  };
}

/** Activities as they are offered: favourites first. */
export function orderActivities({ actividades }: UsableProject): UsableProject["actividades"] {
  return actividades.toSorted((a, b) => Number(b.favorita) - Number(a.favorita));
}

/** The activity that a project starts with: the only one, a favourite, the last used, else none. */
export function firstActivity(project: UsableProject | undefined): number | null {
  const activities = project?.actividades ?? [];
  if (activities.length === 1) return activities[0]?.id ?? null;
  const favourite = activities.find(({ favorita }) => favorita);
  const [latest] = activities
    .filter(({ usada_en }) => usada_en !== null)
    .toSorted((a, b) => (b.usada_en ?? "").localeCompare(a.usada_en ?? ""));
  return favourite?.id ?? latest?.id ?? null;
}

/** Fields that an activity asks for, in its order. */
export function askedParts(
  project: UsableProject | undefined,
  activityId: number | null,
  parts: readonly ProjectPart[],
): ProjectPart[] {
  const activity = project?.actividades.find(({ id }) => id === activityId);
  return (activity?.parte_ids ?? []).flatMap((id) =>
    parts.filter((part) => part.id === id && part.activo),
  );
}

/** A typed number, with a comma or a point; null if it is none. */
function numberOf(text: string): number | null {
  const value = Number(text.trim().replace(",", "."));
  return text.trim() !== "" && Number.isFinite(value) ? value : null;
}

/** Problems of a draft; null if it can be sent. */
export function judgeWork(
  draft: WorkDraft,
  project: UsableProject | undefined,
  parts: readonly ProjectPart[],
): WorkErrors | null {
  if (project === undefined) return { project: "work.project_required", parts: {} };
  if (draft.actividad_id === null && project.actividades.length > 0) {
    return { activity: "work.activity_required", parts: {} };
  }
  const wrong = askedParts(project, draft.actividad_id, parts).flatMap((part) => {
    const problem = partProblem(part, draft.values[part.id] ?? "");
    return problem === null ? [] : [{ id: part.id, problem }];
  });
  if (wrong.length === 0) return null;
  return { parts: Object.fromEntries(wrong.map(({ id, problem }) => [id, problem])) };
}

function partProblem({ tipo, obligatorio }: ProjectPart, text: string): PartProblem | null {
  if (text.trim() === "") return obligatorio ? "work.part_required" : null;
  return tipo === "numero" && numberOf(text) === null ? "work.part_number" : null;
}

/** Values of the asked fields as the wire has them; empty ones are left out. */
export function partValues(draft: WorkDraft, asked: readonly ProjectPart[]): PartValue[] {
  return asked.flatMap(({ id, tipo }) => {
    const text = (draft.values[id] ?? "").trim();
    const valor = tipo === "numero" ? numberOf(text) : text;
    return valor === null || valor === "" ? [] : [{ parte_id: id, valor }];
  });
}

/** Stored values as the fields show them. */
export function typedValues(values: readonly PartValue[]): Record<number, string> {
  return Object.fromEntries(values.map(({ parte_id, valor }) => [parte_id, String(valor)]));
}

/** 'Web · Diseño'. */
export function workName(proyecto: string, actividad: string | null): string {
  return actividad === null ? proyecto : `${proyecto} · ${actividad}`;
}
