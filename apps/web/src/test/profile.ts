import type { PersonalProfile } from "@atrio/contract/people/workers";

import { userOf } from "./user.ts";

/** Lucía's own profile with an address in Madrid, changed as a test needs it. */
export function profileOf(changes: Partial<PersonalProfile> = {}): PersonalProfile {
  return {
    ...userOf(),
    apellido1: "García",
    apellido2: "Pérez",
    email_trabajo: "lucia@clinica.test",
    telefono_trabajo: null,
    nif: "***4567**",
    nacionalidad: "España",
    fecha_nacimiento: "1990-05-04",
    edad: 36,
    pais_id: 724,
    provincia_id: 28,
    poblacion_id: 28_079,
    provincia_texto: null,
    poblacion_texto: null,
    tipo_via_id: 1,
    nombre_via: "Mayor",
    numero_via: "12",
    escalera: null,
    piso: "3",
    puerta: "B",
    codigo_postal: "28013",
    pais: "España",
    provincia: "Madrid",
    poblacion: "Madrid",
    tipo_via: "Calle",
    direccion: "Calle Mayor, 12, 3.º B, 28013 Madrid, España",
    ...changes,
  };
}
