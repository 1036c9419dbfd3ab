import type { EndpointRequest } from "@atrio/contract/endpoint";
import { spain } from "@atrio/contract/people/address";
import type { PostalCode } from "@atrio/contract/people/districts";
import type { PersonalProfile, updateWorker } from "@atrio/contract/people/workers";

const addressFields = [
  "pais_id",
  "codigo_postal",
  "provincia_id",
  "poblacion_id",
  "provincia_texto",
  "poblacion_texto",
  "tipo_via_id",
  "nombre_via",
  "numero_via",
  "escalera",
  "piso",
  "puerta",
] as const;

/** Fields of the form by wire name, so that the server's errors find their fields. */
export type ContactField = (typeof addressFields)[number] | "telefono";

/** Contents of the form: texts as typed, ids as text, empty text for nothing. */
export type ContactDraft = Readonly<Record<ContactField, string>>;

/** Props shared by the parts of the address form. */
export type AddressFieldsProps = {
  draft: ContactDraft;
  /** Source of the saved names, until the lists have arrived. */
  profile: PersonalProfile;
  /** Text of a field's error. */
  errorOf: (field: ContactField) => string | undefined;
  disabled: boolean;
  onChange: (field: ContactField, value: string) => void;
};

/** Problems of fields before sending, by the keys of their texts. */
export type ContactProblems = Partial<Record<ContactField, "phone_wrong" | "code_wrong">>;

/** The form of a profile; an address begins in Spain. */
export function draftOf(profile: Pick<PersonalProfile, ContactField>): ContactDraft {
  const text = (field: ContactField) => String(profile[field] ?? "");
  return {
    telefono: text("telefono"),
    pais_id: profile.pais_id === null ? String(spain) : text("pais_id"),
    codigo_postal: text("codigo_postal"),
    provincia_id: text("provincia_id"),
    poblacion_id: text("poblacion_id"),
    provincia_texto: text("provincia_texto"),
    poblacion_texto: text("poblacion_texto"),
    tipo_via_id: text("tipo_via_id"),
    nombre_via: text("nombre_via"),
    numero_via: text("numero_via"),
    escalera: text("escalera"),
    piso: text("piso"),
    puerta: text("puerta"),
  };
}

/** True if the address is in Spain, whose provinces, towns and postal codes are known. */
export function isSpanish({ pais_id }: Pick<ContactDraft, "pais_id">): boolean {
  return pais_id === String(spain);
}

/** True if anything differs from the saved values. */
export function isChanged(draft: ContactDraft, saved: ContactDraft): boolean {
  return draft.telefono.trim() !== saved.telefono || isAddressChanged(draft, saved);
}

function isAddressChanged(draft: ContactDraft, saved: ContactDraft): boolean {
  return addressFields.some((field) => draft[field].trim() !== saved[field]);
}

/** Payload: the phone, the whole address, or both; only changed parts. */
export function payloadOf(
  draft: ContactDraft,
  saved: ContactDraft,
): NonNullable<EndpointRequest<typeof updateWorker>["body"]> {
  return {
    ...(draft.telefono.trim() !== saved.telefono && { telefono: draft.telefono.trim() }),
    ...(isAddressChanged(draft, saved) && addressOf(draft)),
  };
}

function addressOf(draft: ContactDraft) {
  const isInSpain = isSpanish(draft);
  const id = (value: string) => (value === "" ? null : Number(value));
  const text = (value: string) => value.trim() || null;
  // A country alone, which the form begins with, is no address yet.
  const isEmpty = addressFields.every((field) => field === "pais_id" || draft[field].trim() === "");
  return {
    pais_id: isInSpain && isEmpty ? null : id(draft.pais_id),
    codigo_postal: text(draft.codigo_postal),
    provincia_id: isInSpain ? id(draft.provincia_id) : null,
    poblacion_id: isInSpain ? id(draft.poblacion_id) : null,
    provincia_texto: isInSpain ? null : text(draft.provincia_texto),
    poblacion_texto: isInSpain ? null : text(draft.poblacion_texto),
    tipo_via_id: isInSpain ? id(draft.tipo_via_id) : null,
    nombre_via: text(draft.nombre_via),
    numero_via: text(draft.numero_via),
    escalera: text(draft.escalera),
    piso: text(draft.piso),
    puerta: text(draft.puerta),
  };
}

/** Certain problems of a draft; the server has the last word. */
export function problemsOf(draft: ContactDraft): ContactProblems {
  const problems: ContactProblems = {};
  const phone = draft.telefono.trim();
  const code = draft.codigo_postal.trim();
  if (phone !== "" && !/^\+?\d(?:[ .()/-]{0,2}\d){5,16}$/.test(phone)) {
    problems.telefono = "phone_wrong";
  }
  const isCode = code === "" || /^\d{5}$/.test(code);
  if (isSpanish(draft) && !isCode) problems.codigo_postal = "code_wrong";
  return problems;
}

/** The postal code that can be looked up, or null while it is being typed or is not Spanish. */
export function codeToLookUp(draft: ContactDraft): string | null {
  const code = draft.codigo_postal.trim();
  return isSpanish(draft) && /^\d{5}$/.test(code) ? code : null;
}

/** Applies a postal code's province and town; the town stays when it has the code. */
export function withCode(draft: ContactDraft, found: PostalCode): ContactDraft {
  if (codeToLookUp(draft) !== found.codigo_postal) return draft;
  const ids = found.poblaciones.map(({ id }) => String(id));
  const isSameProvince = draft.provincia_id === String(found.provincia.id);
  // With only the province of a code known, any town of that province may have it.
  const mayStay = ids.length === 0 ? isSameProvince : ids.includes(draft.poblacion_id);
  const [only] = ids.length === 1 ? ids : [];
  return {
    ...draft,
    provincia_id: String(found.provincia.id),
    poblacion_id: mayStay ? draft.poblacion_id : (only ?? ""),
  };
}

/** A change of country drops codes of Spain and texts of elsewhere. */
export function withCountry(draft: ContactDraft, countryId: string): ContactDraft {
  if (countryId === draft.pais_id) return draft;
  return {
    ...draft,
    pais_id: countryId,
    codigo_postal: "",
    provincia_id: "",
    poblacion_id: "",
    provincia_texto: "",
    poblacion_texto: "",
    tipo_via_id: "",
  };
}

/** A change of province, with other towns. */
export function withProvince(draft: ContactDraft, provinceId: string): ContactDraft {
  if (provinceId === draft.provincia_id) return draft;
  return { ...draft, provincia_id: provinceId, poblacion_id: "" };
}
