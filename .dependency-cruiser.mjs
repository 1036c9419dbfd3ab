// Allowed imports. docs/architecture.md explains them in prose; scripts/check-layers.ts runs the
// rules and makes sure that the cruiser really saw every source file.

import { readWings, soleWings } from "./scripts/lib/wings.mjs";

const server = "^apps/server/src/";
const modules = `${server}modules/`;
/** A module is a folder of a wing; a wing of its own is one module. */
const module = `${modules}(${soleWings.join("|")}|[^/]+/[^/]+)/`;
const sameModule = `${modules}$1/`;
const contract = "^packages/contract/src/";
/** Files of the contract that hold plain values and no schema. */
const constants = `${contract}(access/office-roles|company/holiday-limits|company/inbox-kinds|company/search-words|people/bank-shares|people/directory-columns|errors|[\\w-]+/[\\w-]+-errors|languages|modules|kinds|messages/notice-groups|palette|papers/document-periods|papers/payslip-concepts)\\.ts$`;
/** Rooms of lib that only compute: rules may use them, and they may use nothing that acts. */
const pureLib = `${server}lib/(calendar|spain|values|words)/`;
const tests = "\\.test\\.tsx?$";
const web = "^apps/web/src/";

/** A layer of a server module and its allowed imports; all others are refused. */
function moduleLayer(layer, { comment, may, typesOf = [] }) {
  const from = { path: `${module}.*\\.${layer}\\.ts$` };
  return [
    {
      name: `server-${layer}-imports`,
      comment,
      severity: "error",
      from,
      to: { pathNot: [...may, ...typesOf] },
    },
    ...(typesOf.length === 0
      ? []
      : [
          {
            name: `server-${layer}-types-only`,
            comment: `${comment} Of the rest it takes types only.`,
            severity: "error",
            from,
            to: { path: typesOf, pathNot: may, dependencyTypesNot: ["type-only"] },
          },
        ]),
  ];
}

const moduleLayers = [
  ...moduleLayer("routes", {
    comment: "A route binds an endpoint: guard, call, return. Work belongs to the service.",
    may: [`${sameModule}.*\\.(routes|service|policy)\\.ts$`, contract, `${server}http/`],
    typesOf: [
      `${server}(lib|platform)/`,
      `${server}(config|context|hooks)\\.ts$`,
      "node_modules/fastify/",
    ],
  }),
  ...moduleLayer("service", {
    comment:
      "A service is made of its own module's parts, lib, and other modules' services and reads.",
    may: [
      `${sameModule}.*\\.(service|repo|read|rules|policy|jobs)\\.ts$`,
      `${modules}.*\\.(service|read)\\.ts$`,
      contract,
      `${server}(lib|platform)/`,
      `${server}db/`,
      `${server}http/errors\\.ts$`,
    ],
    typesOf: [`${server}http/`, `${server}(config|context|hooks)\\.ts$`, "node_modules/kysely/"],
  }),
  ...moduleLayer("jobs", {
    comment: "A job is a service that nobody waits for.",
    may: [
      `${sameModule}.*\\.(service|repo|read|rules|jobs)\\.ts$`,
      `${modules}.*\\.(service|read)\\.ts$`,
      contract,
      `${server}(lib|platform)/`,
      `${server}db/`,
      `${server}http/errors\\.ts$`,
    ],
    typesOf: [`${server}(config|context|hooks)\\.ts$`, "node_modules/kysely/"],
  }),
  ...moduleLayer("(repo|read)", {
    comment: "SQL knows the database and nothing above it.",
    may: [`${sameModule}.*\\.(repo|read)\\.ts$`, `${server}db/`, "node_modules/kysely/", constants],
    typesOf: [
      `${sameModule}.*\\.rules\\.ts$`,
      `${server}(lib|platform)/`,
      contract,
      "node_modules/pg/",
    ],
  }),
  ...moduleLayer("rules", {
    comment:
      "Rules are pure: no database, no Zod; of time they take the calendar, never the clock.",
    may: [`${sameModule}.*\\.rules\\.ts$`, constants, pureLib],
    typesOf: [contract],
  }),
  ...moduleLayer("policy", {
    comment: "A policy is a pure predicate over an actor and a resource.",
    may: [`${sameModule}.*\\.(policy|rules)\\.ts$`, constants],
    typesOf: [contract, `${server}lib/`, `${server}http/`],
  }),
];

