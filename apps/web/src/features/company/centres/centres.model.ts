import { spanishRegions } from "@atrio/contract/company/centres";
import type { Centre, SpanishRegion } from "@atrio/contract/company/centres";

/** Fields of a centre as they are typed. */
export type CentreForm = {
  codigo: string;
  nombre: string;
  direccion: string;
  municipio: string;
  region: SpanishRegion | null;
  zona_horaria: string;
  calendario_festivo_id: number | null;
  /** Networks, one a line. */
  rangos_ip: string;
};

/** Form of a centre, or of a new one in a time zone. */
export function formOf(centre: Centre | null, zone: string): CentreForm {
  return {
    codigo: centre?.codigo ?? "",
    nombre: centre?.nombre ?? "",
    direccion: centre?.direccion ?? "",
    municipio: centre?.municipio ?? "",
    region: spanishRegions.find((region) => region === centre?.region) ?? null,
    zona_horaria: centre?.zona_horaria ?? zone,
    calendario_festivo_id: centre?.calendario_festivo_id ?? null,
    rangos_ip: centre?.rangos_ip.join("\n") ?? "",
  };
}

/** Body of a form: blank texts are none, networks a list. */
export function bodyOf(form: CentreForm) {
  return {
    ...form,
    codigo: form.codigo.trim(),
    nombre: form.nombre.trim(),
    direccion: form.direccion.trim() || null,
    municipio: form.municipio.trim() || null,
    rangos_ip: form.rangos_ip.split(/[\s,;]+/).filter((range) => range !== ""),
  };
}

/** Required fields that are blank. */
export function missingIn({ codigo, nombre }: CentreForm): Array<"codigo" | "nombre"> {
  return (
    [
      ["codigo", codigo],
      ["nombre", nombre],
    ] as const
  ).flatMap(([name, text]) => (text.trim() === "" ? [name] : []));
}
