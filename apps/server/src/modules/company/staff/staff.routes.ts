import * as staff from "@atrio/contract/company/staff";
import * as changes from "@atrio/contract/company/staff-changes";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { type App, bind } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import { changeStaff, inviteStaff } from "./changes/changes.service.ts";
import { exportStaff } from "./export.service.ts";
import { endEmployment, resetPassword, resumeEmployment } from "./leaving/leaving.service.ts";
import { savePermissions } from "./permissions/permissions.service.ts";
import { getCard, getOptions, pageOfStaff } from "./staff.service.ts";

/** The people of the company, for the office. */
export function staffRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, staff.listStaff, ({ actor, query }) => pageOfStaff(ctx, actor, query.paramsFront));

  bind(app, ctx, staff.staffOptions, async ({ actor }) => ({ data: await getOptions(ctx, actor) }));

  bind(app, ctx, staff.exportStaff, async ({ actor, body, meta, reply }) =>
    sendFile(reply, await exportStaff(ctx, { actor, meta }, body)),
  );

  bind(app, ctx, changes.changeStaff, async ({ actor, body, meta }) => ({
    data: await changeStaff(ctx, { actor, ...meta }, body),
  }));

  bind(app, ctx, changes.inviteStaff, async ({ actor, body, meta }) => ({
    data: await inviteStaff(ctx, { actor, ...meta }, body),
  }));

  bind(app, ctx, staff.getStaffCard, async ({ actor, params, meta }) => ({
    data: await getCard(ctx, { actor, language: meta.language }, params.id),
  }));

  bind(app, ctx, changes.endEmployment, async ({ actor, params, body, meta }) => {
    const { ultimo_dia, sustituto_id } = body;
    await endEmployment(ctx, { actor, ip: meta.ip }, { ...params, ultimo_dia, sustituto_id });
    return { data: { message: say(meta.language, "staff.saved") } };
  });

  bind(app, ctx, changes.resumeEmployment, async ({ actor, params, body, meta }) => {
    const { desde, horario_id } = body;
    await resumeEmployment(ctx, { actor, ip: meta.ip }, { ...params, desde, horario_id });
    return { data: { message: say(meta.language, "staff.saved") } };
  });

  bind(app, ctx, changes.savePermissions, async ({ actor, params, body, meta }) => {
    const { permiso_supervisor, supervisor_bolsa_horas, permiso_gestor_turnos } = body;
    await savePermissions(
      ctx,
      { actor, ip: meta.ip },
      {
        id: params.id,
        permiso_supervisor,
        supervisor_bolsa_horas,
        permiso_gestor_turnos,
        sustituto_id: body.sustituto_id,
      },
    );
    return { data: { message: say(meta.language, "staff.saved") } };
  });

  bind(app, ctx, changes.resetStaffPassword, async ({ actor, params, meta }) => {
    await resetPassword(ctx, { actor, ip: meta.ip }, params.id);
    return { data: { message: say(meta.language, "staff.link_sent") } };
  });
}
