import type { Dictionary } from "../../dictionary.ts";
import type { leaveCatalogue as source } from "../../es/leave/leave-catalogue.ts";

/** Names and descriptions of the statutory leave rules, by kind of request and key. */
export const leaveCatalogue: Dictionary<typeof source> = {
  1: {
    general: {
      name: "Congés payés",
      text: "Jours ouvrés de congé : les jours fériés et vos jours de repos ne sont pas décomptés. Vous pouvez demander des jours isolés, des demi-journées ou des périodes continues.",
    },
  },
  2: {
    general: {
      name: "Jours pour raisons personnelles",
      text: "Jours rémunérés pour ce dont vous avez besoin, sans justification. Ils sont décomptés de votre solde annuel.",
    },
  },
  3: {
    general: {
      name: "Heures rémunérées",
      text: "Heures isolées pendant votre journée de travail, prises sur votre crédit annuel. Vous ne pouvez pas pointer pendant ces heures.",
    },
  },
  4: {
    matrimonio: {
      name: "Mariage ou partenariat enregistré",
      text: "Quinze jours calendaires pour votre mariage ou l’enregistrement de votre partenariat. Les jours fériés et de repos comptent aussi.",
    },
    enfermedad_familiar: {
      name: "Accident, maladie grave ou hospitalisation d’un proche",
      text: "Cinq jours ouvrés en cas d’accident ou de maladie graves, d’hospitalisation ou d’opération avec repos à domicile du conjoint, du partenaire, d’un parent jusqu’au deuxième degré ou d’une personne vivant avec vous qui a besoin de vos soins.",
    },
    fallecimiento: {
      name: "Décès d’un proche",
      text: "Deux jours en cas de décès du conjoint, du partenaire ou d’un parent jusqu’au deuxième degré.",
    },
    fallecimiento_desplazamiento: {
      name: "Décès d’un proche, avec déplacement",
      text: "Quatre jours en cas de décès du conjoint, du partenaire ou d’un parent jusqu’au deuxième degré lorsque vous devez vous déplacer.",
    },
    traslado_domicilio: {
      name: "Déménagement",
      text: "Un jour pour le changement de votre domicile habituel.",
    },
    deber_publico: {
      name: "Devoir public impératif",
      text: "Le temps indispensable à un devoir public personnel que vous ne pouvez pas déléguer : jury, procès, bureau de vote ou vote.",
    },
    examenes_prenatales: {
      name: "Examens prénataux et préparation à l’accouchement",
      text: "Le temps indispensable aux examens prénataux et à la préparation à l’accouchement, ou aux séances et rapports préalables à une adoption ou à un accueil, pendant votre temps de travail.",
    },
    funciones_sindicales: {
      name: "Mandat syndical ou représentation du personnel",
      text: "Heures pour votre mandat syndical ou de représentation du personnel, selon votre crédit d’heures et la convention collective.",
    },
    lactancia_acumulada: {
      name: "Heure d’allaitement cumulée",
      text: "L’heure quotidienne de soins au nourrisson, jusqu’à ses neuf mois, cumulée en journées complètes.",
    },
    hijo_hospitalizado: {
      name: "Nouveau-né hospitalisé",
      text: "Une heure par jour tant que votre bébé prématuré ou nouveau-né doit rester hospitalisé.",
    },
    fuerza_mayor_familiar: {
      name: "Force majeure familiale",
      text: "Heures pour des raisons familiales urgentes et imprévisibles, maladie ou accident, qui exigent votre présence immédiate : chaque année, l’équivalent de quatre jours de travail (32 heures pour des journées de 8 heures).",
    },
    imposibilidad_acceso: {
      name: "Impossibilité d’accéder au lieu de travail",
      text: "Jusqu’à quatre jours si vous ne pouvez pas rejoindre votre lieu de travail en raison de recommandations ou d’interdictions des autorités, ou d’un risque grave et imminent, comme une catastrophe ou une tempête.",
    },
    donacion_organos: {
      name: "Don d’organes ou de tissus",
      text: "Le temps indispensable, pendant votre temps de travail, à la préparation d’un don d’organes ou de tissus.",
    },
    violencia_genero: {
      name: "Absences liées à des violences sexistes ou sexuelles",
      text: "Absences justifiées par la situation physique ou psychologique constatée par les services sociaux ou de santé. Seule l’administration les voit et en décide.",
    },
    formacion: {
      name: "Formation professionnelle",
      text: "Vingt heures par an de formation liée à l’activité de l’entreprise, après un an d’ancienneté au moins. Elles peuvent être cumulées sur cinq ans : adressez-vous à l’administration.",
    },
    nacimiento_monoparental: {
      name: "Naissance et soins, famille monoparentale",
      text: "Trente-deux semaines pour les familles monoparentales : six obligatoires et continues après l’accouchement, le reste par semaines. La prestation est versée par la Sécurité sociale.",
    },
    ampliacion_nacimiento: {
      name: "Prolongation du congé de naissance",
      text: "Semaines supplémentaires en cas de naissance multiple, de handicap du bébé ou de son hospitalisation, jusqu’à treize dans ce dernier cas.",
    },
    descanso_domingo: {
      name: "Repos pour dimanche ou jour férié travaillé",
      text: "Le repos que vous gagnez en travaillant un dimanche ou un jour férié. Il est décompté de votre solde de dimanches.",
    },
    examenes: {
      name: "Examens",
      text: "Le temps nécessaire pour passer les examens d’études officielles, lorsque la convention collective le rémunère.",
    },
    donacion_sangre: {
      name: "Don du sang",
      text: "Le temps nécessaire pour donner votre sang, lorsque la convention collective ou l’entreprise le rémunère.",
    },
    consulta_medica: {
      name: "Consultation médicale",
      text: "Le temps nécessaire à une consultation médicale impossible en dehors de votre temps de travail, selon la convention collective.",
    },
    acompanamiento_medico: {
      name: "Accompagnement à une consultation médicale",
      text: "Le temps nécessaire pour accompagner chez le médecin un enfant mineur ou un proche dépendant, selon la convention collective.",
    },
  },
  5: {
    permiso_parental: {
      name: "Congé parental",
      text: "Jusqu’à huit semaines pour vous occuper d’un enfant, le vôtre ou accueilli, jusqu’à ses huit ans, continues ou réparties. Prévenez dix jours à l’avance, sauf force majeure.",
    },
    asuntos_propios_dias: {
      name: "Congé sans solde, en jours",
      text: "Jours sans solde pour convenance personnelle, en accord avec l’entreprise.",
    },
    asuntos_propios_horas: {
      name: "Congé sans solde, en heures",
      text: "Heures sans solde pour convenance personnelle, en accord avec l’entreprise.",
    },
    examenes: {
      name: "Examens",
      text: "Le temps nécessaire pour passer des examens, si vous préparez régulièrement un diplôme universitaire ou professionnel.",
    },
    hijo_hospitalizado: {
      name: "Réduction d’horaire pour nouveau-né hospitalisé",
      text: "Jusqu’à deux heures par jour sans solde, en plus de l’heure rémunérée, tant que votre bébé prématuré ou nouveau-né reste hospitalisé.",
    },
    cuidado_hijo: {
      name: "Disponibilité pour s’occuper d’un enfant",
      text: "Jusqu’à trois ans à compter de la naissance ou de la décision d’adoption ou d’accueil, en une ou plusieurs périodes.",
    },
    cuidado_familiar: {
      name: "Disponibilité pour s’occuper d’un proche",
      text: "Jusqu’à deux ans pour s’occuper du conjoint, du partenaire ou d’un parent jusqu’au deuxième degré qui n’est pas autonome.",
    },
    excedencia_voluntaria: {
      name: "Disponibilité volontaire",
      text: "De quatre mois à cinq ans, après un an d’ancienneté au moins et quatre ans depuis la précédente.",
    },
  },
  6: {
    general: {
      name: "Arrêt court",
      text: "D’un à trois jours de repos consécutifs sur avis médical. Au-delà, demandez un arrêt maladie. N’indiquez pas le diagnostic.",
    },
  },
  7: {
    general: {
      name: "Arrêt maladie",
      text: "Incapacité temporaire à partir du jour de l’arrêt. L’entreprise en est informée par la Sécurité sociale : joindre le document est facultatif. N’indiquez pas le diagnostic.",
    },
  },
  8: {
    general: {
      name: "Naissance et soins de l’enfant",
      text: "Dix-neuf semaines pour une naissance, une adoption ou un accueil : six obligatoires et continues après l’accouchement, onze par semaines jusqu’aux douze mois et deux jusqu’aux huit ans. La prestation est versée par la Sécurité sociale.",
    },
  },
};
