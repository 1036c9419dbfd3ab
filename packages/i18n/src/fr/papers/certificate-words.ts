import type { Dictionary } from "../../dictionary.ts";
import type { certificateWords as source } from "../../es/papers/certificate-words.ts";

export const certificateWords: Dictionary<typeof source> = {
  page: "Page {{page}} sur {{pages}}",
  footer: "Code de vérification {{code}}",
  opening: "La société {{company}}",
  opening_cif: "La société {{company}}, numéro d’identification fiscale espagnol (NIF) {{cif}},",
  verb: "ATTESTE",
  tax_id: "NIF {{cif}}",
  phone: "Tél. {{phone}}",
  person: { H: "M. {{name}}", M: "Mme {{name}}", X: "la personne nommée {{name}}" },
  person_nif: "{{person}}, numéro d’identification espagnol {{nif}},",
  closing:
    "La présente attestation est délivrée à la demande de la personne concernée, pour servir et valoir ce que de droit.",
  dated: "Le {{date}}",
  dated_in: "Fait à {{place}}, le {{date}}",
  seal: {
    title: "Document portant un cachet électronique",
    text: "Ce document porte le cachet électronique de {{company}} : toute modification ultérieure du fichier l’invalide. Aucune signature manuscrite n’est nécessaire.",
    verify:
      "Son authenticité peut être vérifiée sur {{link}} à l’aide du fichier lui-même ou de ce code :",
    alt: "Code QR qui ouvre la page de vérification de ce document",
  },
  empleo: {
    title: "Attestation de travail",
    file: "attestation-de-travail",
    since:
      "Que {{person}} travaille dans la société depuis le {{from}} et fait toujours partie de ses effectifs à la date de la présente attestation.",
    post: "Que le poste occupé est celui de {{post}}.",
    post_centre: "Que le poste occupé est celui de {{post}}, dans l’établissement {{centre}}.",
    centre: "Que son lieu de travail est l’établissement {{centre}}.",
    contract:
      "Que son contrat de travail est {{kind}}, pour une durée de {{hours}} heures par semaine.",
    contract_until:
      "Que son contrat de travail est {{kind}}, pour une durée de {{hours}} heures par semaine, et prend fin le {{until}}.",
    kind: {
      "1": "à durée indéterminée et à temps plein",
      "2": "à durée indéterminée et à temps partiel",
      "3": "à durée indéterminée intermittent (fijo discontinuo)",
      "4": "à durée déterminée et à temps plein",
      "5": "à durée déterminée et à temps partiel",
    },
  },
  antiguedad: {
    title: "Attestation d’ancienneté",
    file: "attestation-d-anciennete",
    text: "Que {{person}} travaille dans la société depuis le {{from}}.",
    span: "Que, au {{today}}, son ancienneté dans la société est de {{span}}.",
    span_none: "Que son contrat de travail prend effet à la date de la présente attestation.",
  },
  vacaciones: {
    title: "Attestation de congés payés {{year}}",
    file: "attestation-de-conges",
    text: "Que, d’après les registres de la société au {{today}}, les congés payés de {{person}} au titre de l’année {{year}} se présentent comme suit :",
    entitled: "Jours acquis",
    enjoyed: "Jours pris",
    later: "Jours pris les années suivantes",
    expired: "Jours perdus faute d’avoir été pris",
    left: "Jours restant à prendre",
    coming: "Dont déjà approuvés avec dates",
    unit: {
      naturales: "Les jours sont des jours calendaires.",
      laborables: "Les jours sont des jours ouvrés.",
    },
    dates: "Congés pris",
    dates_coming: "Congés approuvés et non encore pris",
    period: "Période",
    days: "Jours",
  },
  ingresos: {
    title: "Attestation de revenus et de retenues {{year}}",
    file: "attestation-de-revenus",
    text: "Que, d’après les bulletins de paie publiés à la date de la présente attestation ({{from}} – {{to}}), {{person}} a perçu les rémunérations suivantes, avec les cotisations et retenues indiquées :",
    text_one:
      "Que, d’après les bulletins de paie publiés à la date de la présente attestation ({{from}}), {{person}} a perçu les rémunérations suivantes, avec les cotisations et retenues indiquées :",
    month: "Mois",
    gross: "Brut",
    in_kind: "Dont en nature",
    contributions: "Sécurité sociale",
    withheld: "Impôt (IRPF)",
    net: "Net",
    total: "Total",
    missing:
      "Elle n’inclut pas les bulletins de paie de ces mois : {{months}}. Le portail n’en possède que le PDF, sans les montants. Les totaux ne sont donc pas ceux de toutes les sommes perçues.",
    note: "Montants en euros, en notation espagnole. Le net tient également compte des avantages en nature, des avances et des autres déductions éventuelles.",
    note_tax:
      "Elle ne remplace pas l’attestation de retenues prévue à l’article 108 du règlement espagnol de l’impôt sur le revenu.",
  },
};
