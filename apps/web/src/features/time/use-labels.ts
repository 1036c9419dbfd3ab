import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { listClockInTypes, listPauseKinds } from "@atrio/contract/time/time";

import { signingKindOf } from "./time.model.ts";
import type { SigningKind, SigningNature } from "./time.model.ts";
import { clockInTypesQuery, pauseKindsQuery } from "./time.queries.ts";

export type ClockInType = EndpointResponse<typeof listClockInTypes>["data"][number];
export type PauseKind = EndpointResponse<typeof listPauseKinds>["data"][number];

/** Names of clock-in types, pauses and signings in the reader's language. */
export type Labels = {
  typeName: (type: ClockInType) => string;
  pauseName: (pause: PauseKind) => string;
  /** Kind and name of a signing: on site, telework, the place's name, the kind of pause. */
  signing: (signing: SigningNature) => { kind: SigningKind; name: string };
};

/** The standard types are shown in the reader's language; a company's own keep their name. */
export function useLabels(): Labels {
  const { t } = useTranslation("time");
  const types = useQuery(clockInTypesQuery).data ?? [];
  const pauses = useQuery(pauseKindsQuery).data ?? [];
  const typeName = (type: ClockInType) =>
    type.tipo === "lugar" ? type.nombre : t(`type.${type.tipo}`);
  const pauseName = (pause: PauseKind) =>
    pause.tipo === "otra" ? pause.nombre : t(`pause.${pause.tipo}`);
  const signing = (one: SigningNature) => {
    const kind = signingKindOf(one, types);
    if (kind === "pause") {
      const pause = pauses.find(({ id }) => id === one.parada_id);
      return { kind, name: pause === undefined ? t("pause.otra") : pauseName(pause) };
    }
    const type = types.find(({ id }) => id === one.fichador_id);
    const standard = kind === "telework" ? t("type.teletrabajo") : t("type.presencial");
    return { kind, name: type === undefined ? standard : typeName(type) };
  };
  return { typeName, pauseName, signing };
}
