import { moduleIds } from "@atrio/contract/modules";
import type { tutorials } from "@atrio/i18n/es/company/tutorials";

export type VideoKey = keyof typeof tutorials.video;
export type Label = keyof typeof tutorials.label;

/** The simplified screens of the product. */
export type Screen =
  | "home"
  | "menu"
  | "search"
  | "settings"
  | "clock"
  | "rows"
  | "people"
  | "form"
  | "month"
  | "figures"
  | "paper"
  | "history"
  | "profile";

/** A place of the drawing in its units (640 × 360). */
export type Spot = readonly [x: number, y: number, width: number, height: number];

/** A step: the screen, the highlighted spot and the label of the screen's button. */
export type Scene = { screen: Screen; spot: Spot; label?: Label };

/** A tutorial of five steps, and the page that it shows. */
export type Tutorial = {
  key: VideoKey;
  topic: "start" | "time" | "absences" | "papers";
  /** Module of the page; null for pages of everybody. */
  module: number | null;
  path: string;
  /** Place of the page in the drawn menu. */
  menu: number;
  scenes: readonly [Scene, Scene, Scene, Scene, Scene];
};

/** Places of the highlighted spots on the screens. */
const spots = {
  menu: [6, 52, 36, 250],
  search: [330, 10, 150, 26],
  settings: [540, 8, 30, 30],
  face: [582, 6, 34, 34],
  action: [470, 50, 146, 34],
  stage: [64, 92, 330, 150],
  stageButton: [84, 190, 146, 36],
  stageSecond: [240, 190, 90, 36],
  stageTime: [80, 112, 180, 60],
  row: [64, 146, 552, 46],
  rowEnd: [494, 152, 112, 34],
  rows: [64, 96, 552, 240],
  tab: [174, 92, 100, 34],
  tabThird: [284, 92, 100, 34],
  tabFourth: [394, 92, 100, 34],
  fields: [190, 122, 300, 104],
  formEnd: [190, 238, 300, 34],
  button: [336, 298, 164, 34],
  dates: [154, 150, 296, 38],
  figures: [64, 92, 552, 66],
  bars: [64, 172, 270, 164],
  lines: [350, 172, 266, 164],
  sheet: [190, 88, 220, 180],
  signature: [190, 280, 300, 56],
} as const satisfies Record<string, Spot>;