const serverRooms = [
  {
    name: "server-ground-not-to-modules",
    comment: "lib, platform, db and http carry the modules; they know none of them.",
    severity: "error",
    from: { path: `${server}(lib|platform|db|http)/`, pathNot: tests },
    to: { path: modules },
  },
  {
    name: "server-ground-order",
    comment: "http stands on platform, db and lib; none of them stands on http.",
    severity: "error",
    from: { path: `${server}(lib|platform|db)/`, pathNot: tests },
    to: { path: `${server}(http/|app\\.ts|main\\.ts|commands/)` },
  },
  {
    name: "server-modules-from-one-list",
    comment:
      "Only app.ts and the commands put modules together; the demo's reports are ciphertexts of the services.",
    severity: "error",
    from: {
      path: "^apps/server/(src|demo)/",
      pathNot: [
        modules,
        `${server}app\\.ts$`,
        `${server}commands/`,
        "^apps/server/demo/write-complaints\\.ts$",
        tests,
      ],
    },
    to: { path: `${modules}.*\\.(routes|service|jobs)\\.ts$` },
  },
  {
    name: "server-composition-stays-on-top",
    comment: "Nothing below imports app.ts, main.ts or a command.",
    severity: "error",
    from: { path: server, pathNot: [`${server}(app|main)\\.ts$`, `${server}commands/`, tests] },
    to: { path: `${server}((app|main)\\.ts$|commands/)` },
  },
  {
    name: "server-pure-lib-stays-pure",
    comment: "Rules are pure through these files too: they compute and touch nothing.",
    severity: "error",
    from: { path: pureLib, pathNot: tests },
    to: {
      pathNot: [
        pureLib,
        constants,
        "^packages/i18n/",
        "^(node:)?net$",
        "node_modules/(i18n-iso-countries|ibantools|rrule-temporal|spain-id|temporal-polyfill)/",
      ],
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "server-time-door",
    comment: "Temporal comes through lib/calendar/clock.ts.",
    severity: "error",
    from: { path: server, pathNot: [`${server}lib/calendar/clock\\.ts$`, tests] },
    to: { path: "node_modules/temporal-polyfill/" },
  },
  {
    name: "server-sql-door",
    comment: "Only db and platform import the driver.",
    severity: "error",
    from: { path: server, pathNot: [`${server}(db|platform)/`, tests] },
    to: { path: "node_modules/(pg|pg-boss|pg-copy-streams)/", dependencyTypesNot: ["type-only"] },
  },
];

/** The arrows between wings, from the table in docs/architecture.md. */
const wings = readWings(import.meta.dirname);
const wingLayers = [...wings].flatMap(([wing, uses]) => {
  const inner = [...wings.keys()].filter((other) => other.startsWith(`${wing}/`));
  const wingsUsed = new Set([wing, ...uses].map((name) => name.split("/", 1)[0]));
  const comment = "Wings use each other in one direction: docs/architecture.md, wings.";
  return [
    {
      name: `wing-${wing}`,
      comment,
      severity: "error",
      from: {
        path: `${modules}${wing}/`,
        pathNot: [tests, ...inner.map((one) => `${modules}${one}/`)],
      },
      to: { path: modules, pathNot: [wing, ...uses].map((one) => `${modules}${one}/`) },
    },
    ...(wing.includes("/")
      ? []
      : [
          {
            name: `contract-wing-${wing}`,
            comment,
            severity: "error",
            from: { path: `${contract}${wing}/` },
            to: {
              path: `${contract}[^/]+/`,
              pathNot: [...wingsUsed].map((one) => `${contract}${one}/`),
            },
          },
        ]),
  ];
});

const packages = [
  {
    name: "contract-imports-zod-only",
    comment: "The contract runs in browsers and servers: it needs zod and itself.",
    severity: "error",
    from: { path: "^packages/contract/", pathNot: tests },
    to: { pathNot: ["^packages/contract/", "node_modules/zod/"] },
  },
  {
    name: "contract-constants-without-zod",
    comment: "Pure rules import these values; a schema would drag Zod along.",
    severity: "error",
    from: { path: constants },
    to: { pathNot: constants, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "i18n-imports-nothing",
    comment: "Dictionaries are data.",
    severity: "error",
    from: { path: "^packages/i18n/", pathNot: tests },
    to: { pathNot: ["^packages/i18n/"] },
  },
  {
    name: "packages-not-to-apps",
    severity: "error",
    from: { path: "^packages/" },
    to: { path: "^apps/" },
  },
  {
    name: "apps-stay-apart",
    comment: "Applications meet over HTTP and in the contract.",
    severity: "error",
    from: { path: "^apps/([^/]+)/" },
    to: { path: "^apps/", pathNot: "^apps/$1/" },
  },
];

/** Features by wing: of the others each imports the ground that its row of the table allows. */
const webWings = [...wings].map(([wing, uses]) => {
  const inner = [...wings.keys()].filter((name) => name.startsWith(`${wing}/`));
  const ground = [...wings.keys()].filter(
    (name) => name.includes("/") && uses.some((one) => name === one || name.startsWith(`${one}/`)),
  );
  return {
    name: `web-wing-${wing}`,
    comment:
      "What two features share belongs to ui, lib or ground; what joins them belongs to app.",
    severity: "error",
    from: {
      path: `${web}features/${wing}/`,
      pathNot: inner.map((name) => `${web}features/${name}/`),
    },
    to: {
      path: `${web}features/`,
      pathNot: [wing, ...inner, ...ground].map((name) => `${web}features/${name}/`),
    },
  };
});

const webLayers = [
  ...webWings,
  {
    name: "web-features-not-to-app",
    severity: "error",
    from: { path: `${web}features/`, pathNot: tests },
    to: { path: [`${web}app/`, `${web}main\\.tsx$`] },
  },
  {
    name: "web-ui-is-product-agnostic",
    comment: "Pieces over the component kit know no feature and no wire.",
    severity: "error",
    from: { path: `${web}ui/`, pathNot: tests },
    to: { path: [`${web}(app|features)/`, contract] },
  },
  {
    name: "web-lib-is-the-floor",
    severity: "error",
    from: { path: `${web}lib/`, pathNot: tests },
    to: { path: `${web}(app|features|ui)/` },
  },
  {
    name: "web-not-to-node",
    comment: "Browsers have no Node.",
    severity: "error",
    from: { path: web, pathNot: [tests, `${web}test/`] },
    to: { dependencyTypes: ["core"] },
  },
];

const everywhere = [
  {
    name: "no-cycles",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-unresolvable",
    severity: "error",
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: "no-dev-dependency-in-product",
    comment: "What runs in production is listed under dependencies.",
    severity: "error",
    from: { path: "^(apps|packages)/[^/]+/src/", pathNot: [tests, "^apps/[^/]+/src/test/"] },
    to: {
      dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"],
      dependencyTypesNot: ["type-only"],
      pathNot: "^packages/",
    },
  },
  {
    name: "product-not-to-tests",
    severity: "error",
    from: { pathNot: [tests, "/test/", "^(e2e|bench|scripts)/"] },
    to: { path: [tests, "^apps/[^/]+/(src/)?test/", "^(e2e|bench|scripts)/"] },
  },
];

export default {
  forbidden: [
    ...everywhere,
    ...packages,
    ...serverRooms,
    ...moduleLayers,
    ...wingLayers,
    ...webLayers,
  ],
  options: {
    // The swc parser, because under TypeScript 7 the default one finds no compiler and sees nothing.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(apps/[^/]+|e2e|bench)/(dist|out)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      mainFields: ["module", "main"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
