import type { RequestView } from "@atrio/contract/request-view";

/** Fields of a request that its worker can edit. */
export type Editable = Pick<RequestView, "titulo" | "descripcion" | "gasto"> & {
  ausencia: EditableAbsence | null;
};

type Absence = NonNullable<RequestView["ausencia"]>;
type EditableAbsence = Pick<
  Absence,
  "pe_solicitud_subtipo_id" | "hospitalizacion" | "sin_fecha_fin" | "periodos"
> & {
  ocasion: Pick<NonNullable<Absence["ocasion"]>, "fecha" | "etiqueta"> | null;
};

type Text = { antes: string | null; despues: string | null };
type Figure = { antes: number | null; despues: number | null };
type Flag = { antes: boolean | null; despues: boolean | null };

/** A period as a change keeps it; hours as `HH:mm`. */
type Period = {
  fecha_inicio: string;
  fecha_fin: string;
  pe_tipo_periodo_id: number;
  hora_inicio: string | null;
  hora_fin: string | null;
};

type TextField = "titulo" | "descripcion" | "fecha_gasto" | "ocasion" | "fecha_ocasion";

/** A field that an edit changed, with its raw values. */
export type Change =
  | ({ campo: TextField } & Text)
  | ({
      campo: "pe_solicitud_subtipo_id" | "pe_gasto_tipo_id" | "importe" | "kilometros";
    } & Figure)
  | ({ campo: "hospitalizacion" | "sin_fecha_fin" } & Flag)
  | { campo: "periodos"; antes: Period[] | null; despues: Period[] | null };

/** The fields of a form as a change keeps them. */
function fieldsOf({ titulo, descripcion, ausencia, gasto }: Editable) {
  return {
    titulo,
    descripcion,
    pe_solicitud_subtipo_id: ausencia?.pe_solicitud_subtipo_id ?? null,
    hospitalizacion: ausencia?.hospitalizacion ?? null,
    sin_fecha_fin: ausencia?.sin_fecha_fin ?? null,
    fecha_ocasion: ausencia?.ocasion?.fecha ?? null,
    ocasion: ausencia?.ocasion?.etiqueta ?? null,
    periodos: ausencia === null ? null : ausencia.periodos.map(periodOf),
    ...(gasto ?? noExpense),
  };
}

const noExpense = {
  fecha_gasto: null,
  pe_gasto_tipo_id: null,
  kilometros: null,
  importe: null,
};

function periodOf(period: Period): Period {
  return {
    fecha_inicio: period.fecha_inicio,
    fecha_fin: period.fecha_fin,
    pe_tipo_periodo_id: period.pe_tipo_periodo_id,
    hora_inicio: period.hora_inicio,
    hora_fin: period.hora_fin,
  };
}

/** Changes of an edit, in the order of the form. */
export function changesBetween(earlier: Editable, later: Editable): Change[] {
  const [before, after] = [fieldsOf(earlier), fieldsOf(later)];
  const text = (campo: TextField): Change => ({
    campo,
    antes: before[campo],
    despues: after[campo],
  });
  const figure = (
    campo: "pe_solicitud_subtipo_id" | "pe_gasto_tipo_id" | "importe" | "kilometros",
  ): Change => ({ campo, antes: before[campo], despues: after[campo] });
  const all: Change[] = [
    text("titulo"),
    figure("pe_solicitud_subtipo_id"),
    { campo: "periodos", antes: before.periodos, despues: after.periodos },
    {
      campo: "hospitalizacion",
      antes: before.hospitalizacion,
      despues: after.hospitalizacion,
    },
    {
      campo: "sin_fecha_fin",
      antes: before.sin_fecha_fin,
      despues: after.sin_fecha_fin,
    },
    text("fecha_ocasion"),
    text("ocasion"),
    text("fecha_gasto"),
    figure("pe_gasto_tipo_id"),
    figure("kilometros"),
    figure("importe"),
    text("descripcion"),
  ];
  return all.filter((one) => JSON.stringify(one.antes) !== JSON.stringify(one.despues));
}
