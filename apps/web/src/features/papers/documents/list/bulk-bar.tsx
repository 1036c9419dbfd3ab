import { Button, Checkbox } from "@mantine/core";
import { IconFileZip } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { PortalDocument } from "@atrio/contract/papers/documents";

import { mostFiles } from "../documents.model.ts";
import { useDownload } from "../files/use-download.ts";

import classes from "./list.module.css";

type BulkBarProps = {
  /** Listed documents. */
  documents: readonly PortalDocument[];
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
};

/** Selects listed documents and saves them as one ZIP; nothing for a list of one. */
export function BulkBar({ documents, selected, onSelect }: BulkBarProps) {
  const { t } = useTranslation("documents");
  const download = useDownload();
  const chosen = documents.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const isTooMany = chosen.length > mostFiles;
  if (documents.length < 2) return null;
  return (
    <div className={classes.bar} role="group" aria-label={t("bulk.label")}>
      <Checkbox
        label={t("bulk.all")}
        checked={chosen.length === documents.length}
        indeterminate={chosen.length > 0 && chosen.length < documents.length}
        onChange={(event) =>
          onSelect(new Set(event.currentTarget.checked ? documents.map(({ id }) => id) : []))
        }
      />
      <span role="status">{chosen.length > 0 && t("bulk.selected", { count: chosen.length })}</span>
      {chosen.length > 0 && (
        <Button
          size="sm"
          mih={44}
          variant="default"
          leftSection={<IconFileZip size={18} aria-hidden />}
          disabled={isTooMany}
          loading={download.isPending}
          onClick={() => download.mutate({ from: "document", ids: chosen })}
        >
          {chosen.length === 1 ? t("bulk.one") : t("bulk.zip")}
        </Button>
      )}
      {isTooMany && <span>{t("bulk.too_many", { most: String(mostFiles) })}</span>}
    </div>
  );
}
