"""Asks a kit's own verifier about many kits in one process and prints what it found, as JSON.

    python3 -I compare.py FOLDER_OF_A_KIT FOLDER_OF_ZIPS FOLDER_OF_RECEIVED

Answers {name: {"alone": {...}, "received": {...}}}, each with the names of the checks that found
something and of the warnings, sorted.
"""
import json
import os
import sys


def told(report, names):
    return {
        "checks": sorted(set(one[4] for one in report.problems)),
        "warnings": sorted(names[word] for word in report.warnings),
    }


def main(folder, zips, mails):
    sys.dont_write_bytecode = True
    sys.path.insert(0, folder)
    import verify_ledger

    received = []
    for name in sorted(os.listdir(mails)):
        with open(os.path.join(mails, name), "rb") as file:
            received.append(file.read())
    answers = {}
    for name in sorted(os.listdir(zips)):
        kit = verify_ledger.Archive(os.path.join(zips, name))
        answers[name[:-4]] = {
            "alone": told(verify_ledger.verify(kit), verify_ledger.WARNINGS),
            "received": told(verify_ledger.verify(kit, received=received), verify_ledger.WARNINGS),
        }
    checks = sorted(set(verify_ledger.CHECKS.values()))
    print(json.dumps({"kits": answers, "checks": checks}))


if __name__ == "__main__":
    main(*sys.argv[1:])
