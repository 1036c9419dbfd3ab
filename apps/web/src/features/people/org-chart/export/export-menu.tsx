import { Button, Menu } from "@mantine/core";
import { IconDownload, IconFileTypePdf, IconPhoto, IconVectorBezier } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Tree } from "../org-chart.model.ts";

import { useExport } from "./use-export.ts";

type ExportMenuProps = { name: string; tree: Tree };

/** Saves the whole chart as a picture or a document. */
export function ExportMenu({ name, tree }: ExportMenuProps) {
  const { t } = useTranslation("org-chart");
  const { isBusy, save } = useExport(name, tree);
  const formats = [
    { format: "png", icon: IconPhoto },
    { format: "svg", icon: IconVectorBezier },
    { format: "pdf", icon: IconFileTypePdf },
  ] as const;
  return (
    <Menu position="bottom-end" shadow="md" radius="md">
      <Menu.Target>
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<IconDownload size={20} aria-hidden />}
        >
          {t("export.button")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ format, icon: Icon }) => (
          <Menu.Item
            key={format}
            leftSection={<Icon size={20} aria-hidden />}
            onClick={() => void save(format)}
          >
            {t(`export.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
