import { Checkbox, SegmentedControl } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Administrator, OfficePerson } from "@atrio/contract/access/office";
import { officeRoles } from "@atrio/contract/access/office-roles";
import type { OfficeRole } from "@atrio/contract/access/office-roles";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import classes from "./administrators.module.css";
import { saveAccessMutation } from "./administrators.queries.ts";
import { PersonPicker } from "./person-picker.tsx";

type Kind = "titular" | "roles" | "ninguno";

type AccessDialogProps = {
  /** Somebody whose access changes; null to give it to another person. */
  person: Administrator | null;
  /** People who have access already. */
  known: readonly Administrator[];
  onClose: () => void;
};

/** Form of a person's access to the office. */
export function AccessDialog({ person, known, onClose }: AccessDialogProps) {
  const { t } = useTranslation(["office", "common"]);
  const [chosen, setChosen] = useState<Pick<OfficePerson, "id" | "nombre_completo"> | null>(person);
  const [kind, setKind] = useState<Kind>(person?.titular === true ? "titular" : "roles");
  const [roles, setRoles] = useState<readonly OfficeRole[]>(person?.roles ?? []);
  const [tried, setTried] = useState(false);
  const save = useMutation(saveAccessMutation);
  const lacksRole = kind === "roles" && roles.length === 0;
  const submit = () => {
    setTried(true);
    if (chosen === null || lacksRole) return;
    save.mutate(
      { id: chosen.id, acceso: kind, roles: kind === "roles" ? [...roles] : [] },
      {
        onSuccess: () => {
          notify({
            kind: "success",
            message: t(kind === "ninguno" ? "office:dialog.taken" : "office:dialog.saved"),
          });
          onClose();
        },
      },
    );
  };
  const title =
    person === null
      ? t("office:dialog.give")
      : t("office:dialog.edit", { name: person.nombre_completo });
  return (
    <FormDialog
      title={title}
      submit={t(kind === "ninguno" ? "office:dialog.take" : "office:dialog.save")}
      pending={save.isPending}
      error={save.error}
      isGrave={kind === "ninguno"}
      onSubmit={submit}
      onClose={onClose}
    >
      {person === null && (
        <PersonPicker
          value={chosen}
          leaveOut={known.map(({ id }) => id)}
          error={tried && chosen === null ? t("office:dialog.choose") : undefined}
          onChange={setChosen}
        />
      )}
      <KindControl kind={kind} hasAccess={person !== null} onChange={setKind} />
      {kind === "roles" && (
        <Roles
          roles={roles}
          error={tried && lacksRole ? t("office:dialog.chooseRole") : undefined}
          onChange={setRoles}
        />
      )}
      <p className={classes.muted}>{effectOf(kind, t)}</p>
    </FormDialog>
  );
}

function effectOf(kind: Kind, t: ReturnType<typeof useTranslation<["office", "common"]>>["t"]) {
  if (kind === "ninguno") return t("office:dialog.effectNone");
  return kind === "titular"
    ? `${t("office:roleText.titular")} ${t("office:dialog.effect")}`
    : t("office:dialog.effect");
}

type KindControlProps = { kind: Kind; hasAccess: boolean; onChange: (kind: Kind) => void };

function KindControl({ kind, hasAccess, onChange }: KindControlProps) {
  const { t } = useTranslation("office");
  return (
    <SegmentedControl<Kind>
      fullWidth
      aria-label={t("dialog.kind")}
      value={kind}
      onChange={onChange}
      data={[
        { value: "roles", label: t("dialog.roles") },
        { value: "titular", label: t("dialog.titular") },
        ...(hasAccess ? [{ value: "ninguno" as const, label: t("dialog.none") }] : []),
      ]}
    />
  );
}

type RolesProps = {
  roles: readonly OfficeRole[];
  error: string | undefined;
  onChange: (roles: readonly OfficeRole[]) => void;
};

function Roles({ roles, error, onChange }: RolesProps) {
  const { t } = useTranslation("office");
  return (
    <Checkbox.Group
      label={t("dialog.rolesLabel")}
      value={[...roles]}
      error={error}
      onChange={(values) => onChange(officeRoles.filter((role) => values.includes(role)))}
    >
      <div className={classes.roles}>
        {officeRoles.map((role) => (
          <Checkbox
            key={role}
            value={role}
            label={t(`roles.${role}`)}
            description={t(`roleText.${role}`)}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
