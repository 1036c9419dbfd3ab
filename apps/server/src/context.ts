import type { Logger } from "pino";

import type { Config } from "./config.ts";
import type { Db } from "./db/client.ts";
import type { ClockWatch } from "./lib/clock-watch.ts";
import type { Clock } from "./lib/clock.ts";
import type { Disk } from "./lib/disk.ts";
import type { EventBus } from "./lib/events.ts";
import type { Jobs } from "./lib/jobs.ts";
import type { Mailer } from "./lib/mail.ts";
import type { Push } from "./lib/push.ts";
import type { Storage } from "./lib/storage.ts";

/** What every use case may reach; built once in app.ts. */
export type AppContext = {
  config: Config;
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
};
