import { useDebouncedValue } from "@mantine/hooks";
import {
  IconBriefcase,
  IconCalendarTime,
  IconCalendarWeek,
  IconFileText,
  IconReceiptEuro,
  IconUmbrella,
  IconWriting,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { Found, FoundDocument, FoundRequest } from "@atrio/contract/company/search";
import { requestKinds } from "@atrio/contract/kinds";
import { moduleIds } from "@atrio/contract/modules";

import { useKindName } from "../../../features/leave/requests/use-kind-name.ts";
import { usePayslipName } from "../../../features/papers/payslips/use-payslip-name.ts";
import { useDayStates } from "../../../lib/colleagues.ts";
import { formatDate, formatDayMonth, formatLongDate } from "../../../lib/format.ts";
import { useModuleHired } from "../../../lib/identity.ts";
import { readablePhone } from "../../../lib/phone.ts";
import { PersonAvatar } from "../../../ui/person-avatar.tsx";
import type { CommandGroup } from "../commands.model.ts";

import { searchQuery } from "./search.queries.ts";

/** Typing is over when nothing is typed for this long. */
const pauseMs = 150;

/** Keys of the states of a request, by `estado_id` less one. */
const states = ["pending", "approved", "rejected", "cancelled"] as const;
/** Kinds whose requests are called by their rule. */
const withSubtypes: readonly number[] = [requestKinds.paidLeave, requestKinds.unpaidLeave];

type Commands = CommandGroup["commands"];

/** Groups of found things in the order of the list, and whether the server is still being asked. */
export function usePortalFinds(typed: string): { groups: CommandGroup[]; isSearching: boolean } {
  const { t } = useTranslation("search");
  const [texto] = useDebouncedValue(typed.trim(), pauseMs);
  const { data, isFetching } = useQuery(searchQuery(texto));
  const [people, payslips, documents, requests, shifts, others] = [
    usePeople(data?.personas),
    usePayslips(data?.nominas),
    useDocuments(data?.documentos),
    useRequests(data?.solicitudes),
    useShifts(data?.turnos),
    useDaysAndProjects(data),
  ];
  const groups = [
    { group: t("group.people"), commands: people },
    { group: t("group.payslips"), commands: payslips },
    { group: t("group.requests"), commands: requests },
    { group: t("group.documents"), commands: documents },
    { group: t("group.shifts"), commands: shifts },
    { group: t("group.days"), commands: others.days },
    { group: t("group.projects"), commands: others.projects },
  ];
  return {
    groups: groups.map((one) => ({ ...one, isFound: true })),
    isSearching: isFetching || typed.trim() !== texto,
  };
}

function usePeople(people: Found["personas"] = []): Commands {
  const navigate = useNavigate();
  const dayStates = useDayStates(people.map(({ id }) => id));
  return people.map((person) => {
    const { id, nombre_completo, puesto, nombre_departamento_trabajador, telefono } = person;
    return {
      id: `person-${id}`,
      label: nombre_completo,
      description: [
        puesto,
        nombre_departamento_trabajador,
        telefono === null ? null : readablePhone(telefono),
        dayStates.get(id)?.words ?? null,
      ]
        .filter((part) => part !== null)
        .join(" · "),
      picture: <PersonAvatar name={nombre_completo} photo={person.link_foto} size={32} />,
      run: () => void navigate({ to: "/workers", search: { persona: id } }),
    };
  });
}

function usePayslips(payslips: Found["nominas"] = []): Commands {
  const navigate = useNavigate();
  const nameOf = usePayslipName();
  return payslips.map((payslip) => ({
    id: `payslip-${payslip.id}`,
    label: nameOf(payslip),
    icon: IconReceiptEuro,
    run: () =>
      void navigate({ to: "/paysheets", search: { anyo: payslip.anyo, nomina: payslip.id } }),
  }));
}

function useDocuments(documents: readonly FoundDocument[] = []): Commands {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  return documents.map(({ id, titulo, parte }) => ({
    id: `document-${parte}-${id}`,
    label: titulo,
    description: t(`part.${parte}`),
    icon: parte === "firma" ? IconWriting : IconFileText,
    run: () =>
      void navigate({
        to: "/documents",
        search: parte === "firma" ? { firma: id } : { vista: parte, doc: id },
      }),
  }));
}

function useRequests(requests: readonly FoundRequest[] = []): Commands {
  const { t } = useTranslation("requests");
  const navigate = useNavigate();
  const kindName = useKindName();
  return requests.map((request) => {
    const state = states[request.estado_id - 1];
    const { pe_solicitud_tipo_id, subtipo } = request;
    const isNamed = subtipo !== null && withSubtypes.includes(pe_solicitud_tipo_id);
    const name = isNamed ? subtipo : kindName(pe_solicitud_tipo_id);
    return {
      id: `request-${request.id}`,
      label: request.titulo ?? name,
      description: [
        ...(request.titulo === null ? [] : [name]),
        datesOf(request),
        ...(state === undefined ? [] : [t(`state.${state}`)]),
      ].join(" · "),
      icon: IconUmbrella,
      run: () => void navigate({ to: "/absences", search: { solicitud: request.id } }),
    };
  });
}

/** Days of a request, or the day on which it was sent. */
function datesOf({ fecha_inicio, fecha_fin, creada_en }: FoundRequest): string {
  if (fecha_inicio === null) return formatDate(creada_en.slice(0, 10));
  if (fecha_fin === null || fecha_fin === fecha_inicio) return formatDate(fecha_inicio);
  return `${formatDayMonth(fecha_inicio)} – ${formatDate(fecha_fin)}`;
}

/** Shifts lead to their day in the calendar; without one, to the own shifts. */
function useShifts(shifts: Found["turnos"] = []): Commands {
  const navigate = useNavigate();
  const hasCalendar = useModuleHired(moduleIds.calendar);
  return shifts.map(({ id, fecha, hora_inicio, hora_fin, area }) => ({
    id: `shift-${id}`,
    label: formatLongDate(fecha),
    description: `${hora_inicio}–${hora_fin} · ${area}`,
    icon: IconCalendarWeek,
    run: () => {
      const [anyo, mes] = fecha.split("-").map(Number);
      const search = { vista: "mes" as const, anyo, mes, dia: fecha };
      void (hasCalendar ? navigate({ to: "/userCalendar", search }) : navigate({ to: "/shifts" }));
    },
  }));
}

function useDaysAndProjects(found: Found | undefined): { days: Commands; projects: Commands } {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  return {
    days: (found?.dias ?? []).map((day) => ({
      id: `day-${day}`,
      label: formatLongDate(day),
      description: t("day"),
      icon: IconCalendarTime,
      run: () =>
        void navigate({ to: "/timeRegistration", search: { mes: day.slice(0, 7), dia: day } }),
    })),
    projects: (found?.proyectos ?? []).map(({ id, nombre }) => ({
      id: `project-${id}`,
      label: nombre,
      description: t("project"),
      icon: IconBriefcase,
      run: () => void navigate({ to: "/timeRegistration", search: { vista: "anyo" } }),
    })),
  };
}
