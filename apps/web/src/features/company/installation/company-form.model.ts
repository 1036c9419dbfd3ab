import type { Language } from "@atrio/contract/common";

export type CompanyForm = {
  nombre: string;
  slug: string;
  cif: string;
  idioma: Language;
  zona_horaria: string;
  nombre_administrador: string;
  apellido1: string;
  apellido2: string;
  email: string;
};

/** An empty form in a language and a time zone. */
export function newCompany(idioma: Language, zona_horaria: string): CompanyForm {
  const nobody = { nombre_administrador: "", apellido1: "", apellido2: "", email: "" };
  return { nombre: "", slug: "", cif: "", idioma, zona_horaria, ...nobody };
}

/** A company's name as it may stand in an address: 'Panadería Sol, S.L.' as `panaderia-sol-s-l`. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, "");
}

const needed = ["nombre", "slug", "nombre_administrador", "apellido1", "email"] as const;

/** Fields that are still empty and may not be. */
export function missingIn(form: CompanyForm): ReadonlyArray<keyof CompanyForm> {
  return needed.filter((name) => form[name].trim() === "");
}

const orNull = (text: string): string | null => (text.trim() === "" ? null : text);

/** Body of the call. */
export function bodyOf(form: CompanyForm) {
  return { ...form, cif: orNull(form.cif), apellido2: orNull(form.apellido2) };
}
