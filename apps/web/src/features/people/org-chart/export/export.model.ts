import type { OrgNode } from "@atrio/contract/people/org-charts";

import { onTwoLines, shortened } from "../../../../lib/drawing/drawing.ts";
import type { Drawing, Measure, Shape } from "../../../../lib/drawing/drawing.ts";
import { initialsOf } from "../../../../ui/person-avatar.tsx";
import { layOutAll, sizes } from "../diagram/layout/layout.model.ts";
import type { Placed } from "../diagram/layout/layout.model.ts";
import type { Tree } from "../org-chart.model.ts";

/** Colours on paper, for any theme of the screen. */
const paper = {
  ground: "#FFFFFF",
  unit: "#FFF7F0",
  edge: "#C8BFB5",
  line: "#A69B8F",
  ink: "#221D19",
  muted: "#5C534A",
  face: "#F1EDE8",
  sign: "#FFEBDC",
  signInk: "#9A3F08",
} as const;

const margin = 40;
const head = 84;
const face = 44;
const padding = 14;
const gap = 12;

type DrawingInput = {
  tree: Tree;
  title: string;
  /** Second line of the heading: the company's day. */
  subtitle: string;
  nameOf: (node: OrgNode) => string;
  /** Photos that could be read. */
  photos: ReadonlySet<string>;
  measure: Measure;
};

/**
 * Draws a whole chart on paper, folded parts included: heading, lines, and a card for each node.
 */
export function drawChart(input: DrawingInput): Drawing {
  const { tree, title, subtitle } = input;
  const layout = layOutAll(tree);
  const ground = paper.ground;
  return {
    title,
    ground,
    width: layout.width + 2 * margin,
    height: layout.height + head + 2 * margin,
    shapes: [
      textAt({ x: margin, y: margin + 24, text: title, size: 26, isBold: true, ground }),
      {
        ...textAt({ x: margin, y: margin + 50, text: subtitle, size: 15, ground }),
        color: paper.muted,
      },
      ...layout.joints.flatMap(({ lines }) =>
        lines.map((points): Shape => ({
          kind: "line",
          points: points.map(onPaper),
          color: paper.line,
        })),
      ),
      ...layout.nodes.flatMap((placed) => cardOf(placed, input)),
    ],
  };
}

const onPaper = ([x, y]: readonly [number, number]): readonly [number, number] => [
  x + margin,
  y + margin + head,
];

type TextInput = {
  x: number;
  y: number;
  text: string;
  size: number;
  ground: string;
  isBold?: boolean;
};

function textAt({ isBold = false, ...text }: TextInput): Extract<Shape, { kind: "text" }> {
  return { kind: "text", color: paper.ink, isBold, ...text };
}

function cardOf(placed: Placed, input: DrawingInput): Shape[] {
  const [x, y] = onPaper([placed.x, placed.y]);
  const { node } = placed.branch;
  const ground = node.tipo === "unidad" ? paper.unit : paper.ground;
  const left = x + padding + face + gap;
  const room = sizes.width - 2 * padding - face - gap;
  const lines = linesOf(node, room, input);
  const first = y + sizes.height / 2 - (lines.length * 19) / 2;
  return [
    {
      kind: "box",
      x,
      y,
      width: sizes.width,
      height: sizes.height,
      radius: 14,
      fill: ground,
      stroke: paper.edge,
    },
    ...faceOf(placed, { x: x + padding, y: y + (sizes.height - face) / 2 }, input),
    ...lines.map(({ color, ...line }, index): Shape => ({
      ...textAt({ x: left, y: first + index * 19 + 14, ground, ...line }),
      color,
    })),
  ];
}

type CardLine = { text: string; size: number; isBold: boolean; color: string };

/** The texts of a card. Paper has no tooltip for the rest of a name: it takes two lines. */
function linesOf(node: OrgNode, room: number, input: DrawingInput): CardLine[] {
  const name = { size: 15, isBold: true, color: paper.ink };
  const detail = { size: 13, isBold: false, color: paper.muted };
  const widthIn =
    ({ size, isBold }: Omit<CardLine, "text">) =>
    (part: string): number =>
      input.measure(part, size, isBold);
  return [
    ...onTwoLines(input.nameOf(node), room, widthIn(name)).map((text) => ({ ...name, text })),
    ...[node.puesto, node.nombre_departamento_trabajador]
      .filter((text) => text !== null && text !== "")
      .map((text) => ({ ...detail, text: shortened(text ?? "", room, widthIn(detail)) })),
  ];
}

function faceOf(placed: Placed, at: { x: number; y: number }, input: DrawingInput): Shape[] {
  const { node } = placed.branch;
  const { link_foto, nombre } = node;
  if (link_foto !== null && input.photos.has(link_foto)) {
    return [{ kind: "photo", ...at, size: face, address: link_foto }];
  }
  const isUnit = node.tipo === "unidad";
  const ground = isUnit ? paper.sign : paper.face;
  const radius = isUnit ? 12 : face / 2;
  const box: Shape = {
    kind: "box",
    ...at,
    width: face,
    height: face,
    radius,
    fill: ground,
    stroke: null,
  };
  return [box, ...(isUnit ? signOf(at) : lettersOf(nombre ?? "?", at, input))];
}

/** Three small boxes: a unit. */
function signOf({ x, y }: { x: number; y: number }): Shape[] {
  const small = { width: 10, height: 8, radius: 2, fill: paper.signInk, stroke: null };
  return [
    { kind: "box", x: x + 17, y: y + 11, ...small },
    { kind: "box", x: x + 9, y: y + 25, ...small },
    { kind: "box", x: x + 25, y: y + 25, ...small },
  ];
}

function lettersOf(name: string, at: { x: number; y: number }, input: DrawingInput): Shape[] {
  const text = initialsOf(name);
  const size = 16;
  const x = at.x + (face - input.measure(text, size, true)) / 2;
  const letters = textAt({
    x,
    y: at.y + face / 2 + 6,
    text,
    size,
    isBold: true,
    ground: paper.face,
  });
  return [{ ...letters, color: paper.muted }];
}
