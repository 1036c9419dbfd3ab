"""Alters copies of an inspection kit in seven ways at random places and asks the kit's own verifier.

    python3 -I tamper.py KIT_FOLDER SEED ROUNDS   checks every alteration; prints one line a kind
    python3 -I tamper.py KIT_FOLDER SEED write KIND FOLDER   writes one altered copy
"""
import functools
import hashlib
import json
import os
import random
import sys


class Memory(dict):
    """A kit in memory."""

    def names(self):
        return list(self)

    def read(self, name):
        return self.get(name)


def load(folder):
    kit = Memory()
    for path, _, names in os.walk(folder):
        for name in names:
            full = os.path.join(path, name)
            with open(full, "rb") as file:
                kit[os.path.relpath(full, folder).replace(os.sep, "/")] = file.read()
    return kit


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).hexdigest()


def leaf_of(line):
    return sha(b"\0", bytes.fromhex(line["sal"]), line["contenido"].encode("utf-8"))


def relink(lines, first):
    """Leaves and links as somebody who knows the recipe would compute them, from a place on."""
    for place in range(first, len(lines)):
        previous = bytes.fromhex(lines[place - 1]["eslabon"]) if place > 0 else hashlib.sha256().digest()
        lines[place]["hoja"] = leaf_of(lines[place])
        lines[place]["eslabon"] = sha(b"\1", previous, bytes.fromhex(lines[place]["hoja"]))


def renumber(lines):
    for place, line in enumerate(lines):
        line["seq"] = place + 1


def lie(line, chance):
    """Another content of the same form: one instant is moved by some minutes."""
    entry = json.loads(line["contenido"])
    version = entry["despues"]
    # An entry states what it changes: its end, or its start.
    field = "hora_fin" if version.get("hora_fin") is not None else "hora_inicio"
    minute = int(version[field][14:16])
    other = (minute + chance.randrange(1, 59)) % 60
    version[field] = "{}{:02d}{}".format(version[field][:14], other, version[field][16:])
    line["contenido"] = json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def edit(lines, place, chance):
    lie(lines[place], chance)


def delete(lines, place, chance):
    del lines[place]


def insert(lines, place, chance):
    made = dict(lines[place])
    lie(made, chance)
    lines.insert(place, made)
    renumber(lines)
    made["hoja"] = leaf_of(made)
    previous = bytes.fromhex(lines[place - 1]["eslabon"]) if place > 0 else hashlib.sha256().digest()
    made["eslabon"] = sha(b"\1", previous, bytes.fromhex(made["hoja"]))


def swap(lines, place, chance):
    other = chance.choice([one for one in range(len(lines)) if one != place])
    lines[place], lines[other] = lines[other], lines[place]
    renumber(lines)


def number(lines, place, chance):
    if chance.random() < 0.5:
        lines[place]["seq"] += chance.choice([-1, 1, 7])
    else:
        for line in lines[place:]:
            line["seq"] += 1


def cut(lines, place, chance):
    del lines[place:]


def rewrite(lines, place, chance):
    lie(lines[place], chance)
    relink(lines, place)


KINDS = {
    "edit": edit, "delete": delete, "insert": insert, "swap": swap,
    "renumber": number, "cut": cut, "rewrite": rewrite,
}


def altered(kit, kind, chance):
    """A copy of the kit with one alteration, whose chain it is and where."""
    chains = sorted(name for name in kit if name.startswith("cadena/") and len(kit[name]) > 0)
    name = chance.choice(chains)
    lines = [json.loads(raw) for raw in kit[name].splitlines()]
    place = chance.randrange(len(lines))
    KINDS[kind](lines, place, chance)
    copy = Memory(kit)
    copy[name] = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode("utf-8")
    return copy, int(name[7:-6]), place + 1


def main(folder, seed, rounds, *more):
    sys.dont_write_bytecode = True
    sys.path.insert(0, folder)
    import verify_ledger

    # The same bytes are read once only: thousands of copies differ in one chain.
    verify_ledger.json_of = functools.lru_cache(maxsize=100000)(verify_ledger.json_of)
    verify_ledger.sha256 = functools.lru_cache(maxsize=100000)(verify_ledger.sha256)
    kit = load(folder)
    chance = random.Random(int(seed))
    if rounds == "write":
        kind, target = more
        copy, worker, place = altered(kit, kind, chance)
        for name, data in copy.items():
            path = os.path.join(target, *name.split("/"))
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(data)
        print(json.dumps({"trabajador_id": worker, "apunte": place}))
        return 0
    if verify_ledger.verify(kit).problems:
        print("the kit itself does not verify")
        return 1
    missed = 0
    for kind in KINDS:
        found = near = 0
        for _ in range(int(rounds)):
            copy, worker, place = altered(kit, kind, chance)
            problems = verify_ledger.verify(copy).problems
            # Without the signed index: the chain and the checkpoints must tell by themselves, and whose.
            own = [one for one in problems if one[0] == "cadena"]
            if own and all(one[1] == worker for one in own):
                found += 1
            near += any(one[2] is not None and abs(one[2] - place) <= 1 for one in own)
        missed += int(rounds) - found
        print("{}: {} of {} found, {} at the very place".format(kind, found, rounds, near))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
