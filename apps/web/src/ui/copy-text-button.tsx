import { Button, CopyButton } from "@mantine/core";
import type { ButtonProps } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";

type CopyTextButtonProps = Pick<ButtonProps, "mih" | "size"> & {
  value: string;
  label: string;
  /** Label for a moment after copying. */
  copiedLabel: string;
};

/** Copies a text to the clipboard, and confirms it in place. */
export function CopyTextButton({ value, label, copiedLabel, ...look }: CopyTextButtonProps) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button
          {...look}
          variant="default"
          leftSection={
            copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
          }
          onClick={copy}
        >
          <span aria-live="polite">{copied ? copiedLabel : label}</span>
        </Button>
      )}
    </CopyButton>
  );
}
