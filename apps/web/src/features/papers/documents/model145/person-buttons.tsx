import { Button } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";

type PersonButtonProps = { label: string; onClick: () => void };

/** Takes a person off the form. */
export function RemovePerson({ label, onClick }: PersonButtonProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="sm"
      leftSection={<IconTrash size={18} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

/** Adds a person to the form. */
export function AddPerson({ label, onClick }: PersonButtonProps) {
  return (
    <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}
