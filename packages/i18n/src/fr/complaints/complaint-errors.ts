import type { Dictionary } from "../../dictionary.ts";
import type { complaintErrors as es } from "../../es/complaints/complaint-errors.ts";

export const complaintErrors: Dictionary<typeof es> = {
  not_found: "Le signalement est introuvable.",
  mailbox_closed: "Le canal de signalement de cette entreprise n’est pas encore ouvert.",
  mailbox_open: "Le canal est déjà ouvert.",
  locked: "Le canal est verrouillé. Déverrouillez-le avec votre phrase secrète.",
  wrong_passphrase: "La phrase secrète est incorrecte.",
  passphrase_short: "La phrase secrète doit comporter au moins 16 caractères variés.",
  key_exists: "Vous avez déjà une clé du canal.",
  no_key: "Vous n’avez pas encore de clé du canal.",
  key_pending: "Votre clé attend d’être admise par un autre référent.",
  recovery_wrong: "Ce n’est pas la clé de récupération de ce canal.",
  other_handlers: "Un autre référent y a accès. Demandez-lui d’admettre votre clé.",
  handler_not_found: "Ce référent est introuvable.",
  nobody_left:
    "Plus personne ne pourrait lire le signalement. Vous pouvez vous adresser à une autorité externe.",
  state: "L’état du signalement ne permet pas cette étape.",
  not_pending: "Le signalement est déjà traité : il ne peut plus être modifié ni supprimé.",
  email_required: "Indiquez une adresse e-mail personnelle ou renoncez aux avis.",
  anonymous_here: "Un signalement anonyme se dépose sans se connecter.",
  too_many_files: "Le signalement contient déjà le maximum de 20 documents.",
  no_minutes: "Il n’y a aucun compte rendu auquel répondre.",
  meeting_date:
    "La réunion doit être postérieure au signalement et ne peut pas être dans le futur.",
};
