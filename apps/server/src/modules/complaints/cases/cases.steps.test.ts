import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as cases from "@atrio/contract/complaints/cases";
import * as reports from "@atrio/contract/complaints/reports";
import { complaintStates } from "@atrio/contract/complaints/states";
import type { ComplaintState } from "@atrio/contract/complaints/states";

import {
  admitAnother,
  asStranger,
  bringTo,
  fileAnonymously,
  fileWithout,
  openMailbox,
  secret,
  sendPdf,
} from "../../../../test/complaints.ts";
import type { Caller, Handler, Mailbox } from "../../../../test/complaints.ts";
import type { SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";

let t: TestApp;
let box: Mailbox;
let excluded: Handler;
let administrator: SignedIn;
let worker: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  box = await openMailbox(t);
  excluded = await admitAnother(t, box);
  const { company } = box;
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  worker = await t.factory.signedIn({ company });
});

afterAll(() => t.stop());

type Filed = { id: string; uuid: string };
const texto = "Un paso";

const send = async (
  ...input: [url: string, who: Caller, texts?: Array<{ name: string; text: string }>]
) => sendPdf(t, ...input);

const sendAsReporter = async (uuid: string) =>
  send(reports.addComplaintFile.path, { token: worker.token }, [{ name: "uuid", text: uuid }]);

/** Steps of the handlers and the states that allow them (Rule COMPLAINTS-10). */
const handlerSteps: Record<
  string,
  { allowed: readonly ComplaintState[]; take: (who: Caller, id: string) => Promise<Answer> }
> = {
  read: {
    allowed: complaintStates,
    take: (who, id) => t.call(cases.getCase, { ...who, params: { id }, query: {} }),
  },
  "add a file": {
    allowed: ["recibida", "admitida", "en_investigacion"],
    take: (who, id) => send(cases.addCaseFile.path.replace(":id", id), who),
  },
  acknowledge: {
    allowed: ["recibida"],
    take: (who, id) => t.call(cases.acknowledgeCase, { ...who, params: { id }, body: {} }),
  },
  admit: {
    allowed: ["recibida"],
    take: (who, id) =>
      t.call(cases.decideCase, { ...who, params: { id }, body: { admitida: true, texto } }),
  },
  "not admit": {
    allowed: ["recibida"],
    take: (who, id) =>
      t.call(cases.decideCase, { ...who, params: { id }, body: { admitida: false, texto } }),
  },
  assign: {
    allowed: ["admitida", "en_investigacion"],
    take: (who, id) => {
      const { gestor_id } = box.handler;
      return t.call(cases.assignCase, { ...who, params: { id }, body: { gestor_id } });
    },
  },
  write: {
    allowed: ["recibida", "admitida", "en_investigacion"],
    take: (who, id) => t.call(cases.answerReporter, { ...who, params: { id }, body: { texto } }),
  },
  note: {
    allowed: complaintStates,
    take: (who, id) => t.call(cases.noteCase, { ...who, params: { id }, body: { texto } }),
  },
  extend: {
    allowed: ["admitida", "en_investigacion"],
    take: (who, id) => t.call(cases.extendCase, { ...who, params: { id }, body: { texto } }),
  },
  conclude: {
    allowed: ["en_investigacion"],
    take: (who, id) =>
      t.call(cases.concludeCase, { ...who, params: { id }, body: { resultado: "archivo", texto } }),
  },
  minutes: {
    // Nobody asked for a meeting.
    allowed: [],
    take: (who, id) =>
      t.call(cases.recordMeeting, {
        ...who,
        params: { id },
        body: { texto, fecha: "2026-11-18" },
      }),
  },
};

/** Steps of the reporter and the states that allow them. */
const reporterSteps: Record<
  string,
  { allowed: readonly ComplaintState[]; take: (filed: Filed) => Promise<Answer> }
