import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Receipt } from "@atrio/contract/time/time";

import classes from "./receipt-line.module.css";
import { shortHash } from "./time.model.ts";

/**
 * The proof of a punch, to be copied whole: its number in the worker's chain, and under a label, among the
 * evidence of a day, the short hash too.
 */
export function ReceiptLine({ receipt, label }: { receipt: Receipt; label?: string }) {
  const { t } = useTranslation("time");
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`${receipt.seq} ${receipt.hash}`);
    setCopied(true);
  };
  const name = t("receipt.copy");
  return (
    <span className={classes.receipt}>
      <span>{label ?? t("receipt.title", { seq: receipt.seq })}</span>
      {label !== undefined && (
        <>
          <span>{receipt.seq}</span>
          <code title={receipt.hash}>{shortHash(receipt.hash)}</code>
        </>
      )}
      {"clipboard" in navigator && (
        <button
          type="button"
          className={classes.copy}
          title={name}
          aria-label={`${name} ${receipt.seq}`}
          onClick={() => void copy()}
        >
          {copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        </button>
      )}
      <span className={classes.copied} role="status">
        {copied ? t("receipt.copied") : ""}
      </span>
    </span>
  );
}
