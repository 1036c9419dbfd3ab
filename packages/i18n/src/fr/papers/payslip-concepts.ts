import type { Dictionary } from "../../dictionary.ts";
import type { payslipConcepts as es } from "../../es/papers/payslip-concepts.ts";

export const payslipConcepts: Dictionary<typeof es> = {
  concept: {
    salario_base: {
      name: "Salaire de base",
      what: "La partie fixe de votre rémunération pour votre temps de travail, avant les primes et compléments.",
      from: "Il vient de la grille salariale de votre convention collective pour votre catégorie, ou de votre contrat s’il est plus favorable. Si le mois n’est pas complet, seuls les jours correspondants sont payés.",
    },
    plus_convenio: {
      name: "Prime conventionnelle",
      what: "Un complément que la convention collective ajoute au salaire de base.",
      from: "Son montant figure dans la grille salariale de la convention ; il est payé au nombre de jours, comme le salaire de base.",
    },
    antiguedad: {
      name: "Ancienneté",
      what: "Ce qui vous est versé au titre de vos années dans l’entreprise.",
      from: "La convention fixe la valeur de chaque palier (trois ans, cinq ans…). Il se compte à partir de la date d’ancienneté indiquée en tête du bulletin.",
    },
    plus_responsabilidad: {
      name: "Prime de responsabilité",
      what: "Un complément lié à l’encadrement d’autres personnes ou au poste que vous occupez.",
      from: "Elle est attachée au poste : vous la percevez tant que vous l’occupez, sauf accord contraire.",
    },
    plus_nocturnidad: {
      name: "Majoration de nuit",
      what: "Le supplément versé pour le travail de nuit, en général entre 22 h et 6 h.",
      from: "Les heures de nuit pointées dans le mois, au prix fixé par la convention.",
    },
    horas_complementarias: {
      name: "Heures complémentaires",
      what: "Les heures qui s’ajoutent à celles d’un contrat à temps partiel.",
      from: "Les heures convenues et effectuées, au taux horaire normal. Elles sont soumises à cotisations comme le reste du salaire.",
    },
    horas_extra: {
      name: "Heures supplémentaires",
      what: "Le temps travaillé au-delà de votre horaire qui est payé au lieu d’être récupéré.",
      from: "Les heures validées, au taux de la convention, jamais inférieur au taux normal. Elles donnent lieu à une cotisation particulière.",
    },
    paga_extra: {
      name: "Paie extraordinaire",
      what: "L’une des paies versées en plus du salaire mensuel ; la loi espagnole en prévoit au moins deux par an.",
      from: "Son montant est fixé par la convention. Les cotisations ont déjà été prélevées mois après mois : seul l’IRPF est retenu ici.",
    },
    prorrata_pagas: {
      name: "Prorata des paies extraordinaires",
      what: "La part des paies extraordinaires que vous recevez chaque mois au lieu de les toucher en une fois.",
      from: "Le total des paies extraordinaires de l’année divisé par douze.",
    },
    vacaciones: {
      name: "Congés payés",
      what: "Le salaire de vos jours de congés, ou le paiement de ceux qui restaient à la fin du contrat.",
      from: "Les jours pris ou restants, à la valeur d’une journée de votre salaire.",
    },
    incentivos: {
      name: "Prime sur objectifs",
      what: "Un montant variable versé lorsque des objectifs sont atteints.",
      from: "Les résultats de la période, selon le plan de primes de votre entreprise.",
    },
    bonus: {
      name: "Bonus",
      what: "Une récompense pour vos résultats ou ceux de l’entreprise, en général une fois par an.",
      from: "Ce que vous avez convenu avec l’entreprise. Comme il s’agit d’un versement ponctuel, votre taux d’IRPF peut augmenter pour le reste de l’année.",
    },
    atrasos: {
      name: "Rappel de salaire",
      what: "La différence due sur des mois antérieurs, versée maintenant.",
      from: "Il fait presque toujours suite à une convention signée tardivement ou à une correction. On recalcule ce qui était dû et on en déduit ce que vous avez déjà perçu.",
    },
    seguro_medico: {
      name: "Assurance santé",
      what: "L’assurance santé que l’entreprise paie pour vous. Elle fait partie de votre rémunération, même si vous ne la recevez pas en argent.",
      from: "La prime de votre contrat d’assurance. Elle s’ajoute aux gains puis est retirée comme avantage en nature. Jusqu’à 500 € par personne et par an, elle est exonérée d’IRPF.",
    },
    plus_transporte: {
      name: "Indemnité de transport",
      what: "Une aide pour vos trajets entre le domicile et le travail.",
      from: "Son montant est fixé par la convention ou par l’entreprise. Bien que classée hors salaire, elle est en général soumise à cotisations et à l’IRPF.",
    },
    dietas: {
      name: "Indemnités de déplacement",
      what: "Le remboursement des repas et des nuits lorsque vous voyagez pour le travail.",
      from: "Les jours de déplacement que vous avez déclarés. Dans les limites légales, elles sont exonérées de cotisations et d’IRPF.",
    },
    kilometraje: {
      name: "Indemnités kilométriques",
      what: "Le remboursement de l’usage de votre voiture pour le travail.",
      from: "Les kilomètres que vous avez déclarés, au prix de chacun. Jusqu’à 0,26 € par kilomètre, elles sont exonérées de cotisations et d’IRPF.",
    },
    plus_teletrabajo: {
      name: "Indemnité de télétravail",
      what: "La participation de l’entreprise à vos frais lorsque vous travaillez chez vous.",
      from: "L’accord de travail à distance en fixe le montant et les jours.",
    },
    prestacion_it: {
      name: "Indemnités d’arrêt maladie",
      what: "Ce que vous percevez à la place du salaire pendant un arrêt de travail (incapacidad temporal).",
      from: "Un pourcentage de votre base de calcul pour chaque jour. Pour une maladie ordinaire : rien les trois premiers jours, 60 % du 4e au 20e, puis 75 %, sauf convention plus favorable ; pour un accident du travail, 75 % dès le lendemain.",
    },
    complemento_it: {
      name: "Complément d’arrêt maladie",
      what: "Ce que l’entreprise ajoute aux indemnités pour que vous perdiez moins pendant un arrêt.",
      from: "La convention précise jusqu’à quel pourcentage du salaire et à partir de quel jour.",
    },
    prestacion_nacimiento: {
      name: "Congé de naissance",
      what: "Les jours de congé pour la naissance ou l’adoption d’un enfant.",
      from: "La Sécurité sociale vous verse ces jours directement, à 100 % de votre base et sans IRPF : c’est pourquoi leur montant est ici faible ou nul.",
    },
    indemnizacion: {
      name: "Indemnité",
      what: "Ce que la loi ou un accord vous reconnaît à la fin du contrat ou en cas de mutation.",
      from: "Le nombre de jours de salaire par année travaillée prévu pour le motif. Dans les limites légales, elle est exonérée de cotisations et d’IRPF.",
    },
    cotizacion_cc: {
      name: "Risques communs",
      what: "Votre cotisation pour les arrêts maladie, la naissance d’enfants, la retraite, le veuvage et les autres pensions.",
      from: "Un pourcentage de la base des risques communs. Il est le même pour tout le monde, et la part de l’entreprise est nettement plus élevée.",
    },
    cotizacion_mei: {
      name: "Mécanisme d’équité intergénérationnelle (MEI)",
      what: "Une cotisation qui renforce le fonds de réserve des retraites.",
      from: "Un pourcentage de la base des risques communs, qui augmente un peu chaque mois de janvier jusqu’en 2029.",
    },
    cotizacion_solidaridad: {
      name: "Cotisation de solidarité",
      what: "Une cotisation due uniquement sur la part du salaire qui dépasse la base maximale.",
      from: "Des pourcentages par tranches de ce dépassement. Elle n’ouvre pas droit à des prestations plus élevées.",
    },
    cotizacion_desempleo: {
      name: "Chômage",
      what: "Votre cotisation pour être indemnisé si vous perdez votre emploi.",
      from: "Un pourcentage de la base des risques professionnels, un peu plus élevé pour les contrats temporaires.",
    },
    cotizacion_fp: {
      name: "Formation professionnelle",
      what: "Votre cotisation pour les cours et la formation des personnes en emploi.",
      from: "Un petit pourcentage de la base des risques professionnels.",
    },
    cotizacion_horas_extra: {
      name: "Cotisation sur heures supplémentaires",
      what: "La cotisation propre aux heures supplémentaires, qui n’entrent pas dans la base des risques communs.",
      from: "Un pourcentage de ce qui vous a été payé pour ces heures. Il est plus faible lorsqu’elles sont dues à un cas de force majeure.",
    },
    irpf: {
      name: "Retenue à la source (IRPF)",
      what: "Une avance sur votre impôt sur le revenu, que l’entreprise verse au fisc en votre nom. Elle est déduite de ce que vous devez lors de votre déclaration.",
      from: "Le taux dépend de ce que vous devriez gagner dans l’année et de votre situation familiale (modèle 145). Il est recalculé dès que quelque chose change. Les rappels dus pour des années antérieures font toujours l’objet d’une retenue de 15 %.",
    },
    anticipo: {
      name: "Acompte",
      what: "Une partie de votre salaire déjà reçue avant la date de paie.",
      from: "L’acompte que vous avez demandé : il est retiré ici puisque vous l’avez déjà touché.",
    },
    seguro_medico_especie: {
      name: "Assurance santé (avantage en nature)",
      what: "L’assurance que l’entreprise a déjà payée pour vous. Elle est retirée parce que vous la recevez sous forme d’assurance et non d’argent.",
      from: "Le même montant que parmi les gains : ce qui entre d’un côté sort de l’autre.",
    },
    embargo: {
      name: "Saisie sur salaire",
      what: "Une partie du salaire que l’entreprise est tenue de verser à l’auteur de la saisie.",
      from: "Une décision de justice ou administrative. Le montant équivalant au salaire minimum est insaisissable, sauf pour une pension alimentaire.",
    },
    cuota_sindical: {
      name: "Cotisation syndicale",
      what: "La cotisation de votre syndicat, que l’entreprise lui verse à votre demande.",
      from: "Le montant communiqué par le syndicat. Vous pouvez la déduire dans votre déclaration de revenus.",
    },
    empresa_cc: {
      name: "Risques communs (entreprise)",
      what: "Ce que l’entreprise paie pour vos arrêts maladie, votre retraite et les autres pensions. Ce montant n’est pas retiré de votre salaire.",
      from: "Un pourcentage de la base des risques communs.",
    },
    empresa_mei: {
      name: "MEI (entreprise)",
      what: "La part de l’entreprise dans le renforcement du fonds de réserve des retraites.",
      from: "Un pourcentage de la base des risques communs.",
    },
    empresa_solidaridad: {
      name: "Cotisation de solidarité (entreprise)",
      what: "La part de l’entreprise sur le salaire qui dépasse la base maximale.",
      from: "Des pourcentages par tranches de ce dépassement.",
    },
    empresa_atep: {
      name: "Accidents du travail et maladies professionnelles",
      what: "L’assurance contre les accidents du travail. Elle est payée par l’entreprise seule.",
      from: "Un pourcentage qui dépend de l’activité et du risque du poste.",
    },
    empresa_desempleo: {
      name: "Chômage (entreprise)",
      what: "La part de l’entreprise pour l’assurance chômage.",
      from: "Un pourcentage de la base des risques professionnels.",
    },
    empresa_fp: {
      name: "Formation professionnelle (entreprise)",
      what: "La part de l’entreprise pour la formation.",
      from: "Un pourcentage de la base des risques professionnels.",
    },
    empresa_fogasa: {
      name: "Fonds de garantie des salaires (FOGASA)",
      what: "Le fonds qui paie les salaires lorsqu’une entreprise ne peut pas le faire. Il est financé par l’entreprise seule.",
      from: "Un pourcentage de la base des risques professionnels.",
    },
    empresa_horas_extra: {
      name: "Cotisation sur heures supplémentaires (entreprise)",
      what: "La part de l’entreprise sur les heures supplémentaires que vous avez effectuées.",
      from: "Un pourcentage de ce qui vous a été payé pour ces heures.",
    },
    otros: {
      name: "Autre élément",
      what: "Un élément propre à votre entreprise ou à votre convention collective.",
      from: "Si son nom ne vous dit rien, demandez à votre entreprise ce que c’est et comment il est calculé.",
    },
  },
  spell: {
    prestacion_it_one: "{{shown}} jour d’arrêt maladie",
    prestacion_it_other: "{{shown}} jours d’arrêt maladie",
    prestacion_nacimiento_one: "{{shown}} jour de congé de naissance",
    prestacion_nacimiento_other: "{{shown}} jours de congé de naissance",
    horas_extra_one: "{{shown}} heure supplémentaire",
    horas_extra_other: "{{shown}} heures supplémentaires",
    horas_complementarias_one: "{{shown}} heure complémentaire",
    horas_complementarias_other: "{{shown}} heures complémentaires",
  },
};
