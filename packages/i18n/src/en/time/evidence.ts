import type { Dictionary } from "../../dictionary.ts";
import type { evidence as es } from "../../es/time/evidence.ts";

export const evidence: Dictionary<typeof es> = {
  readme: {
    title: "Time-record file of {{empresa}}",
    about:
      "Scope: {{objeto}}\nPeriod: {{desde}} to {{hasta}}\nIssued by: {{emisor}}, on {{fecha}} at {{hora}}\nCheckpoint of this export: no. {{numero}}\nSHA-256 fingerprint of the public key: {{huella}}",
    contents_title: "WHAT IT CONTAINS",
    contents:
      "registro/       One folder per person: registro.pdf to read; meses.csv (by month), jornadas.csv (by day), fichajes.csv (by interval) and cambios.csv (who changed what, when and why); registro.json with the same for programs.\ncadena/         The whole chain of entries of each person. Entries of other days, or already erased at the end of their retention period, carry only their fingerprint.\npuntos_de_control/   Signed lists of the state of all chains of the company (.json) and their Ed25519 signatures (.sig).\nclave_publica.pem    The key with which the signatures are checked.\nexpediente.json and .sig   Signed index of all files.\nverify_ledger.py     Verifier in Python 3, without packages or a connection.",
    columns_title: "HOW TO READ THE FIGURES",
    columns:
      'Minutes are whole minutes, counted between the printed times (HH:mm). minutos_trabajados (worked) includes the breaks that count as work (minutos_pausa_computada) and not the others (minutos_pausa). minutos_previstos is what the schedule of that day asks for. minutos_ordinarios is what was worked up to the schedule and minutos_exceso what goes beyond it; whether an excess is overtime, complementary or compensated time follows from the contract and the collective agreement. "inicio" and "fin" hold the exact instant and its difference from universal time. "apunte" is the position in the chain.',
    verify_title: "HOW TO CHECK IT",
    verify:
      "Unpack the archive and run inside the folder:\n\n  python3 verify_ledger.py\n\nThis works as well: python3 verify_ledger.py PATH_OF_THE_ZIP. It recomputes every entry and every link, checks the signatures and compares the figures with them. If anything was altered, it says whose, which entry and what, and ends with code 1.\n\nWhoever held the company’s key could sign another story. So compare it with what was mailed at the time:\n\n  python3 verify_ledger.py --recibido punto-de-control-000123.json --huella FINGERPRINT_OF_THE_MAIL",
    limits_title: "WHAT IT DOES NOT PROVE",
    limits:
      "The signatures carry no time stamp of a third party (RFC 3161): none is configured. The date of the mails with the checkpoints is the outside proof of the moment. registro.pdf is a presentation; what is checked against the chain are the CSV files and the JSON.\nThis file contains personal data, including network addresses and locations of entries where they were recorded. Treat it accordingly.",
  },
};
