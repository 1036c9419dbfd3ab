import { Button, FileButton } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { OfficeProject } from "@atrio/contract/projects/projects-office";

import { messageOf } from "../../../../lib/errors.ts";
import { Card } from "../../../../ui/card.tsx";
import { notify } from "../../../../ui/notify.ts";
import { ProjectPicture } from "../../team/project-picture.tsx";
import classes from "../projects-office.module.css";
import { pictureMutation, removePictureMutation } from "../projects-office.queries.ts";

/** A project's picture, saved as soon as it is chosen. */
export function PictureCard({
  project,
  canChange,
}: {
  project: OfficeProject;
  canChange: boolean;
}) {
  const { t } = useTranslation("projects-office");
  const { id, nombre, link_imagen } = project;
  const put = useMutation(pictureMutation);
  const remove = useMutation(removePictureMutation);
  const error = put.error ?? remove.error;
  const choose = (imagen: File | null) => {
    if (imagen === null) return;
    remove.reset();
    put.mutate(
      { id, imagen },
      { onSuccess: () => notify({ kind: "success", message: t("picture.saved") }) },
    );
  };
  const take = () => {
    put.reset();
    remove.mutate(id, {
      onSuccess: () => notify({ kind: "success", message: t("picture.removed") }),
    });
  };
  return (
    <Card title={t("picture.title")}>
      <div className={classes.view}>
        <span className={classes.name}>
          <ProjectPicture key={link_imagen} name={nombre} picture={link_imagen} />
          <span className={classes.texts}>
            <span className={classes.muted}>{t("picture.hint")}</span>
          </span>
        </span>
        {error !== null && (
          <p className={classes.error} role="alert">
            {messageOf(error)}
          </p>
        )}
        {canChange && (
          <div className={classes.buttons}>
            <FileButton accept="image/png,image/jpeg,image/webp" onChange={choose}>
              {(props) => (
                <Button {...props} variant="default" loading={put.isPending}>
                  {t("picture.choose")}
                </Button>
              )}
            </FileButton>
            {link_imagen !== null && (
              <Button variant="default" loading={remove.isPending} onClick={take}>
                {t("picture.remove")}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