/** Tutorials of workers. */
export const workerTutorials: readonly Tutorial[] = [
  {
    key: "descubre_portal",
    topic: "start",
    module: null,
    path: "/",
    menu: 0,
    scenes: [
      { screen: "home", spot: spots.stage, label: "in" },
      { screen: "menu", spot: spots.menu, label: "in" },
      { screen: "search", spot: spots.search },
      { screen: "settings", spot: spots.settings },
      { screen: "home", spot: spots.face, label: "in" },
    ],
  },
  {
    key: "area_personal",
    topic: "start",
    module: null,
    path: "/personalArea",
    menu: -1,
    scenes: [
      { screen: "home", spot: spots.face, label: "in" },
      { screen: "profile", spot: [64, 92, 100, 34] },
      { screen: "profile", spot: spots.tab },
      { screen: "profile", spot: spots.tabThird },
      { screen: "profile", spot: [504, 92, 100, 34] },
    ],
  },
  {
    key: "registro_horario",
    topic: "time",
    module: moduleIds.timeRegistration,
    path: "/timeRegistration",
    menu: 3,
    scenes: [
      { screen: "home", spot: spots.stageButton, label: "in" },
      { screen: "clock", spot: spots.stageTime, label: "out" },
      { screen: "clock", spot: spots.stageSecond, label: "out" },
      { screen: "clock", spot: spots.stageButton, label: "out" },
      { screen: "month", spot: spots.row },
    ],
  },
  {
    key: "editar_fichaje",
    topic: "time",
    module: moduleIds.timeRegistration,
    path: "/timeRegistration",
    menu: 3,
    scenes: [
      { screen: "month", spot: spots.row },
      { screen: "rows", spot: spots.rowEnd, label: "edit" },
      { screen: "form", spot: spots.fields, label: "save" },
      { screen: "form", spot: spots.button, label: "save" },
      { screen: "history", spot: spots.rows },
    ],
  },
  {
    key: "cierre_mes",
    topic: "time",
    module: moduleIds.timeRegistration,
    path: "/timeRegistration",
    menu: 3,
    scenes: [
      { screen: "month", spot: spots.rows },
      { screen: "figures", spot: spots.figures },
      { screen: "figures", spot: spots.lines },
      { screen: "form", spot: spots.button, label: "close" },
      { screen: "history", spot: spots.row },
    ],
  },
  {
    key: "vacaciones",
    topic: "absences",
    module: moduleIds.absences,
    path: "/absences",
    menu: 2,
    scenes: [
      { screen: "figures", spot: spots.figures, label: "new" },
      { screen: "figures", spot: spots.action, label: "new" },
      { screen: "month", spot: spots.dates },
      { screen: "form", spot: spots.button, label: "send" },
      { screen: "people", spot: spots.row },
    ],
  },
  {
    key: "nomina",
    topic: "papers",
    module: moduleIds.payslips,
    path: "/paysheets",
    menu: 1,
    scenes: [
      { screen: "rows", spot: spots.rows },
      { screen: "figures", spot: spots.figures },
      { screen: "figures", spot: spots.lines },
      { screen: "figures", spot: spots.bars },
      { screen: "figures", spot: spots.action, label: "pdf" },
    ],
  },
  {
    key: "firma",
    topic: "papers",
    module: moduleIds.documents,
    path: "/documents",
    menu: 4,
    scenes: [
      { screen: "rows", spot: spots.row, label: "signature" },
      { screen: "paper", spot: spots.sheet, label: "read" },
      { screen: "paper", spot: spots.signature, label: "read" },
      { screen: "form", spot: spots.button, label: "sign" },
      { screen: "figures", spot: spots.action, label: "pdf" },
    ],
  },
];

/** Tutorials of supervisors. */
export const supervisorTutorials: readonly Tutorial[] = [
  {
    key: "aprobar",
    topic: "absences",
    module: moduleIds.supervisorAbsences,
    path: "/absencesSupervisor",
    menu: 1,
    scenes: [
      { screen: "people", spot: spots.rows },
      { screen: "month", spot: spots.dates },
      { screen: "form", spot: spots.button, label: "approve" },
      { screen: "people", spot: [64, 146, 552, 92] },
      { screen: "profile", spot: spots.tabFourth },
    ],
  },
  {
    key: "equipo_hoy",
    topic: "time",
    module: moduleIds.supervisorTimeRegistration,
    path: "/timeRegistrationSupervisor",
    menu: 2,
    scenes: [
      { screen: "people", spot: spots.rows },
      { screen: "figures", spot: spots.figures },
      { screen: "clock", spot: spots.stage, label: "out" },
      { screen: "rows", spot: spots.rowEnd, label: "approve" },
      { screen: "month", spot: spots.rows },
    ],
  },
  {
    key: "documentos",
    topic: "papers",
    module: moduleIds.supervisorDocuments,
    path: "/documentsSupervisor",
    menu: 3,
    scenes: [
      { screen: "rows", spot: spots.rows },
      { screen: "search", spot: spots.search },
      { screen: "paper", spot: spots.sheet, label: "approve" },
      { screen: "rows", spot: spots.rowEnd, label: "approve" },
      { screen: "history", spot: spots.rows },
    ],
  },
  {
    key: "bolsa_horas",
    topic: "time",
    module: moduleIds.supervisorHoursBag,
    path: "/hoursBagSupervisor",
    menu: 5,
    scenes: [
      { screen: "people", spot: spots.row },
      { screen: "figures", spot: spots.figures },
      { screen: "form", spot: spots.formEnd, label: "validate" },
      { screen: "form", spot: spots.button, label: "validate" },
      { screen: "figures", spot: spots.bars },
    ],
  },
];
