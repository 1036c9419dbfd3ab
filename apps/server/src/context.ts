import type { Logger } from "pino";

import type { Config } from "./config.ts";
import type { Db } from "./db/client.ts";
import type { Hooks } from "./hooks.ts";
import type { Clock } from "./lib/calendar/clock.ts";
import type { ClockWatch } from "./platform/clock-watch.ts";
import type { Disk } from "./platform/disk.ts";
import type { EventBus } from "./platform/events.ts";
import type { Jobs } from "./platform/jobs.ts";
import type { Mailer } from "./platform/mail.ts";
import type { Push } from "./platform/push.ts";
import type { Storage } from "./platform/storage.ts";

/** Dependencies of every use case; built once in app.ts. */
export type AppContext = {
  config: Config;
  /** For work that needs a connection of its own: backups. */
  databaseUrl: string;
  db: Db;
  clock: Clock;
  clockWatch: ClockWatch;
  mail: Mailer;
  push: Push;
  jobs: Jobs;
  events: EventBus;
  storage: Storage;
  disk: Disk;
  log: Logger;
  hooks: Hooks<AppContext>;
};
