import type { Dictionary } from "../../dictionary.ts";
import type { evidence as es } from "../../es/time/evidence.ts";

export const evidence: Dictionary<typeof es> = {
  readme: {
    title: "Dossier du registre du temps de travail de {{empresa}}",
    about:
      "Périmètre : {{objeto}}\nPériode : du {{desde}} au {{hasta}}\nÉmis par : {{emisor}}, le {{fecha}} à {{hora}}\nPoint de contrôle de cet export : n° {{numero}}\nEmpreinte SHA-256 de la clé publique : {{huella}}",
    contents_title: "CE QU’IL CONTIENT",
    contents:
      "registro/       Un dossier par personne : registro.pdf à lire ; meses.csv (par mois), jornadas.csv (par jour), fichajes.csv (par intervalle) et cambios.csv (qui a modifié quoi, quand et pourquoi) ; registro.json avec les mêmes données pour les programmes.\ncadena/         La chaîne complète des inscriptions de chaque personne. Les inscriptions d’autres jours, ou déjà effacées au terme de leur conservation, ne portent que leur empreinte.\npuntos_de_control/   Listes signées de l’état de toutes les chaînes de l’entreprise (.json) et leurs signatures Ed25519 (.sig).\nclave_publica.pem    Clé qui sert à vérifier les signatures.\nexpediente.json et .sig   Index signé de tous les fichiers.\nverify_ledger.py     Vérificateur en Python 3, sans paquet ni connexion.",
    columns_title: "COMMENT LIRE LES CHIFFRES",
    columns:
      "Les minutes sont des minutes entières, comptées entre les heures imprimées (HH:mm). minutos_trabajados (travaillées) comprend les pauses comptées comme travail (minutos_pausa_computada) et non les autres (minutos_pausa). minutos_previstos correspond à l’horaire de ce jour. minutos_ordinarios est le travail effectué jusqu’à l’horaire prévu et minutos_exceso ce qui le dépasse ; le contrat et la convention collective déterminent s’il s’agit d’heures supplémentaires, complémentaires ou compensées. « inicio » et « fin » donnent l’instant exact et l’écart avec l’heure universelle. « apunte » est la position dans la chaîne.",
    verify_title: "COMMENT LE VÉRIFIER",
    verify:
      "Décompressez l’archive et exécutez dans le dossier :\n\n  python3 verify_ledger.py\n\nOu bien : python3 verify_ledger.py CHEMIN_DU_ZIP. Le programme recalcule chaque inscription et chaque maillon, contrôle les signatures et leur compare les chiffres. Si quelque chose a été altéré, il indique pour qui, dans quelle inscription et quoi, et se termine avec le code 1.\n\nQuiconque détiendrait la clé de l’entreprise pourrait signer une autre histoire. Comparez donc avec ce qui a été envoyé par courriel à l’époque :\n\n  python3 verify_ledger.py --recibido punto-de-control-000123.json --huella EMPREINTE_DU_COURRIEL",
    limits_title: "CE QU’IL NE PROUVE PAS",
    limits:
      "Les signatures ne portent pas d’horodatage d’un tiers (RFC 3161) : aucun n’est configuré. La date des courriels contenant les points de contrôle est la preuve externe du moment. registro.pdf est une présentation ; ce sont les CSV et le JSON qui sont vérifiés avec la chaîne.\nCe dossier contient des données personnelles, y compris des adresses réseau et la localisation des pointages lorsqu’elles ont été enregistrées. Traitez-le en conséquence.",
  },
};
