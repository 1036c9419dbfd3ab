import cluster from "node:cluster";

import {
  AggregatorRegistry,
  Counter,
  Gauge,
  Histogram,
  Registry,
  collectDefaultMetrics,
} from "prom-client";
import type { PrometheusContentType } from "prom-client";

import type { Db } from "../db/client.ts";

import type { ClockFigures } from "./clock-watch.ts";
import type { Disk } from "./disk.ts";
import type { Jobs } from "./jobs.ts";
import { metricsOfAll } from "./servers.ts";
import type { Storage } from "./storage.ts";

/** The figures of the server for Prometheus, of all its processes where there are several. */
export type Metrics = {
  contentType: string;
  /** Notes an answered request by its route pattern, never by its address. */
  observeRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  render(): Promise<string>;
};

const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A registry of its own, with the process's memory, CPU and event-loop lag. */
export function createMetrics(sources: {
  db: Db;
  jobs: Jobs;
  disk: Disk;
  clock: () => ClockFigures | null;
  storage: Pick<Storage, "damaged">;
  /** Kinds of fault that the doctor finds without reading files and time records. */
  faults: () => Promise<string[]>;
}): Metrics {
  const register = cluster.isWorker
    ? new AggregatorRegistry<PrometheusContentType>()
    : new Registry();
  collectDefaultMetrics({ register, prefix: "atrio_" });
  const requests = new Histogram({
    name: "atrio_http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "route", "status"],
    buckets: DURATIONS,
    registers: [register],
  });
  addPoolGauge(register, sources.db);
  addDiskGauges(register, sources.disk);
  addClockGauges(register, sources.clock);
  addDamageCounter(register, sources.storage);
  addFaultGauge(register, sources.faults);
  addJobMetrics(register, sources.jobs);
  // Its primary puts the figures of all processes together.
  if (cluster.isWorker) AggregatorRegistry.setRegistries(register);

  return {
    contentType: register.contentType,
    observeRequest({ seconds, ...labels }) {
      requests.observe(labels, seconds);
    },
    async render() {
      const all = cluster.isWorker ? await metricsOfAll() : null;
      return all ?? register.metrics();
    },
  };
}

function addPoolGauge(register: Registry, db: Db): void {
  const gauge = new Gauge({
    name: "atrio_database_connections",
    help: "Connections of the request pool, and requests that wait for one",
    labelNames: ["state"],
    registers: [register],
    collect() {
      const { total, idle, waiting } = db.stats();
      gauge.set({ state: "busy" }, total - idle);
      gauge.set({ state: "idle" }, idle);
      gauge.set({ state: "waiting" }, waiting);
    },
  });
}

function addDiskGauges(register: Registry, disk: Disk): void {
  const registers = [register];
  const free = new Gauge({
    name: "atrio_disk_free_bytes",
    help: "Free space where the data and the uploaded files are",
    labelNames: ["place"],
    aggregator: "first",
    registers,
    async collect() {
      for (const [place, room] of await disk.free()) free.set({ place }, room);
    },
  });
  const low = new Gauge({
    name: "atrio_disk_low",
    help: "1 while somebody should make room",
    aggregator: "max",
    registers,
    async collect() {
      low.set((await disk.isLow()) ? 1 : 0);
    },
  });
}

function addClockGauges(register: Registry, read: () => ClockFigures | null): void {
  const gauges = {
    skew: "Server clock minus database clock",
    behind: "How far the server clock is behind the newest record of the ledger",
  } as const;
  for (const name of ["skew", "behind"] as const) {
    const gauge = new Gauge({
      name: `atrio_clock_${name}_seconds`,
      help: gauges[name],
      aggregator: "max",
      registers: [register],
      collect() {
        gauge.set(read()?.[name] ?? 0);
      },
    });
  }
}

/** 1 for each fault that lasts; a fault that ended is no longer listed. */
function addFaultGauge(register: Registry, read: () => Promise<string[]>): void {
  const gauge = new Gauge({
    name: "atrio_doctor_fault",
    help: "1 for each kind of fault that npm run doctor would name",
    aggregator: "max",
    labelNames: ["fault"],
    registers: [register],
    async collect() {
      const found = await read().catch(() => undefined);
      if (found === undefined) return;
      gauge.reset();
      for (const fault of found) gauge.set({ fault }, 1);
    },
  });
}

function addDamageCounter(register: Registry, storage: Pick<Storage, "damaged">): void {
  const counter = new Counter({
    name: "atrio_files_damaged_total",
    help: "Reads of a stored file whose bytes are damaged",
    registers: [register],
    collect() {
      counter.reset();
      counter.inc(storage.damaged());
    },
  });
}

function addJobMetrics(register: Registry, jobs: Jobs): void {
  const registers = [register];
  const aggregator = "first";
  const outbox = new Gauge({
    name: "atrio_jobs_outbox",
    help: "Work asked for and not yet handed to the queue",
    aggregator,
    registers,
    collect,
  });
  const dead = new Gauge({
    name: "atrio_jobs_dead",
    help: "Jobs given up on",
    aggregator,
    registers,
  });
  const depth = new Gauge({
    name: "atrio_jobs_pending",
    help: "Jobs that wait or are being done",
    labelNames: ["job", "state"],
    aggregator,
    registers,
  });
  const ended = new Counter({
    name: "atrio_jobs_ended_total",
    help: "Tries that ended in this process",
    labelNames: ["job", "outcome"],
    registers,
  });
  async function collect(): Promise<void> {
    // The queue's figures come from the database; without it the other metrics remain.
    const stats = await jobs.stats().catch(() => undefined);
    if (stats === undefined) return;
    outbox.set(stats.outbox);
    dead.set(stats.dead);
    depth.reset();
    for (const { name, waiting, active } of stats.queues) {
      depth.set({ job: name, state: "waiting" }, waiting);
      depth.set({ job: name, state: "active" }, active);
    }
    ended.reset();
    for (const { name, outcome, count } of stats.ended) ended.inc({ job: name, outcome }, count);
  }
}
