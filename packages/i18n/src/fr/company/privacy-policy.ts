import type { Dictionary } from "../../dictionary.ts";
import type { privacyPolicy as es } from "../../es/company/privacy-policy.ts";

export const privacyPolicy: Dictionary<typeof es> = {
  title: "Politique de confidentialité",
  of: "Politique de confidentialité de {{company}}",
  home: "Aller à l’accueil",
  languages: "Langue",
  contents: "Sommaire",
  print: "Imprimer",
  in_force: "En vigueur depuis le {{date}}",
  was_in_force: "Version antérieure, en vigueur à partir du {{date}}",
  product: "Texte général du portail : l’entreprise n’en a pas publié d’autre.",
  other_language: "L’entreprise a publié ce texte dans une autre langue : {{language}}.",
  current: "Voir la version en vigueur",
  missing: "Cette version n’existe pas",
  missing_text: "Le lien est peut-être incomplet, ou cette version n’est pas encore en vigueur.",
  versions: "Versions",
  version: "Version {{number}}, à partir du {{date}}",
  shown: "celle que vous lisez",
  loading: "Chargement de la politique de confidentialité",
  default: {
    company: "l’entreprise qui vous emploie",
    contact: "Vous pouvez la contacter à l’adresse {{contact}}.",
    contact_elsewhere:
      "Ses coordonnées figurent sur la carte « Informations utiles » de la page d’accueil du portail.",
    text: `## Qui est responsable de vos données

Le responsable du traitement est **{{company}}**, qui utilise ce portail pour gérer sa relation de travail avec vous. {{contact}} Si l’entreprise a désigné un délégué à la protection des données, elle vous indiquera par la même voie comment le joindre.

Le fournisseur du portail agit en qualité de sous-traitant : il ne traite les données que pour le compte de l’entreprise et selon ses instructions (art. 28 du RGPD).

## Quelles données nous traitons et pourquoi

- **Données personnelles et coordonnées :** savoir qui vous êtes, où vous travaillez et comment vous joindre.
- **Photo :** permettre à vos collègues de vous reconnaître, si vous choisissez d’en ajouter une.
- **Comptes bancaires :** verser votre salaire là où vous le souhaitez. L’IBAN est conservé chiffré.
- **Registre du temps de travail :** entrées, sorties et pauses, avec l’adresse IP et, uniquement si vous la partagez au moment de pointer, votre position à cet instant.
- **Absences et demandes :** traiter vos congés payés et autres congés, vos arrêts maladie et vos frais, avec leurs justificatifs.
- **Santé :** les arrêts maladie et les justificatifs médicaux, dans la stricte mesure nécessaire à leur gestion. Vos collègues voient seulement que vous êtes absent, jamais pourquoi.
- **Bulletins de paie, contrats et modèle 145 :** vous payer, respecter les obligations fiscales et sociales et vous remettre vos documents.
- **Signatures électroniques :** vous demander une signature et conserver la preuve que vous avez signé.
- **Messages et notifications :** vous informer de ce qui vous concerne, par les canaux de votre choix et, si vous les ajoutez, sur vos appareils, et savoir ce qui a été lu.
- **Sécurité :** connexions, appareils et accès à vos données, pour protéger votre compte.

Nous n’utilisons pas vos données à des fins publicitaires et aucune décision vous affectant de manière significative n’est prise par des moyens uniquement automatisés.

## Sur quelle base juridique

- **Votre contrat de travail** (art. 6.1.b du RGPD) : bulletins de paie, absences, documents et messages.
- **Obligations légales** (art. 6.1.c du RGPD) : le registre quotidien du temps de travail (art. 34.9 du Statut des travailleurs espagnol, introduit par le décret-loi royal 8/2019), les obligations fiscales et de sécurité sociale, et le canal de signalement (loi 2/2023).
- **Obligations en matière de droit du travail et de protection sociale** (art. 9.2.b du RGPD) : les données de santé nécessaires à la gestion des arrêts maladie.
- **Votre consentement** (art. 6.1.a du RGPD) : la photo, les notifications sur vos appareils et la position au moment de pointer. Vous pouvez le retirer à tout moment.
- **L’intérêt légitime** (art. 6.1.f du RGPD) : la sécurité du portail.

## Combien de temps nous les conservons

- **Données relatives à l’emploi :** tant que vous travaillez dans l’entreprise, puis 5 ans.
- **Registre du temps de travail :** au moins 4 ans à compter de chaque jour.
- **Signalements ne donnant pas lieu à une enquête :** 3 mois.
- **Images de vidéosurveillance,** si l’entreprise en enregistre : 1 mois.
- **Ce que vous fournissez volontairement,** comme la photo : jusqu’à ce que vous le supprimiez ou quittiez l’entreprise.

Passé ces délais, les données sont supprimées, sauf si elles doivent être conservées et bloquées en vue d’éventuelles réclamations.

## Qui peut les voir

Dans l’entreprise, chacun ne voit que ce dont il a besoin : vous, tout ce qui vous concerne ; vos responsables, ce qui leur est nécessaire pour organiser le travail et traiter vos demandes ; l’administration du personnel, ce qu’exige sa fonction.

En dehors de l’entreprise, elles sont transmises, le cas échéant, à l’administration fiscale, à la sécurité sociale, à l’inspection du travail, aux tribunaux, aux banques qui versent le salaire, à la mutuelle d’accidents du travail et aux représentants des salariés, dans les cas et les limites prévus par la loi.

Si vous activez les notifications sur un appareil, elles sont acheminées par le service de notification de votre navigateur ou de votre téléphone (Apple, Google ou Mozilla, par exemple), qui peut se trouver hors de l’Union européenne. Elles ne comportent qu’un titre, sans nom ni chiffre.

## Canal de signalement

Les signalements effectués par le canal interne sont traités conformément à la loi espagnole 2/2023 : ils peuvent être anonymes, l’identité de leur auteur est confidentielle et seules les personnes habilitées à les traiter y ont accès. Nul ne peut subir de représailles pour avoir signalé des faits de bonne foi.

## Vos droits

Vous pouvez demander à l’entreprise l’**accès** à vos données, leur **rectification** ou leur **effacement**, la **limitation** de leur traitement et leur **portabilité**, et vous **opposer** à leur traitement. L’entreprise doit vous répondre dans un délai d’un mois.

Dans l’onglet « Vie privée » de votre [profil](/personalArea?vista=privacidad), vous voyez quelles données sont conservées et qui les a consultées, et vous pouvez en télécharger une copie.

## Réclamation auprès de l’autorité de contrôle

Si vous estimez que vos droits n’ont pas été respectés, vous pouvez introduire une réclamation auprès de l’**Agence espagnole de protection des données** (AEPD), C/ Jorge Juan, 6, 28001 Madrid, [www.aepd.es](https://www.aepd.es).

## Cookies et stockage dans votre navigateur

Le portail ne conserve dans votre navigateur que ce qui est nécessaire à son fonctionnement : votre session, la langue, le thème et quelques préférences. Il n’utilise aucun cookie publicitaire ni de suivi.`,
  },
};
