import type { Dictionary } from "../../dictionary.ts";
import type { notices as es } from "../../es/messages/notices.ts";

export const notices: Dictionary<typeof es> = {
  action: "Voir sur le portail",
  test: "Test : cet appareil reçoit les notifications du portail",
  batch: "lot",
  /** An absence whose end nobody knows. */
  since: "à partir du {{from}}, sans date de fin",
  kinds: {
    1: "de congés",
    2: "de jours pour convenance personnelle",
    3: "d’heures rémunérées",
    4: "d’absence",
    5: "d’absence",
    6: "d’absence",
    7: "d’absence",
    8: "d’absence",
    9: "de remboursement de frais",
    10: "de clôture de mois",
    11: "de correction des pointages",
  },
  correction_requested: {
    title: "Correction à traiter",
    text: "{{nombre}} demande la correction de ses pointages du {{fecha}}.",
  },
  correction_approved: {
    title: "Correction approuvée",
    text: "La correction que vous avez demandée pour le {{fecha}} a été approuvée. Vos pointages sont à jour.",
  },
  correction_rejected: {
    title: "Correction refusée",
    text: "La correction que vous avez demandée pour le {{fecha}} a été refusée. Le motif est visible sur le portail.",
  },
  signing_added: {
    title: "Un pointage a été ajouté à votre journée",
    text: "{{nombre}} a ajouté un pointage à votre journée du {{fecha}}. Vérifiez-le et indiquez si vous êtes d’accord.",
  },
  signing_edited: {
    title: "Un de vos pointages a été modifié",
    text: "{{nombre}} a modifié un pointage de votre journée du {{fecha}}. Vérifiez-le et indiquez si vous êtes d’accord.",
  },
  signing_deleted: {
    title: "Un de vos pointages a été supprimé",
    text: "{{nombre}} a supprimé un pointage de votre journée du {{fecha}}. Vérifiez ce changement et indiquez si vous êtes d’accord.",
  },
  signings_changed: {
    title: "Plusieurs de vos pointages ont été modifiés",
    text: "{{nombre}} a modifié plusieurs pointages de votre journée du {{fecha}}. Vérifiez-les et dites si vous êtes d’accord.",
  },
  day_changed: {
    title: "Relevé d’heures modifié",
    text: "{{nombre}} a modifié les pointages de sa journée du {{fecha}}. Vérifiez la modification et son motif.",
  },
  days_changed: {
    title: "Relevés d’heures modifiés",
    text: "{{nombre}} a modifié les pointages de {{numero}} journées. Vérifiez les modifications et leur motif.",
  },
  day_change_objected: {
    title: "Objection à l’une de vos modifications",
    text: "{{nombre}} n’est pas d’accord avec la modification de votre journée du {{fecha}}. Vous pouvez en voir la raison sur le portail.",
  },
  change_confirmed: {
    title: "Modification confirmée",
    text: "{{nombre}} est d’accord avec la modification que vous avez apportée à sa journée du {{fecha}}.",
  },
  change_disputed: {
    title: "Modification contestée",
    text: "{{nombre}} n’est pas d’accord avec la modification que vous avez apportée à sa journée du {{fecha}}.",
  },
  closure_requested: {
    title: "Clôture de mois à traiter",
    text: "{{nombre}} demande la clôture de ses pointages pour {{mes}}.",
  },
  closure_approved: {
    title: "Clôture de mois approuvée",
    text: "La clôture de vos pointages pour {{mes}} a été approuvée.",
  },
  closure_rejected: {
    title: "Clôture de mois refusée",
    text: "La clôture de vos pointages pour {{mes}} a été refusée. Le motif est visible sur le portail.",
  },
  month_reopened: {
    title: "Mois rouvert",
    text: "Vos pointages pour {{mes}} ont été rouverts. Le motif est visible sur le portail.",
  },
  incidence_own: {
    title: "Nouvel écart dans votre banque d’heures",
    text: "Votre journée du {{fecha}} ne correspond pas à l’horaire prévu. Vous pouvez ajouter une observation et choisir le mode de compensation.",
  },
  incidence_team: {
    title: "Écart à valider",
    text: "{{nombre}} a un écart de la banque d’heures à valider pour le {{fecha}}.",
  },
  incidence_approved: {
    title: "Écart approuvé",
    text: "Votre écart de la banque d’heures du {{fecha}} a été approuvé.",
  },
  incidence_rejected: {
    title: "Écart refusé",
    text: "Votre écart de la banque d’heures du {{fecha}} a été refusé. Le motif est visible sur le portail.",
  },
  project_adjusted_own: {
    title: "Heures de projet ajustées",
    text: "Vos pointages du {{fecha}} ont changé, et les heures que vous aviez affectées à des projets ont été ajustées. Vérifiez-les.",
  },
  project_adjusted_team: {
    title: "Heures de projet à revoir",
    text: "Des heures approuvées de {{nombre}} le {{fecha}} ont changé avec ses pointages. Elles attendent de nouveau une approbation.",
  },
  offline_punches: {
    title: "Pointages envoyés en retard",
    text: "{{nombre}} a envoyé des pointages faits hors ligne ; le premier, le {{fecha}} à {{hora}} d’après son appareil. Vérifiez-les.",
  },
  left_open: {
    title: "Un de vos pointages est resté ouvert",
    text: "Le pointage commencé le {{fecha}} à {{hora}} est ouvert depuis plus d’une journée. Indiquez à quel moment il s’est terminé.",
  },
  request_to_decide: {
    title: "Demande à traiter",
    text: "{{nombre}} a envoyé une demande {{que}} ({{fechas}}) qui attend votre décision.",
  },
  rectification_to_decide: {
    title: "Rectification à traiter",
    text: "{{nombre}} souhaite rectifier une demande {{que}} déjà approuvée. Nouvelles dates : {{fechas}}. Celle qui est approuvée reste en vigueur jusqu’à la décision.",
  },
  request_edited: {
    title: "Demande modifiée",
    text: "{{nombre}} a modifié sa demande {{que}} ({{fechas}}), qui attend à nouveau votre décision.",
  },
  request_approved: {
    title: "Demande approuvée",
    text: "Votre demande {{que}} ({{fechas}}) a été approuvée.",
  },
  request_rejected: {
    title: "Demande refusée",
    text: "Votre demande {{que}} ({{fechas}}) a été refusée. Le motif est visible sur le portail.",
  },
  rectification_approved: {
    title: "Rectification approuvée",
    text: "La rectification de votre demande {{que}} a été approuvée. Les dates retenues sont : {{fechas}}.",
  },
  rectification_rejected: {
    title: "Rectification refusée",
    text: "La rectification de votre demande {{que}} ({{fechas}}) a été refusée. Ce qui avait été approuvé reste en vigueur. Le motif est visible sur le portail.",
  },
  request_cancelled: {
    title: "Demande annulée",
    text: "{{nombre}} a annulé sa demande {{que}} ({{fechas}}). Vous n’avez rien d’autre à faire.",
  },
  days_returned: {
    title: "Ce que vous aviez demandé vous est rendu",
    text: "Ce qu’une autre absence occupe de votre demande {{que}} ({{fechas}}) vous a été rendu. Le portail indique combien et jusqu’à quelle date vous pouvez en profiter.",
  },
  days_returned_team: {
    title: "Une demande cède la place à une autre absence",
    text: "Tout ou partie de la demande {{que}} de {{nombre}} ({{fechas}}) est sans effet, car une autre absence occupe ces jours. Vous n’avez rien d’autre à faire.",
  },
  days_restored: {
    title: "Votre demande s’applique de nouveau",
    text: "L’absence qui occupait des jours de votre demande {{que}} ({{fechas}}) ne les occupe plus : ils comptent de nouveau comme avant.",
  },
  days_restored_team: {
    title: "Une demande s’applique de nouveau",
    text: "La demande {{que}} de {{nombre}} ({{fechas}}) s’applique de nouveau les jours qu’une autre absence occupait.",
  },
  withdrawal_to_decide: {
    title: "Annulation à valider",
    text: "{{nombre}} demande à retirer une demande {{que}} déjà approuvée ({{fechas}}) : l’absence n’a pas eu lieu ou s’arrête. La demande approuvée reste en vigueur jusqu’à la décision.",
  },
  withdrawal_approved: {
    title: "Retrait approuvé",
    text: "Le retrait de votre demande {{que}} ({{fechas}}) a été approuvé : elle ne compte plus.",
  },
  withdrawal_rejected: {
    title: "Retrait refusé",
    text: "Le retrait de votre demande {{que}} ({{fechas}}) a été refusé : elle reste en vigueur. Le motif se trouve dans le portail.",
  },
  absence_entered: {
    title: "L’administration a enregistré une de vos absences",
    text: "L’administration de votre entreprise a enregistré une de vos absences ({{fechas}}). Le portail indique par qui et pourquoi.",
  },
  absence_entered_team: {
    title: "Absence enregistrée par l’administration",
    text: "L’administration a enregistré une absence de {{nombre}} ({{fechas}}).",
  },
  absence_corrected: {
    title: "L’administration a corrigé une de vos absences",
    text: "L’administration de votre entreprise a corrigé une de vos absences. Dates retenues : {{fechas}}. Le portail indique par qui et pourquoi.",
  },
  absence_corrected_team: {
    title: "Absence corrigée par l’administration",
    text: "L’administration a corrigé une absence de {{nombre}}. Dates retenues : {{fechas}}.",
  },
  absence_withdrawn: {
    title: "L’administration a retiré une de vos absences",
    text: "L’administration de votre entreprise a retiré une de vos absences ({{fechas}}) : elle ne compte plus. Le portail indique par qui et pourquoi.",
  },
  absence_withdrawn_team: {
    title: "Absence retirée par l’administration",
    text: "L’administration a retiré une absence de {{nombre}} ({{fechas}}) : elle ne compte plus.",
  },
  days_expiring: {
    title: "Il vous reste des congés à prendre",
    text: "Il vous reste des congés que vous pouvez prendre jusqu’au {{fecha}}. Demandez-les à temps : au-delà, ils sont perdus.",
  },
  proof_due: {
    title: "Votre justificatif manque",
    text: "Ajoutez le justificatif de votre demande {{que}} ({{fechas}}) avant la fin du {{fecha}}.",
  },
  proof_missing: {
    title: "Justificatif non fourni",
    text: "{{nombre}} n’a pas fourni le justificatif de sa demande {{que}} ({{fechas}}). Le délai a pris fin le {{fecha}}.",
  },
  worked_absence: {
    title: "Pointage un jour d’absence",
    text: "{{nombre}} a pointé le {{fecha}}, un jour d’absence approuvée. Vérifiez ce qui s’est passé.",
  },
  expense_paid: {
    title: "Frais remboursés",
    text: "Le remboursement de vos frais ({{fechas}}) a été enregistré.",
  },
  decision_waits: {
    title: "Une demande attend votre décision",
    text: "La demande {{que}} de {{nombre}} ({{fechas}}) attend toujours votre décision.",
  },
  decisions_wait: {
    title: "Des demandes attendent votre décision",
    text: "{{numero}} demandes attendent votre décision depuis plusieurs jours. Ouvrez-les sur le portail et décidez dès que possible.",
  },
  delegation_given: {
    title: "Vous décidez à la place d’une autre personne",
    text: "{{nombre}} vous a délégué les décisions sur les demandes de son équipe ({{fechas}}).",
  },
  delegation_revoked: {
    title: "Délégation terminée",
    text: "{{nombre}} a mis fin à la délégation qui vous avait été confiée ({{fechas}}). Vous ne décidez plus à sa place.",
  },
  payslip_monthly: {
    title: "Vous avez un nouveau bulletin de paie",
    text: "Votre bulletin de paie de {{mes}} est disponible sur le portail.",
  },
  payslip_extra: {
    title: "Vous avez un nouveau bulletin de paie",
    text: "Le bulletin de votre prime semestrielle (paga extra) de {{mes}} est disponible sur le portail.",
  },
  payslip_bonus: {
    title: "Vous avez un nouveau bulletin de paie",
    text: "Le bulletin de votre prime de {{mes}} est disponible sur le portail.",
  },
  payslip_delays: {
    title: "Vous avez un nouveau bulletin de paie",
    text: "Le bulletin de vos rappels de salaire de {{mes}} est disponible sur le portail.",
  },
  payslip_corrected: {
    title: "Votre bulletin de paie a été corrigé",
    text: "Un nouveau bulletin de paie de {{mes}} remplace le précédent. Les deux sont visibles sur le portail.",
  },
  payslip_withdrawn: {
    title: "Votre entreprise a retiré un bulletin de paie",
    text: "Votre entreprise a retiré votre bulletin de paie de {{mes}} : il n’est plus sur le portail. S’il comportait une erreur, vous en recevrez un autre.",
  },
  payslip_withdrawn_certificates: {
    title: "Votre entreprise a retiré un bulletin de paie",
    text: "Votre entreprise a retiré votre bulletin de paie de {{mes}}. Les attestations de revenus qui en tenaient compte ne sont plus valables : {{certificados}}. Si vous en avez remis une, demandez-en une nouvelle.",
  },
  payslips_to_review: {
    title: "Des bulletins de paie sont à vérifier",
    text: "Un lot de bulletins de paie a été lu et certaines feuilles sont douteuses. Elles ne parviennent à personne tant qu’elles n’ont pas été vérifiées : {{lotes}}.",
  },
  payslips_still_to_review: {
    title: "Des bulletins de paie restent à vérifier",
    text: "Des feuilles de paie attendent une vérification et ne parviennent à personne d’ici là : {{lotes}}.",
  },
  document_shared: {
    title: "Vous avez un nouveau document",
    text: "Votre entreprise a partagé un document avec vous. Vous pouvez le consulter sur le portail.",
  },
  document_expiring: {
    title: "Un document expire bientôt",
    text: "Un document de votre dossier expire le {{fecha}}. Vous pouvez le consulter sur le portail.",
  },
  documents_expiring: {
    title: "Des documents expirent bientôt",
    text: "Documents de l’entreprise qui expirent bientôt : {{numero}}. Vous pouvez les consulter, et les remplacer par une nouvelle version, sur le portail.",
  },
  document_to_approve: {
    title: "Document à approuver",
    text: "{{nombre}} a déposé un document qui attend votre approbation.",
  },
  document_approved: {
    title: "Document approuvé",
    text: "Un document que vous avez déposé sur le portail a été approuvé.",
  },
  document_rejected: {
    title: "Document refusé",
    text: "Un document que vous avez déposé sur le portail a été refusé. Vous pouvez en consulter le motif et déposer une nouvelle version.",
  },
  document_to_sign: {
    title: "Vous avez un document à signer",
    text: "Votre entreprise vous demande de signer un document. Ouvrez-le sur le portail, lisez-le jusqu’à la fin et signez-le avec le code que nous vous enverrons, ou refusez-le.",
  },
  signature_reminder: {
    title: "Un document attend votre signature",
    text: "Un document que votre entreprise vous a demandé de signer est toujours en attente. Vous pouvez le lire et le signer, ou le refuser, sur le portail.",
  },
  signature_reminders: {
    title: "Des documents attendent votre signature",
    text: "{{numero}} documents que votre entreprise vous a demandé de signer sont toujours en attente. Vous pouvez les lire et les signer, ou les refuser, sur le portail.",
  },
  document_signed: {
    title: "Votre copie signée est prête",
    text: "La copie scellée du document que vous avez signé est disponible sur le portail, avec ses preuves et un code pour la vérifier.",
  },
  company_message: {
    title: "Nouveau message de votre entreprise",
    text: "Votre entreprise a publié un message : « {{titulo}} ». Vous pouvez le lire sur le portail.",
  },
  shifts_published: {
    title: "Vous avez de nouveaux créneaux",
    text: "Des créneaux ont été publiés pour vous : {{fechas}}. Ils figurent dans votre calendrier.",
  },
  shifts_changed: {
    title: "Vos créneaux ont changé",
    text: "Vos créneaux ont changé : {{fechas}}. Consultez votre calendrier pour voir la situation actuelle.",
  },
  shift_offered: {
    title: "On vous propose un créneau",
    text: "{{nombre}} vous propose un de ses créneaux : {{fechas}}. Vous pouvez l’accepter ou le refuser.",
  },
  shift_exchange_waits: {
    title: "Demande de créneau à confirmer",
    text: "{{nombre}} demande un changement de créneaux : {{fechas}}. Votre confirmation est attendue.",
  },
  shift_offer_refused: {
    title: "Votre proposition de créneau n’a pas été acceptée",
    text: "Votre proposition de créneau n’a pas été acceptée : {{fechas}}. Le créneau reste le vôtre.",
  },
  shift_exchange_confirmed: {
    title: "Changement de créneau confirmé",
    text: "Le changement de créneau est confirmé : {{fechas}}. Il figure dans votre calendrier.",
  },
  shift_exchange_rejected: {
    title: "Changement de créneau refusé",
    text: "Le changement de créneau n’a pas été confirmé : {{fechas}}. Les créneaux restent inchangés.",
  },
  privacy_policy_changed: {
    title: "La politique de confidentialité a changé",
    text: "Votre entreprise a publié une nouvelle version de sa politique de confidentialité. Elle s’applique à partir du {{fecha}} et vous pouvez la lire sur le portail dès ce jour.",
  },
  portal_opened: {
    title: "Le portail a été ouvert à votre place",
    text: "{{nombre}} a ouvert le portail à votre place, en consultation seulement, le {{fecha}} à {{hora}}. Dans votre profil, vous pouvez voir ce qui a été consulté et fermer cette session.",
  },
  office_access: {
    title: "Votre accès à l’administration a changé",
    text: "{{nombre}} a modifié votre accès à l’administration le {{fecha}} à {{hora}}.",
  },
  bank_added: {
    title: "Compte bancaire ajouté",
    text: "Un compte bancaire se terminant par {{ultimos}} a été ajouté. Le changement s’applique à partir du {{fecha}} à {{hora}}. Si vous n’êtes pas à l’origine de ce changement, ouvrez au plus vite votre profil, retirez-le et prévenez votre entreprise.",
  },
  bank_iban: {
    title: "IBAN modifié",
    text: "L’IBAN de l’un de vos comptes bancaires a été modifié et se termine désormais par {{ultimos}}. Le changement s’applique à partir du {{fecha}} à {{hora}}. Si vous n’êtes pas à l’origine de ce changement, ouvrez au plus vite votre profil, retirez-le et prévenez votre entreprise.",
  },
  bank_shares: {
    title: "Répartition de la paie modifiée",
    text: "La répartition de votre paie entre vos comptes bancaires a été modifiée. Le changement s’applique à partir du {{fecha}} à {{hora}}. Si vous n’êtes pas à l’origine de ce changement, ouvrez au plus vite votre profil, retirez-le et prévenez votre entreprise.",
  },
  bank_removed: {
    title: "Compte bancaire supprimé",
    text: "Le compte bancaire se terminant par {{ultimos}} a été supprimé. Le changement s’applique à partir du {{fecha}} à {{hora}}. Si vous n’êtes pas à l’origine de ce changement, ouvrez au plus vite votre profil, retirez-le et prévenez votre entreprise.",
  },
  bank_withdrawn: {
    title: "Changement de comptes retiré",
    text: "Le changement en attente de vos comptes bancaires a été retiré : votre paie continue d’être versée comme auparavant. Si vous n’en êtes pas à l’origine, changez votre mot de passe et prévenez votre entreprise.",
  },
};
