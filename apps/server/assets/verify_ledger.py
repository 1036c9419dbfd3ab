#!/usr/bin/env python3
"""Checks an inspection kit of time records. Plain Python 3.6 or later: no packages, no network.

    python3 verify_ledger.py [KIT] [--recibido CHECKPOINT.json ...] [--huella HEX] [--idioma es|en|fr|pt]

KIT is the ZIP or the folder it was unpacked into; without it, the folder of this file. It recomputes
every leaf and link, checks every signature, and compares heads, figures and tables with them. Ends
with 0 when everything agrees, 1 when something was altered, 2 when there is nothing to read.
"""
import argparse
import base64
import calendar
import csv
import functools
import hashlib
import io
import json
import os
import re
import sys
import zipfile

# --- Ed25519 (RFC 8032, 5.1) ------------------------------------------------------------------

P = 2 ** 255 - 19
ORDER = 2 ** 252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def add(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % P, (p[1] + p[0]) * (q[1] + q[0]) % P
    c, d = 2 * p[3] * q[3] * D % P, 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(scalar, point):
    total = (0, 1, 1, 0)
    while scalar > 0:
        if scalar & 1:
            total = add(total, point)
        point = add(point, point)
        scalar >>= 1
    return total


def point_of(data):
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & ((1 << 255) - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P != 0:
        x = x * ROOT % P
    if (x * x - square) % P != 0 or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return (x, y, 1, x * y % P)


BASE = point_of(((4 * pow(5, P - 2, P)) % P).to_bytes(32, "little"))


@functools.lru_cache(maxsize=4096)
def is_signed(public, message, signature):
    """Whether `signature` is that of the key over the message; all three are bytes."""
    if len(public) != 32 or len(signature) != 64:
        return False
    key, nonce = point_of(public), point_of(signature[:32])
    scalar = int.from_bytes(signature[32:], "little")
    if key is None or nonce is None or scalar >= ORDER:
        return False
    digest = hashlib.sha512(signature[:32] + public + message).digest()
    left = times(scalar, BASE)
    right = add(nonce, times(int.from_bytes(digest, "little") % ORDER, key))
    same_x = (left[0] * right[2] - right[0] * left[2]) % P == 0
    return same_x and (left[1] * right[2] - right[1] * left[2]) % P == 0


# --- Words ------------------------------------------------------------------------------------

LANGUAGES = ("es", "en", "fr", "pt")
WORDS = {
    "kit": ("Expediente de {0}, del {1} al {2}", "File of {0}, {1} to {2}",
            "Dossier de {0}, du {1} au {2}", "Processo de {0}, de {1} a {2}"),
    "key": ("Huella de la clave pública (compárala con la de los correos): {0}",
            "Fingerprint of the public key (compare it with that of the mails): {0}",
            "Empreinte de la clé publique (à comparer avec celle des courriels) : {0}",
            "Impressão digital da chave pública (compare-a com a dos e-mails): {0}"),
    "good": ("CORRECTO. {0} personas, {1} apuntes ({2} con contenido), {3} puntos de control: nada se ha alterado. {4} apuntes borrados (conservación).",
             "CORRECT. {0} people, {1} entries ({2} with content), {3} checkpoints: nothing was altered. {4} entries erased (retention).",
             "CORRECT. {0} personnes, {1} inscriptions ({2} avec contenu), {3} points de contrôle : rien n’a été altéré. {4} inscriptions effacées (conservation).",
             "CORRETO. {0} pessoas, {1} registos ({2} com conteúdo), {3} pontos de controlo: nada foi alterado. {4} registos eliminados (conservação)."),
    "bad": ("ALTERADO. Se han encontrado {0} problemas.", "ALTERED. {0} problems were found.",
            "ALTÉRÉ. {0} problèmes ont été trouvés.", "ALTERADO. Foram encontrados {0} problemas."),
    "nothing": ("Aquí no hay ningún expediente: {0}", "There is no kit here: {0}",
                "Il n’y a aucun dossier ici : {0}", "Não há nenhum processo aqui: {0}"),
    "who": ("{0}, apunte {1}: {2}", "{0}, entry {1}: {2}", "{0}, inscription {1} : {2}", "{0}, registo {1}: {2}"),
    "whose": ("{0}: {1}", "{0}: {1}", "{0} : {1}", "{0}: {1}"),
    "lost": ("falta el archivo {0}", "the file {0} is missing", "le fichier {0} manque", "falta o ficheiro {0}"),
    "extra": ("el archivo {0} no está en el índice", "the file {0} is not in the index",
              "le fichier {0} n’est pas dans l’index", "o ficheiro {0} não está no índice"),
    "changed": ("el archivo {0} se ha cambiado", "the file {0} was changed",
                "le fichier {0} a été modifié", "o ficheiro {0} foi alterado"),
    "unreadable": ("el archivo {0} no se puede leer", "the file {0} cannot be read",
                   "le fichier {0} est illisible", "não é possível ler o ficheiro {0}"),
    "index_signature": ("la firma del índice no es válida", "the signature of the index is not valid",
                        "la signature de l’index n’est pas valide", "a assinatura do índice não é válida"),
    "point_missing": ("falta el punto de control {0}", "checkpoint {0} is missing",
                      "le point de contrôle {0} manque", "falta o ponto de controlo {0}"),
    "point_signature": ("la firma del punto de control {0} no es válida", "the signature of checkpoint {0} is not valid",
                        "la signature du point de contrôle {0} n’est pas valide", "a assinatura do ponto de controlo {0} não é válida"),
    "point_chain": ("el punto de control {0} no sigue al anterior", "checkpoint {0} does not follow the one before",
                    "le point de contrôle {0} ne suit pas le précédent", "o ponto de controlo {0} não segue o anterior"),
    "point_key": ("el punto de control {0} está firmado con otra clave", "checkpoint {0} is signed with another key",
                  "le point de contrôle {0} est signé avec une autre clé", "o ponto de controlo {0} está assinado com outra chave"),
    "point_received": ("el punto de control {0} no es el que se recibió por correo", "checkpoint {0} is not the one that was received by mail",
                       "le point de contrôle {0} n’est pas celui reçu par courriel", "o ponto de controlo {0} não é o que foi recebido por e-mail"),
    "received_unknown": ("el punto de control recibido {0} no está en este expediente", "the received checkpoint {0} is not in this kit",
                         "le point de contrôle reçu {0} n’est pas dans ce dossier", "o ponto de controlo recebido {0} não está neste processo"),
    "key_received": ("la huella de la clave no es la recibida", "the fingerprint of the key is not the one received",
                     "l’empreinte de la clé n’est pas celle reçue", "a impressão digital da chave não é a recebida"),
    "line": ("la línea {0} de la cadena no se puede leer", "line {0} of the chain cannot be read",
             "la ligne {0} de la chaîne est illisible", "não é possível ler a linha {0} da cadeia"),
    "gap": ("falta este apunte", "this entry is missing", "cette inscription manque", "falta este registo"),
    "twice": ("este número aparece dos veces", "this number appears twice",
              "ce numéro apparaît deux fois", "este número aparece duas vezes"),
    "order": ("está fuera de su sitio", "it is out of its place", "elle n’est pas à sa place", "está fora do seu lugar"),
    "leaf": ("lo que dice no corresponde a su huella: se ha cambiado", "what it says does not match its fingerprint: it was changed",
             "son contenu ne correspond pas à son empreinte : il a été modifié", "o que diz não corresponde à sua impressão digital: foi alterado"),
    "link": ("no enlaza con el apunte anterior: se ha cambiado, quitado, añadido o movido algo aquí",
             "it does not link to the entry before: something was changed, removed, added or moved here",
             "elle ne s’enchaîne pas avec la précédente : quelque chose a été modifié, supprimé, ajouté ou déplacé ici",
             "não se liga ao registo anterior: algo foi alterado, retirado, acrescentado ou movido aqui"),
    "owner": ("es un apunte de otra persona o empresa", "it is an entry of another person or company",
              "c’est une inscription d’une autre personne ou entreprise", "é um registo de outra pessoa ou empresa"),
    "moment": ("su momento de registro se ha cambiado", "its moment of recording was changed",
               "son moment d’enregistrement a été modifié", "o seu momento de registo foi alterado"),
    "version": ("no parte de la versión anterior del fichaje {0}", "it does not start from the version before of signing {0}",
                "elle ne part pas de la version précédente du pointage {0}", "não parte da versão anterior da marcação {0}"),
    "cut": ("faltan los últimos apuntes, del {0} al {1}: el punto de control {2} ({3}) los firmó",
            "the last entries, {0} to {1}, are missing: checkpoint {2} ({3}) signed them",
            "les dernières inscriptions, de {0} à {1}, manquent : le point de contrôle {2} ({3}) les a signées",
            "faltam os últimos registos, de {0} a {1}: o ponto de controlo {2} ({3}) assinou-os"),
    "rewritten": ("entre los apuntes {0} y {1} hay algo distinto de lo que firmó el punto de control {2} ({3})",
                  "between entries {0} and {1} something differs from what checkpoint {2} ({3}) signed",
                  "entre les inscriptions {0} et {1}, quelque chose diffère de ce que le point de contrôle {2} ({3}) a signé",
                  "entre os registos {0} e {1} há algo diferente do que o ponto de controlo {2} ({3}) assinou"),
    "after": ("sobran los apuntes del {0} al {1}: el punto de control de la exportación no los conoce",
              "entries {0} to {1} are too many: the checkpoint of the export does not know them",
              "les inscriptions de {0} à {1} sont en trop : le point de contrôle de l’export ne les connaît pas",
              "os registos de {0} a {1} estão a mais: o ponto de controlo da exportação não os conhece"),
    "shrunk": ("el punto de control {0} conoce menos apuntes que el {1}", "checkpoint {0} knows fewer entries than checkpoint {1}",
               "le point de contrôle {0} connaît moins d’inscriptions que le {1}", "o ponto de controlo {0} conhece menos registos do que o {1}"),
    "backdated": ("dice un momento anterior al punto de control {0} ({1}), que no lo conoce",
                  "it claims a moment before checkpoint {0} ({1}), which does not know it",
                  "elle indique un moment antérieur au point de contrôle {0} ({1}), qui ne la connaît pas",
                  "indica um momento anterior ao ponto de controlo {0} ({1}), que não o conhece"),
    "part": ("solo se ha borrado una parte del fichaje {0}", "only a part of signing {0} was erased",
             "seule une partie du pointage {0} a été effacée", "só foi eliminada uma parte da marcação {0}"),
    "current": ("el fichaje {0} que usa el programa no dice lo mismo que la cadena ({1})",
                "signing {0}, as the program uses it, does not say what the chain says ({1})",
                "le pointage {0} qu’utilise le programme ne dit pas la même chose que la chaîne ({1})",
                "a marcação {0} que o programa usa não diz o mesmo que a cadeia ({1})"),
    "current_lost": ("el programa ya no tiene el fichaje {0}", "the program no longer has signing {0}",
                     "le programme n’a plus le pointage {0}", "o programa já não tem a marcação {0}"),
    "current_extra": ("el programa tiene un fichaje {0} que no está en la cadena", "the program has a signing {0} that is not in the chain",
                      "le programme a un pointage {0} qui n’est pas dans la chaîne", "o programa tem uma marcação {0} que não está na cadeia"),
    "no_points": ("AVISO: antes de este expediente no se había firmado ningún punto de control",
                  "WARNING: no checkpoint had been signed before this kit",
                  "AVERTISSEMENT : aucun point de contrôle n’avait été signé avant ce dossier",
                  "AVISO: antes deste processo não tinha sido assinado nenhum ponto de controlo"),
    "no_recipients": ("AVISO: nadie recibe los puntos de control por correo: quien administre la base de datos podría sustituirlos",
                      "WARNING: nobody receives the checkpoints by mail: whoever runs the database could replace them",
                      "AVERTISSEMENT : personne ne reçoit les points de contrôle par courriel : l’administrateur de la base de données pourrait les remplacer",
                      "AVISO: ninguém recebe os pontos de controlo por e-mail: quem administra a base de dados poderia substituí-los"),
    "none_mailed": ("AVISO: ninguno de los puntos de control se envió por correo", "WARNING: none of the checkpoints was mailed",
                    "AVERTISSEMENT : aucun point de contrôle n’a été envoyé par courriel", "AVISO: nenhum dos pontos de controlo foi enviado por e-mail"),
    "none_received": ("AVISO: no se ha comparado ningún punto de control recibido por correo (--recibido)",
                      "WARNING: no checkpoint received by mail was compared (--recibido)",
                      "AVERTISSEMENT : aucun point de contrôle reçu par courriel n’a été comparé (--recibido)",
                      "AVISO: não foi comparado nenhum ponto de controlo recebido por e-mail (--recibido)"),
    "early": ("su contenido se ha borrado antes de cuatro años", "its content was erased before four years had passed",
              "son contenu a été effacé avant quatre ans", "o seu conteúdo foi eliminado antes de quatro anos"),
    "row": ("{0}: el fichaje {1} no dice lo mismo que la cadena ({2})", "{0}: signing {1} does not say what the chain says ({2})",
            "{0} : le pointage {1} ne dit pas la même chose que la chaîne ({2})", "{0}: a marcação {1} não diz o mesmo que a cadeia ({2})"),
    "row_lost": ("{0}: falta el fichaje {1}", "{0}: signing {1} is missing", "{0} : le pointage {1} manque", "{0}: falta a marcação {1}"),
    "row_extra": ("{0}: el fichaje {1} no está en la cadena", "{0}: signing {1} is not in the chain",
                  "{0} : le pointage {1} n’est pas dans la chaîne", "{0}: a marcação {1} não está na cadeia"),
    "day": ("{0}: el día {1} no cuadra con sus fichajes ({2})", "{0}: day {1} does not agree with its signings ({2})",
            "{0} : le jour {1} ne concorde pas avec ses pointages ({2})", "{0}: o dia {1} não corresponde às suas marcações ({2})"),
    "change": ("{0}: el cambio del apunte {1} no dice lo mismo que la cadena", "{0}: the change of entry {1} does not say what the chain says",
               "{0} : la modification de l’inscription {1} ne dit pas la même chose que la chaîne",
               "{0}: a alteração do registo {1} não diz o mesmo que a cadeia"),
    "table": ("{0} no dice lo mismo que registro.json (fila {1})", "{0} does not say what registro.json says (row {1})",
              "{0} ne dit pas la même chose que registro.json (ligne {1})", "{0} não diz o mesmo que registro.json (linha {1})"),
}


# The name of the check (docs/ledger-checks.md of the program) behind each word of a problem.
CHECKS = {
    "lost": "index", "extra": "index", "changed": "index", "unreadable": "index", "index_signature": "index",
    "point_missing": "checkpoint", "point_signature": "checkpoint", "point_chain": "checkpoint",
    "point_key": "checkpoint-key", "key_received": "checkpoint-key",
    "point_received": "received", "received_unknown": "received",
    "line": "gap", "gap": "gap", "twice": "gap", "order": "gap", "leaf": "leaf", "link": "link",
    "owner": "columns", "moment": "columns", "version": "version", "cut": "cut", "rewritten": "signed",
    "after": "head", "shrunk": "heads-grow", "backdated": "backdated", "early": "erased-young", "part": "erased-part",
    "current": "row", "current_lost": "row", "current_extra": "row",
    "row": "tables", "row_lost": "tables", "row_extra": "tables", "day": "tables", "change": "tables", "table": "tables",
}
WARNINGS = {"no_points": "no-checkpoints", "no_recipients": "no-recipients", "none_mailed": "none-mailed",
            "none_received": "none-received"}


class Report:
    """What was found; `problems` are (kind, worker id or None, entry or None, text, check), `warnings` words."""

    def __init__(self, language="es"):
        self.language = language
        self.problems = []
        self.names = {}
        self.warnings = []
        self.entries = self.told = self.points = self.erased = 0

    def say(self, word, *values):
        index = LANGUAGES.index(self.language) if self.language in LANGUAGES else 0
        return WORDS[word][index].format(*values)

    def add(self, kind, word, *values, worker=None, entry=None):
        text = self.say(word, *values)
        if worker is not None:
            name = "{} ({})".format(self.names.get(worker, "?"), worker)
            text = self.say("whose", name, text) if entry is None else self.say("who", name, entry, text)
        self.problems.append((kind, worker, entry, text, CHECKS[word]))


# --- Reading ----------------------------------------------------------------------------------

class Folder:
    """A kit that was unpacked."""

    def __init__(self, path):
        self.path = path

    def names(self):
        found = []
        for folder, _, files in os.walk(self.path):
            found += [os.path.relpath(os.path.join(folder, name), self.path).replace(os.sep, "/") for name in files]
        return found

    def read(self, name):
        path = os.path.join(self.path, *name.split("/"))
        if ".." in name.split("/") or not os.path.isfile(path):
            return None
        with open(path, "rb") as file:
            return file.read()


class Archive:
    """A kit as it was handed over."""

    def __init__(self, path):
        self.zip = zipfile.ZipFile(path)

    def names(self):
        return self.zip.namelist()

    def read(self, name):
        try:
            return self.zip.read(name)
        except KeyError:
            return None


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def json_of(data):
    """The object that the bytes are, or None."""
    try:
        value = json.loads(data.decode("utf-8"))
    except (AttributeError, ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


MOMENT = re.compile(r"^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(Z|[+-]\d\d:?\d\d)$")


@functools.lru_cache(maxsize=65536)
def millis(text):
    """Milliseconds since 1970 of an instant in ISO 8601; None for None or another text."""
    match = MOMENT.match(text) if isinstance(text, str) else None
    if match is None:
        return None
    seconds = calendar.timegm(tuple(int(part) for part in match.groups()[:6]) + (0, 0, 0))
    zone = match.group(8).replace(":", "")
    offset = 0 if zone == "Z" else int(zone[0] + "1") * (int(zone[1:3]) * 60 + int(zone[3:5]))
    return (seconds - offset * 60) * 1000 + int((match.group(7) or "0").ljust(3, "0")[:3])


def key_of(pem):
    """The 32 bytes of the public key in a PEM file, and its DER."""
    try:
        der = base64.b64decode(b"".join(line for line in pem.splitlines() if not line.startswith(b"-")))
    except (AttributeError, ValueError):
        return b"", b""
    return der[-32:], der


# --- The index, the checkpoints, the chains ---------------------------------------------------

def check_index(kit, key, report):
    raw = kit.read("expediente.json")
    index = json_of(raw)
    if index is None:
        report.add("indice", "lost" if raw is None else "unreadable", "expediente.json")
        return {}
    if not is_signed(key, raw, kit.read("expediente.sig") or b""):
        report.add("indice", "index_signature")
    files = index.get("ficheros")
    files = files if isinstance(files, dict) else {}
    for name, expected in files.items():
        data = kit.read(name)
        if data is None:
            report.add("indice", "lost", name)
        elif sha256(data).hex() != expected:
            report.add("indice", "changed", name)
    for name in kit.names():
        inside = name.startswith(("cadena/", "registro/", "puntos_de_control/")) and not name.endswith("/")
        if inside and name not in files and os.path.basename(name) not in (".DS_Store", "Thumbs.db", "desktop.ini"):
            report.add("indice", "extra", name)
    return index


def check_points(kit, key, index, report):
    """The checkpoints that can be trusted, oldest first: (number, when, heads by worker, bytes)."""
    found = {}
    for name in kit.names():
        match = re.match(r"^puntos_de_control/(\d+)\.json$", name)
        if match:
            found[int(match.group(1))] = name
    last = index.get("punto_control", max(found) if found else 1)
    first = index.get("primer_punto", min(found) if found else 1)
    trusted, previous = [], None
    for number in range(first, last + 1):
        if number not in found:
            report.add("punto", "point_missing", number)
            previous = None
            continue
        raw = kit.read(found[number])
        point = json_of(raw) or {}
        try:
            public = bytes.fromhex(point["clave_publica"])
            heads = {worker: (seq, link) for worker, seq, link in point["cabezas"]}
            when, numbered, before = str(point["creado_en"]), point["numero"], point["anterior"]
            named = point["tipo"] == "punto_control" and point["empresa_id"] == index.get("empresa_id", point["empresa_id"])
        except (KeyError, TypeError, ValueError):
            report.add("punto", "unreadable", found[number])
            previous = sha256(raw)
            continue
        expected = sha256() if number == 1 else previous
        previous = sha256(raw)
        if not is_signed(public, raw, kit.read(found[number][:-5] + ".sig") or b""):
            report.add("punto", "point_signature", number)
            continue
        if numbered != number or not named or (expected is not None and before != expected.hex()):
            report.add("punto", "point_chain", number)
            continue
        if number == last and public != key:
            report.add("punto", "point_key", number)
            continue
        trusted.append((number, when, heads, raw))
    report.points = len(trusted)
    return trusted


def check_chain(kit, worker, index, report):
    """The links of a worker's chain by number, its entries that say something, and what was left out."""
    links, told, omitted = {}, [], {}
    versions, last_about = {}, {}
    data = kit.read("cadena/{}.jsonl".format(worker))
    if data is None:
        report.add("cadena", "lost", "cadena/{}.jsonl".format(worker), worker=worker)
        return links, told, omitted
    expected, previous = 1, sha256()
    for place, raw in enumerate(data.splitlines(), 1):
        line = json_of(raw)
        try:
            seq, signing, recorded = int(line["seq"]), line["fichaje_id"], line["registrado_en"]
            leaf, link = bytes.fromhex(line["hoja"]), bytes.fromhex(line["eslabon"])
            salt = bytes.fromhex(line["sal"]) if "contenido" in line else b""
            content = line.get("contenido")
        except (KeyError, TypeError, ValueError):
            report.add("cadena", "line", place, worker=worker)
            continue
        problem = functools.partial(report.add, "cadena", worker=worker, entry=seq)
        if seq != expected:
            if seq in links:
                problem("twice")
            elif seq < expected:
                problem("order")
            for missing in range(expected, min(seq, expected + 20)):
                report.add("cadena", "gap", worker=worker, entry=missing)
        if content is not None and sha256(b"\0", salt, str(content).encode("utf-8")) != leaf:
            problem("leaf")
        if sha256(b"\1", previous, leaf) != link:
            problem("link")
        links.setdefault(seq, link)
        expected, previous = max(expected, seq + 1), link
        before, last_about[signing] = last_about.get(signing), seq
        if content is None:
            omitted[seq] = (signing, line.get("omitido"), millis(recorded))
            continue
        entry = json_of(str(content).encode("utf-8"))
        if entry is None or entry.get("trabajador_id") != worker or entry.get("empresa_id") != index.get("empresa_id", entry.get("empresa_id")):
            problem("owner")
            continue
        if millis(entry.get("registrado_en")) != millis(recorded):
            problem("moment")
        if is_folded(entry):
            if entry.get("despues") is not None and entry.get("antes") != before:
                problem("version", signing)
            entry = unfolded(entry, versions.get(signing))
        if entry.get("despues") is not None:
            versions[signing] = entry["despues"]
        told.append((seq, signing, entry))
    report.entries += len(links)
    report.told += len(told)
    report.erased += sum(why == "conservacion" for _, why, _ in omitted.values())
    return links, told, omitted


# A signing of which nothing is stated: what entries of version 2 leave out.
BLANK = dict.fromkeys((
    "hora_fin", "fichador_id", "parada_id", "latitud_inicio", "longitud_inicio", "precision_inicio",
    "geolocalizacion_inicio", "latitud_fin", "longitud_fin", "precision_fin", "geolocalizacion_fin",
    "account_user_ip", "account_user_ip_fin", "desfase_inicio_ms", "desfase_fin_ms", "observaciones"))
BLANK.update(dict.fromkeys((
    "teletrabajo", "ip_invalida_inicio", "ip_invalida_fin", "sin_conexion_inicio", "sin_conexion_fin",
    "fin_declarado", "borrado"), False))


def is_folded(entry):
    version = entry.get("version")
    return isinstance(version, int) and version >= 2


def unfolded(entry, known):
    """An entry of version 2 with whole versions: it states what differs from the one before it."""
    after = entry.get("despues")
    whole = dict(BLANK, **dict(known or {}, **after)) if isinstance(after, dict) else None
    return dict(entry, antes=known if "antes" in entry else None, despues=whole)


def check_heads(worker, links, points, report):
    """Every head that was ever signed must still be there; the kit's own is the end of the chain."""
    length, sound = max(links) if links else 0, 0
    for number, when, heads, _ in points:
        seq, link = heads.get(worker, (0, sha256().hex()))
        if seq > length:
            report.add("cadena", "cut", length + 1, seq, number, when, worker=worker)
            return
        if (links[seq].hex() if seq in links else sha256().hex() if seq == 0 else None) != link or seq < sound:
            report.add("cadena", "rewritten", min(sound + 1, seq), seq, number, when, worker=worker)
            return
        sound = seq
    if points and length > sound:
        report.add("cadena", "after", sound + 1, length, worker=worker)


def check_growth(points, report):
    """No chain, of anybody, is shorter in a later checkpoint, or no longer in it."""
    longest = {}
    for number, _, heads, _ in points:
        for worker, (seq, known) in longest.items():
            if heads.get(worker, (0, ""))[0] < seq:
                report.add("cadena", "shrunk", number, known, worker=worker, entry=seq)
        longest.update((worker, (seq, number)) for worker, (seq, _) in heads.items())


# A punch may be on its way to the database while a checkpoint is signed.
ON_ITS_WAY = 10 * 60000


def check_moments(worker, told, points, report):
    """No entry claims a moment before a checkpoint that does not know it."""
    lengths = [(heads.get(worker, (0, ""))[0], millis(when) or 0, number, when) for number, when, heads, _ in points]
    lengths.sort(key=lambda one: one[0])
    place, newest = 0, None
    for seq, _, entry in sorted(told, key=lambda one: one[0]):
        while place < len(lengths) and lengths[place][0] < seq:
            if newest is None or lengths[place][1] > newest[1]:
                newest = lengths[place]
            place += 1
        recorded = millis(entry.get("registrado_en"))
        if newest is not None and recorded is not None and newest[1] > recorded + ON_ITS_WAY:
            report.add("cadena", "backdated", newest[2], newest[3], worker=worker, entry=seq)


def check_erased(worker, told, omitted, points, index, report):
    """What is said to be erased by its term may not be younger than four years: neither than a checkpoint
    of that time, nor than an entry before it; and a signing is erased as a whole."""
    made = str(index.get("creado_en", ""))
    if not re.match(r"^\d{4}-", made):
        return
    limit = "{:04d}{}".format(int(made[:4]) - 4, made[4:])
    moments = {seq: millis(entry.get("registrado_en")) or 0 for seq, _, entry in told}
    youngest, known = 0, set(signing for _, signing, _ in told)
    for seq in sorted(set(moments) | set(omitted)):
        signing, why, recorded = omitted.get(seq, (None, None, moments.get(seq)))
        if why != "conservacion":
            youngest = max(youngest, recorded or 0)
            continue
        if max(youngest, recorded or 0) > (millis(limit) or 0) or any(
                when > limit and heads.get(worker, (0, ""))[0] < seq for _, when, heads, _ in points):
            report.add("cadena", "early", worker=worker, entry=seq)
        if signing in known:
            report.add("cadena", "part", signing, worker=worker, entry=seq)


# --- What is told: registro.json and the CSV files --------------------------------------------

PUNCHES = ("entrada", "salida", "pausa", "reanudar")


def differing(one, other):
    """Names that two versions of a signing tell differently; a name that only one of them has does not count."""
    return [name for name in one if name in other and not same(name, one[name], other[name])]


def same(name, one, other):
    if one == other:
        return True
    if name in ("hora_inicio", "hora_fin"):
        return millis(one) is not None and millis(one) == millis(other)
    if name.startswith("account_user_ip"):  # an IPv6 address can be written in several ways
        return ":" in str(one) and ":" in str(other)
    numbers = all(isinstance(value, (int, float)) and not isinstance(value, bool) for value in (one, other))
    return numbers and abs(one - other) < 0.000001


def newest_of(worker, told, omitted, report):
    """The newest version of each signing; each must start from the one before."""
    newest, hidden = {}, set(signing for signing, _, _ in omitted.values())
    for seq, signing, entry in told:
        before, after = entry.get("antes"), entry.get("despues")
        known = newest.get(signing)
        if before is not None and known is not None:
            broken = bool(differing(before, known[1]["despues"]))
        else:
            broken = after is not None and signing not in hidden and (before is None) != (known is None)
        # Version 2 names the entry that it follows: check_chain has compared it.
        if broken and not is_folded(entry):
            report.add("cadena", "version", signing, worker=worker, entry=seq)
        if after is not None:
            newest[signing] = (seq, entry)
    return newest


def minutes(start, end):
    return None if start is None or end is None else end // 60000 - start // 60000


def check_signings(worker, record, newest, period, report):
    rows = {}
    for row in record["fichajes"]:
        rows.setdefault(row.get("fichaje_id"), row)
    if len(rows) != len(record["fichajes"]):
        report.add("registro", "row_extra", "fichajes", "?", worker=worker)
    for signing, (seq, entry) in newest.items():
        version, day = entry["despues"], entry.get("dia", "")
        if version.get("borrado") or not period[0] <= day <= period[1]:
            continue
        row = rows.pop(signing, None)
        if row is None:
            report.add("registro", "row_lost", day, signing, worker=worker)
            continue
        start, end = millis(version.get("hora_inicio")), millis(version.get("hora_fin"))
        expected = {
            "dia": day, "apunte": seq, "minutos": minutes(start, end),
            "tipo": "trabajo" if version.get("parada_id") is None else "pausa",
            "modalidad": "teletrabajo" if version.get("teletrabajo") else "presencial",
            "fin_declarado": "si" if version.get("fin_declarado") else "no",
            "observaciones": version.get("observaciones"),
            "hora_inicio": (row.get("inicio") or "")[11:16],
            "hora_fin": None if end is None else (row.get("fin") or "")[11:16],
        }
        wrong = [name for name, value in expected.items() if row.get(name) != value]
        wrong += [name for name, value in (("inicio", start), ("fin", end)) if millis(row.get(name)) != value]
        if row.get("tipo") == "trabajo" and row.get("cuenta_como_trabajo") != "si":
            wrong.append("cuenta_como_trabajo")
        if wrong:
            report.add("registro", "row", day, signing, ", ".join(wrong), worker=worker, entry=seq)
    for signing, row in rows.items():
        report.add("registro", "row_extra", row.get("dia"), signing, worker=worker)


def check_current(kit, worker, folder, newest, period, report):
    """The rows that screens and prints are made from say what the newest versions say."""
    data = json_of(kit.read("{}/vigente.json".format(folder)))
    if data is None:  # kits of former versions have none
        return
    rows = {row.get("fichaje_id"): row for row in data.get("fichajes") or [] if isinstance(row, dict)}
    later = set(data.get("posteriores") or [])
    for signing, (seq, entry) in newest.items():
        row = rows.pop(signing, None)
        if signing in later or (row is None and not period[0] <= entry.get("dia", "") <= period[1]):
            continue
        if row is None:
            report.add("registro", "current_lost", signing, worker=worker, entry=seq)
            continue
        wrong = differing(dict(entry["despues"], dia=entry.get("dia")), row)
        if wrong:
            report.add("registro", "current", signing, ", ".join(wrong), worker=worker, entry=seq)
    for signing in rows:
        report.add("registro", "current_extra", signing, worker=worker)


def check_days(worker, record, report):
    by_day = {}
    for row in record["fichajes"]:
        by_day.setdefault(row.get("dia"), []).append(row)
    days = [row.get("dia") for row in record["jornadas"]]
    for day in sorted(set(by_day) - set(days), key=str):
        report.add("registro", "day", "jornadas", day, "-", worker=worker)
    for row in record["jornadas"]:
        signings = by_day.get(row.get("dia"), [])
        total = lambda kind, counts: sum(  # noqa: E731
            one.get("minutos") or 0 for one in signings
            if one.get("tipo") in kind and one.get("cuenta_como_trabajo") == counts)
        worked, planned = total(("trabajo", "pausa"), "si"), row.get("minutos_previstos") or 0
        is_open = any(one.get("fin") is None for one in signings)
        expected = {
            "minutos_trabajados": worked,
            "minutos_pausa": total(("pausa",), "no"),
            "minutos_pausa_computada": total(("pausa",), "si"),
            "minutos_ordinarios": min(worked, planned),
            "minutos_exceso": max(0, worked - planned),
            "hora_inicio": signings[0].get("hora_inicio") if signings else None,
            "hora_fin": signings[-1].get("hora_fin") if signings and not is_open else None,
            "sin_cerrar": "si" if is_open else "no",
        }
        wrong = [name for name, value in expected.items() if row.get(name) != value]
        if wrong or days.count(row.get("dia")) > 1:
            report.add("registro", "day", "jornadas", row.get("dia"), ", ".join(wrong), worker=worker)


def is_change(entry):
    if entry.get("tipo") not in PUNCHES:
        return True
    before, after = entry.get("antes") or {}, entry.get("despues") or {}
    return bool(after.get("fin_declarado")) and not before.get("fin_declarado")


def check_changes(worker, record, told, report):
    rows = {row.get("apunte"): row for row in record["cambios"]}
    for seq, signing, entry in told:
        if not is_change(entry):
            continue
        row = rows.pop(seq, {})
        before, after = entry.get("antes") or {}, entry.get("despues") or {}
        same = (
            row.get("fichaje_id") == signing and row.get("tipo") == entry.get("tipo")
            and row.get("motivo") == entry.get("motivo") and row.get("dia") == entry.get("dia")
            and row.get("autor_id") == entry.get("actor", {}).get("trabajador_id")
            and millis(row.get("registrado_en")) == millis(entry.get("registrado_en"))
            and millis(row.get("inicio_anterior")) == millis(before.get("hora_inicio"))
            and millis(row.get("fin_anterior")) == millis(before.get("hora_fin"))
            and millis(row.get("inicio_nuevo")) == millis(after.get("hora_inicio"))
            and millis(row.get("fin_nuevo")) == millis(after.get("hora_fin"))
            and row.get("borrado") == ("si" if after.get("borrado") else "no"))
        if not same:
            report.add("registro", "change", "cambios", seq, worker=worker, entry=seq)
    for seq in rows:
        report.add("registro", "change", "cambios", seq, worker=worker)


FORMULA = re.compile(r"^(?!-?\d+(?:[.,]\d+)?$)[=+\-@\t\r]")


def cell(value):
    """A value as the CSV shows it: no cell can become a formula."""
    if value is None:
        return ""
    text = str(value)
    return "'" + text if FORMULA.match(text) else text


def check_table(kit, worker, name, rows, report):
    data = kit.read(name)
    if data is None:
        report.add("registro", "lost", name, worker=worker)
        return
    text = data.decode("utf-8-sig", "replace")
    table = list(csv.reader(io.StringIO(text, newline=""), delimiter=";"))
    wanted = [[cell(value) for value in row.values()] for row in rows]
    if rows and table[:1] != [list(rows[0])]:
        report.add("registro", "table", name, 1, worker=worker)
    for place in range(max(len(wanted), len(table) - 1)):
        if table[place + 1:place + 2] != wanted[place:place + 1]:
            report.add("registro", "table", name, place + 2, worker=worker)
            return


def check_record(kit, worker, folder, index, told, omitted, report):
    newest = newest_of(worker, told, omitted, report)
    period = (str(index.get("desde", "0")), str(index.get("hasta", "9")))
    check_current(kit, worker, folder, newest, period, report)
    name = "{}/registro.json".format(folder)
    raw = kit.read(name)
    record = json_of(raw)
    tables = ("meses", "jornadas", "fichajes", "cambios")
    sound = record is not None and all(
        isinstance(record.get(one), list) and all(isinstance(row, dict) for row in record[one]) for one in tables)
    if not sound:
        report.add("registro", "lost" if raw is None else "unreadable", name, worker=worker)
        return
    if (record.get("trabajador") or {}).get("id") != worker:
        report.add("registro", "changed", name, worker=worker)
    check_signings(worker, record, newest, period, report)
    check_days(worker, record, report)
    check_changes(worker, record, told, report)
    for table in tables:
        check_table(kit, worker, "{}/{}.csv".format(folder, table), record[table], report)


# --- All of it --------------------------------------------------------------------------------

def people_of(kit, index):
    people = {}
    for person in index.get("trabajadores") or []:
        people[person.get("trabajador_id")] = (str(person.get("nombre")), str(person.get("carpeta")))
    for name in kit.names():
        match = re.match(r"^cadena/(\d+)\.jsonl$", name)
        if match:
            people.setdefault(int(match.group(1)), ("?", None))
    return people


def verify(kit, language=None, received=(), fingerprint=None):
    """Checks a kit and answers a Report. `received` are bytes of checkpoints that came by mail."""
    report = Report(language or "es")
    key, der = key_of(kit.read("clave_publica.pem"))
    report.fingerprint = sha256(der).hex()
    peek = json_of(kit.read("expediente.json")) or {}
    report.language = language or peek.get("idioma", "es")
    report.names = {worker: name for worker, (name, _) in people_of(kit, peek).items()}
    report.index = index = check_index(kit, key, report)
    points = check_points(kit, key, index, report)
    points = with_received(points, received, index, report)
    if fingerprint is not None and re.sub(r"[^0-9a-f]", "", fingerprint.lower()) != report.fingerprint:
        report.add("punto", "key_received")
    check_growth(points, report)
    for worker, (_, folder) in people_of(kit, index).items():
        links, told, omitted = check_chain(kit, worker, index, report)
        check_heads(worker, links, points, report)
        check_moments(worker, told, points, report)
        check_erased(worker, told, omitted, points, index, report)
        if folder is not None:
            check_record(kit, worker, folder, index, told, omitted, report)
    report.warnings = warnings_of(points, index, received)
    return report


def with_received(points, received, index, report):
    """The checkpoints with those that came by mail, which are trusted as they came; by number."""
    by_number = {number: raw for number, _, _, raw in points}
    first, last = index.get("primer_punto", 1), index.get("punto_control", max(by_number) if by_number else 0)
    all_points = list(points)
    for raw in received:
        point = json_of(raw) or {}
        number = point.get("numero")
        if by_number.get(number) == raw:
            continue
        if number in by_number:
            report.add("punto", "point_received", number)
        elif not isinstance(number, int) or not isinstance(first, int) or not isinstance(last, int) \
                or not 1 <= number < first or point.get("empresa_id") != index.get("empresa_id"):
            # Older than those of the kit is as it should be; anything else is not.
            report.add("punto", "received_unknown", number)
        try:
            heads = {worker: (seq, link) for worker, seq, link in point["cabezas"]}
            all_points.append((point["numero"], str(point["creado_en"]), heads, raw))
        except (KeyError, TypeError, ValueError):
            continue
    report.received = len(received)
    return sorted(all_points, key=lambda one: one[0])


def warnings_of(points, index, received):
    """What weakens the proof though nothing contradicts it."""
    words = []
    if not any(number < index.get("punto_control", 0) for number, _, _, _ in points):
        words.append("no_points")
    if index.get("destinatarios") == 0:
        words.append("no_recipients")
    if index.get("puntos_enviados") == 0:
        words.append("none_mailed")
    if not received:
        words.append("none_received")
    return words


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kit", nargs="?", default=os.path.dirname(os.path.abspath(__file__)))
    parser.add_argument("--recibido", nargs="+", default=[], metavar="CHECKPOINT.json")
    parser.add_argument("--huella", metavar="HEX")
    parser.add_argument("--idioma", choices=LANGUAGES)
    options = parser.parse_args(arguments)
    words = Report(options.idioma or "es")
    try:
        kit = Folder(options.kit) if os.path.isdir(options.kit) else Archive(options.kit)
        received = [open(path, "rb").read() for path in options.recibido]
        if not any(name.startswith(("cadena/", "expediente")) for name in kit.names()):
            raise OSError(options.kit)
    except (OSError, zipfile.BadZipFile) as problem:
        print(words.say("nothing", problem), file=sys.stderr)
        return 2
    try:
        report = verify(kit, options.idioma, received, options.huella)
    except zipfile.BadZipFile as problem:
        print(words.say("unreadable", problem))
        return 1
    index = report.index
    print(report.say("kit", index.get("empresa", "?"), index.get("desde", "?"), index.get("hasta", "?")))
    print(report.say("key", report.fingerprint))
    for _, _, _, text, _ in report.problems:
        print("- " + text)
    for word in report.warnings:
        print("! " + report.say(word))
    if report.problems:
        print(report.say("bad", len(report.problems)))
        return 1
    print(report.say("good", len(report.names), report.entries, report.told, report.points, report.erased))
    return 0


if __name__ == "__main__":
    # A console of another encoding shows what it can.
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    sys.exit(main(sys.argv[1:]))
