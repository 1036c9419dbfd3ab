import type { Dictionary } from "../../dictionary.ts";
import type { directory as es } from "../../es/people/directory.ts";

export const directory: Dictionary<typeof es> = {
  column: {
    nombre_completo: "Nom",
    relacion: "Lien",
    puesto: "Poste",
    nombre_departamento_trabajador: "Service",
    centro_trabajo: "Lieu de travail",
    nombre_empresa: "Entreprise",
    email: "E-mail",
    telefono: "Téléphone",
    supervisores: "Responsables",
    antiguedad: "Ancienneté",
    fin_contrato: "Fin de contrat",
    cumpleanyos: "Anniversaire",
    vacaciones_totales: "Congés de l’année",
    vacaciones_disponibles: "Congés restants",
    sexo: "Sexe",
    salario_bruto_anual: "Salaire brut annuel",
  },
  relation: {
    ninguna: "Sans lien direct",
    descendiente: "Sous votre responsabilité",
    hermano: "Même équipe",
    ascendente: "Votre hiérarchie",
  },
  sex: { H: "Homme", M: "Femme", X: "Non renseigné" },
  file: {
    title: "Annuaire de l’entreprise",
    sheet: "Annuaire",
    name: "annuaire",
    people_one: "{{count}} personne",
    people: "{{count}} personnes",
    by: "Exporté par {{name}}",
    search: "Recherche : {{text}}",
    only: "{{column}} : {{value}}",
  },
};