> = {
  read: {
    allowed: complaintStates,
    take: ({ uuid }) => asStranger(t, reports.findComplaint, { uuid }),
  },
  "confirm the code": {
    allowed: complaintStates,
    take: ({ uuid }) => asStranger(t, reports.confirmComplaintCode, { uuid }),
  },
  "add a file": {
    allowed: ["recibida", "admitida", "no_admitida", "en_investigacion"],
    take: ({ uuid }) => sendAsReporter(uuid),
  },
  edit: {
    allowed: ["recibida"],
    take: ({ uuid }) => asStranger(t, reports.editComplaint, { uuid, ...secret }),
  },
  withdraw: {
    allowed: ["recibida"],
    take: ({ uuid }) => asStranger(t, reports.withdrawComplaint, { uuid }),
  },
  write: {
    allowed: ["recibida", "admitida", "no_admitida", "en_investigacion"],
    take: ({ uuid }) => asStranger(t, reports.writeToHandlers, { uuid, texto }),
  },
  "ask for a meeting": {
    allowed: ["recibida", "admitida", "en_investigacion"],
    take: ({ uuid }) => asStranger(t, reports.requestMeeting, { uuid, texto }),
  },
  "answer minutes": {
    allowed: [],
    take: ({ uuid }) => asStranger(t, reports.answerMinutes, { uuid, conforme: true, texto }),
  },
};

/** A case in a state, whose reporter excluded the second handler. */
const caseIn = async (estado: ComplaintState) => fileWithout(t, box, { excluded, estado });

describe("state × step × role (COMPLAINTS-10)", () => {
  it.each(Object.entries(handlerSteps))("handlers: %s", async (_, { allowed, take }) => {
    for (const estado of complaintStates) {
      const { id } = await caseIn(estado);
      const refused: Array<[Caller, number, string]> = [
        [{}, 401, "session."],
        [{ token: worker.token }, 403, "access.denied"],
        [{ ...administrator, headers: box.handler.headers }, 403, "access.denied"],
        [{ token: box.handler.token }, 403, "complaint.locked"],
        [excluded, 404, "complaint.not_found"],
      ];
      for (const [who, status, code] of refused) {
        const refusal = await take(who, id);
        expect(refusal.status, `${estado} ${code}`).toBe(status);
        expect(refusal.body.code, estado).toContain(code);
      }
      const answer = await take(box.handler, id);
      if (allowed.includes(estado)) expect(answer.status, estado).toBe(200);
      else expect([answer.status, answer.body.code]).toEqual([409, "complaint.state"]);
    }
  });

  it.each(Object.entries(reporterSteps))("reporter: %s", async (_, { allowed, take }) => {
    for (const estado of complaintStates) {
      const filed = await caseIn(estado);
      const answer = await take(filed);
      expect(answer.status, estado).toBe(allowed.includes(estado) ? 200 : 409);
    }
  });

  it("minutes: sent and answered while the case is open, once a meeting was asked for", async () => {
    const open: readonly ComplaintState[] = ["recibida", "admitida", "en_investigacion"];
    for (const estado of complaintStates) {
      const filed = await fileAnonymously(t, box.company);
      await asStranger(t, reports.requestMeeting, { uuid: filed.uuid, texto });
      await bringTo(t, box.handler, filed.id, estado);
      const sent = await handlerSteps["minutes"]?.take(box.handler, filed.id);
      expect(sent?.status, estado).toBe(open.includes(estado) ? 200 : 409);
      const answered = await reporterSteps["answer minutes"]?.take(filed);
      expect(answered?.status, estado).toBe(open.includes(estado) ? 200 : 409);
      const twice = await handlerSteps["minutes"]?.take(box.handler, filed.id);
      expect(twice?.status, estado).toBe(409);
    }
  });

  it("handlers of another company have none of the cases", async () => {
    const foreign = await openMailbox(t);
    const { id } = await caseIn("recibida");
    for (const { take } of Object.values(handlerSteps)) {
      const refused = await take(foreign.handler, id);
      expect([refused.status, refused.body.code]).toEqual([404, "complaint.not_found"]);
    }
  });

  it("a step is taken once where it makes sense once", async () => {
    for (const [estado, name] of [
      ["recibida", "acknowledge"],
      ["admitida", "extend"],
    ] as const) {
      const { id } = await caseIn(estado);
      expect((await handlerSteps[name]?.take(box.handler, id))?.status).toBe(200);
      expect((await handlerSteps[name]?.take(box.handler, id))?.status).toBe(409);
    }
  });
});
