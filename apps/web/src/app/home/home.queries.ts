import { moduleIds } from "@atrio/contract/modules";

import { firstStepsQuery } from "../../features/company/first-steps/first-steps.queries.ts";
import { welcomeQuery } from "../../features/company/welcome/welcome.queries.ts";
import { fortnightOf } from "../../features/leave/home/fortnight.model.ts";
import { newestOwnQuery, newestTeamQuery } from "../../features/leave/home/home.queries.ts";
import { holidaysQuery } from "../../features/leave/leave.queries.ts";
import { teamCalendarQuery } from "../../features/leave/team/team.queries.ts";
import { latestNoticesQuery } from "../../features/messages/notices/notices.queries.ts";
import { signaturesQuery } from "../../features/papers/documents/signatures/signatures.queries.ts";
import { latestQuery } from "../../features/papers/payslips/payslips.queries.ts";
import { birthdaysQuery } from "../../features/people/birthdays/birthdays.queries.ts";
import { projectDayReads } from "../../features/projects/mine/my-projects.queries.ts";
import { monthOf } from "../../features/time/sheet/sheet.model.ts";
import { teamTodayQuery } from "../../features/time/team/team.queries.ts";
import {
  clockInTypesQuery,
  monthSummaryQuery,
  nearbyDaysQuery,
  pauseKindsQuery,
  scheduleTodayQuery,
} from "../../features/time/time.queries.ts";
import { openSigningQuery } from "../../lib/clock.ts";
import { dayIn, serverNow } from "../../lib/format.ts";
import { companyQuery } from "../../lib/identity.ts";
import type { CurrentUser } from "../../lib/identity.ts";
import { queryClient } from "../../lib/query-client.ts";
import { inboxTotalsQuery } from "../inbox/inbox.queries.ts";
import { isSupervising } from "../shell/navigation.ts";

type Reader = { user: CurrentUser; modules: readonly number[]; today: string };
type Reads = Array<Promise<unknown>>;

/**
 * Begins all reads of the home page at once, so that they travel together; what is known and fresh is not asked for.
 * Cards ask for what is missing by themselves, and show its errors.
 */
export function readHome(user: CurrentUser, modules: readonly number[]): void {
  const reader = { user, modules, today: dayIn(user.zona_horaria, serverNow()) };
  const reads = [clockReads, ownReads, projectReads, teamReads, companyReads];
  void Promise.allSettled(reads.flatMap((begin) => begin(reader)));
}

function clockReads({ user: { id }, modules, today }: Reader): Reads {
  if (!modules.includes(moduleIds.timeRegistration)) return [];
  const { year, month } = monthOf(today);
  return [
    queryClient.query(openSigningQuery(id)),
    queryClient.query(nearbyDaysQuery(id, today)),
    queryClient.query(clockInTypesQuery),
    queryClient.query(pauseKindsQuery),
    queryClient.query(monthSummaryQuery(id, year, month)),
    queryClient.query(scheduleTodayQuery(id, today)),
  ];
}

function ownReads({ user, modules, today }: Reader): Reads {
  const reads: Reads = [];
  if (modules.includes(moduleIds.absences)) {
    reads.push(
      queryClient.query(holidaysQuery(user.id, Number(today.slice(0, 4)))),
      queryClient.query(newestOwnQuery(user.id)),
    );
  }
  if (modules.includes(moduleIds.payslips)) reads.push(queryClient.query(latestQuery(user.id)));
  if (modules.includes(moduleIds.documents) && user.documento_importante_pendiente_firma) {
    reads.push(queryClient.query(signaturesQuery(user.id)));
  }
  return reads;
}

function projectReads({ user: { id }, modules, today }: Reader): Reads {
  const needed = [moduleIds.timeRegistration, moduleIds.supervisorProjects];
  if (!needed.every((module) => modules.includes(module))) return [];
  return projectDayReads(id, today);
}

function teamReads({ user, modules, today }: Reader): Reads {
  const reads: Reads = [];
  if (user.permiso_supervisor) reads.push(queryClient.query(birthdaysQuery(user.id, today)));
  if (!isSupervising(user)) return reads;
  const hasAbsences = modules.includes(moduleIds.supervisorAbsences);
  const hasTime = modules.includes(moduleIds.supervisorTimeRegistration);
  if (hasTime) reads.push(queryClient.query(teamTodayQuery(user.id)));
  if (hasAbsences || hasTime) reads.push(queryClient.query(newestTeamQuery("mi_turno")));
  if (hasAbsences) {
    const { from, to } = fortnightOf(today);
    reads.push(queryClient.query(teamCalendarQuery(from, to)));
  }
  return reads;
}

function companyReads({ user, modules }: Reader): Reads {
  const reads: Reads = [
    queryClient.query(companyQuery(String(user.empresa_id))),
    queryClient.query(inboxTotalsQuery),
    queryClient.query(welcomeQuery(user.id)),
  ];
  if (modules.includes(moduleIds.internalCommunication)) {
    reads.push(queryClient.query(latestNoticesQuery(user.id)));
  }
  if (user.administrador) reads.push(queryClient.query(firstStepsQuery));
  return reads;
}
