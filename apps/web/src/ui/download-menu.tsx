import { ActionIcon, Button, Menu } from "@mantine/core";
import {
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileTypePdf,
} from "@tabler/icons-react";

const icons = { pdf: IconFileTypePdf, xlsx: IconFileSpreadsheet, csv: IconFileTypeCsv } as const;

/** A file to choose, with its name for people. */
export type DownloadChoice<Key extends string> = {
  key: Key;
  type: keyof typeof icons;
  label: string;
};

type DownloadMenuProps<Key extends string> = {
  label: string;
  choices: ReadonlyArray<DownloadChoice<Key>>;
  isSaving: boolean;
  /** Without words, where there is little room. */
  isCompact?: boolean;
  onChoose: (key: Key) => void;
};

/** Button that offers a file in several formats. */
export function DownloadMenu<Key extends string>(props: DownloadMenuProps<Key>) {
  const { label, choices, isSaving, isCompact = false, onChoose } = props;
  return (
    <Menu position="bottom-end" shadow="md" radius="md">
      <Menu.Target>
        {isCompact ? (
          <ActionIcon variant="default" size={44} aria-label={label} loading={isSaving}>
            <IconDownload size={20} aria-hidden />
          </ActionIcon>
        ) : (
          <Button
            variant="default"
            loading={isSaving}
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            {label}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ key, type, label: name }) => {
          const Icon = icons[type];
          return (
            <Menu.Item
              key={key}
              leftSection={<Icon size={20} aria-hidden />}
              onClick={() => onChoose(key)}
            >
              {name}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
