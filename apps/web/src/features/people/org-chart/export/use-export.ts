import { useState } from "react";
import { useTranslation } from "react-i18next";

import { loadChunk } from "../../../../lib/chunks.ts";
import type { Format } from "../../../../lib/drawing/file.ts";
import { messageOf } from "../../../../lib/errors.ts";
import { dayIn, formatDate } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { plainText } from "../../../../lib/plain-text.ts";
import { saveBlob } from "../../../../lib/save-blob.ts";
import { notify } from "../../../../ui/notify.ts";
import type { Tree } from "../org-chart.model.ts";
import { useLabels } from "../use-labels.ts";

/** A name as part of a file's: letters and digits without accents. */
function asFileName(name: string): string {
  return plainText(name)
    .replaceAll(/[^\da-z]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Draws a whole chart and saves it; the drawing code is loaded on first use. */
export function useExport(name: string, tree: Tree) {
  const { t } = useTranslation("org-chart");
  const { nameOf } = useLabels();
  const { zona_horaria } = useCurrentUser();
  const [isBusy, setBusy] = useState(false);
  const save = async (format: Format): Promise<void> => {
    setBusy(true);
    try {
      const [{ drawFile }, { drawChart }] = await loadChunk(() =>
        Promise.all([import("../../../../lib/drawing/file.ts"), import("./export.model.ts")]),
      );
      const subtitle = t("export.date", { date: formatDate(dayIn(zona_horaria)) });
      const { blob, isReduced } = await drawFile(format, {
        photos: tree.all.flatMap(({ node }) => node.link_foto ?? []),
        draw: (at) => drawChart({ ...at, tree, title: name, subtitle, nameOf }),
      });
      saveBlob(blob, `${t("export.file", { name: asFileName(name) })}.${format}`);
      if (isReduced) notify({ kind: "info", message: t("export.reduced") });
      else notify({ kind: "success", message: t("export.done") });
    } catch (error) {
      notify({ kind: "error", title: t("export.failed"), message: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
