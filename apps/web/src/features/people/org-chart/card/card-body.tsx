import { Button } from "@mantine/core";
import { IconSitemap, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { moduleIds } from "@atrio/contract/modules";
import type { OrgNode, OrgNodeCard } from "@atrio/contract/people/org-charts";

import { modulesQuery } from "../../../../lib/identity.ts";
import { NodeFace } from "../node-face.tsx";
import type { Branch } from "../org-chart.model.ts";
import { useLabels } from "../use-labels.ts";

import classes from "./node-card.module.css";

type CardBodyProps = {
  card: OrgNodeCard;
  branch: Branch | undefined;
  onOpen: (id: number) => void;
  onShow: (branch: Branch) => void;
};

/** A person with the people above and below. */
export function CardBody({ card, branch, onOpen, onShow }: CardBodyProps) {
  const { t } = useTranslation("org-chart");
  const { nameOf, peopleBelow } = useLabels();
  const hasDirectory = useQuery(modulesQuery).data?.includes(moduleIds.allWorkers) ?? false;
  const { superior, puesto } = card;
  const below = branch?.children ?? [];
  const isVacant = card.tipo === "persona" && card.nombre === null;
  const facts = [
    [t("card.department"), card.nombre_departamento_trabajador],
    [t("card.centre"), card.centro_trabajo],
  ] as const;
  return (
    <div className={classes.body}>
      <div className={classes.who}>
        <NodeFace node={card} size={84} />
        <div>
          <h2 className={classes.name}>{nameOf(card)}</h2>
          {puesto !== null && <p className={classes.post}>{puesto}</p>}
          {card.tipo === "unidad" && <p className={classes.post}>{t("node.unit")}</p>}
        </div>
      </div>
      {isVacant && <p className={classes.note}>{t("card.vacant")}</p>}
      <dl className={classes.facts}>
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {branch !== undefined && (
        <Button
          variant="default"
          leftSection={<IconSitemap size={20} aria-hidden />}
          onClick={() => onShow(branch)}
        >
          {t("card.show")}
        </Button>
      )}
      {card.trabajador_id !== null && hasDirectory && (
        <Link to="/workers" search={{ persona: card.trabajador_id }} className={classes.link}>
          <IconUsers size={20} aria-hidden />
          {t("card.directory")}
        </Link>
      )}
      <section>
        <h3 className={classes.heading}>{t("card.above")}</h3>
        {superior === null ? (
          <p className={classes.note}>{t("card.top")}</p>
        ) : (
          <People nodes={[superior]} onOpen={onOpen} />
        )}
      </section>
      <section>
        <h3 className={classes.heading}>{t("card.below")}</h3>
        {card.personas_por_debajo > 0 && (
          <p className={classes.note}>{peopleBelow(card.personas_por_debajo)}</p>
        )}
        {card.hijos === 0 && <p className={classes.note}>{t("card.nobody")}</p>}
        <People nodes={below.map(({ node }) => node)} onOpen={onOpen} />
      </section>
    </div>
  );
}

type PeopleProps = {
  nodes: ReadonlyArray<Pick<OrgNode, "id" | "tipo" | "nombre" | "puesto" | "link_foto">>;
  onOpen: (id: number) => void;
};

/** Nodes as buttons that open their card. */
function People({ nodes, onOpen }: PeopleProps) {
  const { nameOf } = useLabels();
  if (nodes.length === 0) return null;
  return (
    <ul className={classes.people}>
      {nodes.map((node) => (
        <li key={node.id}>
          <button type="button" className={classes.person} onClick={() => onOpen(node.id)}>
            <NodeFace node={node} size={40} />
            <span className={classes.texts}>
              <span className={classes.personName}>{nameOf(node)}</span>
              {node.puesto !== null && <span className={classes.personPost}>{node.puesto}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
