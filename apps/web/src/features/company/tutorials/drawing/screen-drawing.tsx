import type { ReactNode } from "react";

import type { Screen } from "./drawing.model.ts";
import { Box, DrawnButton, Face, Words } from "./shapes.tsx";

/** Labels of the main button, and of the one for a break. */
type DrawnWords = { button: string; pause: string };

const tones = ["brand", "cool", "good", "wait"] as const;

/** The inside of a page, simplified to its layout. */
export function ScreenDrawing({ screen, words }: { screen: Screen; words: DrawnWords }): ReactNode {
  if (screen === "home" || screen === "menu" || screen === "clock") {
    return <Home words={words} isRunning={screen === "clock"} />;
  }
  if (screen === "search") return <Results />;
  if (screen === "settings") return <Settings />;
  if (screen === "form") return <Form button={words.button} />;
  if (screen === "profile") return <Profile />;
  return (
    <>
      <Box at={[64, 56, 170, 16]} tone="strong" />
      {screen !== "paper" && screen !== "rows" && words.button !== "" && (
        <DrawnButton at={[470, 50, 146, 34]} words={words.button} />
      )}
      {screen === "rows" && <Rows button={words.button} />}
      {screen === "people" && <People />}
      {screen === "month" && <Month />}
      {screen === "figures" && <Figures />}
      {screen === "history" && <History />}
      {screen === "paper" && <Paper button={words.button} />}
    </>
  );
}

function Home({ words, isRunning }: { words: DrawnWords; isRunning: boolean }) {
  return (
    <>
      <Box at={[64, 56, 190, 16]} tone="strong" />
      <Box at={[64, 92, 330, 150]} tone="stage" round={14} />
      <text x="84" y="150" fontSize="34" fontWeight="700" fill="#fff7f0">
        {isRunning ? "5:42" : "0:00"}
      </text>
      {isRunning && <Box at={[84, 166, 200, 7]} tone="brand" />}
      <DrawnButton at={[84, 190, 146, 36]} words={words.button} />
      {isRunning && (
        <>
          <rect x="240" y="190" width="90" height="36" rx="9" fill="#4a3527" />
          <Words at={[285, 208]} tone="onStage" width={80}>
            {words.pause}
          </Words>
        </>
      )}
      <Box at={[408, 92, 208, 150]} tone="card" round={14} />
      <Box at={[424, 108, 90, 10]} tone="strong" />
      <circle cx="512" cy="178" r="34" fill="none" stroke="var(--atrio-line)" strokeWidth="10" />
      <path
        d="M512 144a34 34 0 1 1-34 34"
        fill="none"
        stroke="var(--atrio-brand)"
        strokeWidth="10"
      />
      <Box at={[64, 256, 552, 80]} tone="card" round={14} />
      {[0, 1, 2, 3].map((place) => (
        <Box key={place} at={[80 + place * 132, 272, 116, 48]} tone="soft" round={9} />
      ))}
    </>
  );
}

function Results() {
  return (
    <>
      <Box at={[64, 56, 170, 16]} tone="strong" />
      <Box at={[64, 96, 552, 240]} tone="soft" round={14} />
      <Box at={[250, 46, 310, 170]} tone="card" round={12} />
      {[0, 1, 2, 3].map((place) => (
        <g key={place}>
          {place === 0 && <Box at={[258, 56, 294, 34]} tone="glow" round={8} />}
          <Box at={[270, 65 + place * 38, 16, 16]} tone={place === 0 ? "brand" : "line"} />
          <Box at={[298, 69 + place * 38, 150 - place * 16, 8]} tone="strong" />
        </g>
      ))}
    </>
  );
}

function Settings() {
  return (
    <>
      <Box at={[64, 56, 170, 16]} tone="strong" />
      <Box at={[64, 96, 552, 240]} tone="soft" round={14} />
      <Box at={[380, 46, 236, 150]} tone="card" round={12} />
      <Box at={[398, 64, 80, 8]} tone="strong" />
      {["ES", "EN", "FR", "PT"].map((name, place) => (
        <g key={name}>
          <Box at={[398 + place * 50, 82, 44, 28]} tone={place === 0 ? "glow" : "soft"} round={8} />
          <Words at={[420 + place * 50, 96]} width={40}>
            {name}
          </Words>
        </g>
      ))}
      <Box at={[398, 128, 80, 8]} tone="strong" />
      <Box at={[398, 146, 98, 30]} tone="glow" round={8} />
      <Box at={[502, 146, 98, 30]} tone="stage" round={8} />
    </>
  );
}

function Form({ button }: { button: string }) {
  return (
    <>
      <Box at={[64, 56, 170, 16]} tone="strong" />
      <Box at={[160, 62, 360, 280]} tone="card" round={16} />
      <Box at={[190, 84, 160, 14]} tone="strong" />
      {[0, 1, 2].map((place) => (
        <g key={place}>
          <Box at={[190, 122 + place * 58, 80, 8]} />
          <Box at={[190, 136 + place * 58, 300, 32]} tone="soft" round={8} />
          <Box at={[202, 148 + place * 58, 120 - place * 20, 8]} tone="strong" />
        </g>
      ))}
      <DrawnButton at={[336, 298, 164, 34]} words={button} />
    </>
  );
}

function Rows({ button }: { button: string }) {
  return (
    <>
      {[0, 1, 2, 3].map((place) => {
        const y = 96 + place * 60;
        return (
          <g key={place}>
            <Box at={[64, y, 552, 50]} tone="card" round={12} />
            <Box at={[80, y + 13, 24, 26]} tone={place === 1 ? "brand" : "line"} round={5} />
            <Box at={[120, y + 14, 170 - place * 14, 9]} tone="strong" />
            <Box at={[120, y + 30, 110, 7]} />
            {place === 1 && button !== "" ? (
              <DrawnButton at={[500, y + 9, 104, 32]} words={button} />
            ) : (
              <Box at={[520, y + 16, 76, 18]} tone={place === 0 ? "wait" : "good"} round={9} />
            )}
          </g>
        );
      })}
    </>
  );
}

function People() {
  return (
    <>
      {tones.map((tone, place) => {
        const y = 96 + place * 60;
        return (
          <g key={tone}>
            <Box at={[64, y, 552, 50]} tone="card" round={12} />
            <Face x={94} y={y + 25} tone={tone} />
            <Box at={[122, y + 14, 140 + (place % 2) * 30, 9]} tone="strong" />
            <Box at={[122, y + 30, 90, 7]} />
            <Box at={[330, y + 21, 110, 8]} />
            <Box at={[520, y + 16, 76, 18]} tone={place < 2 ? "wait" : "good"} round={9} />
          </g>
        );
      })}
    </>
  );
}

function Month() {
  return (
    <>
      <Box at={[64, 92, 552, 248]} tone="card" round={14} />
      {[0, 1, 2, 3, 4].map((week) =>
        [0, 1, 2, 3, 4, 5, 6].map((day) => {
          const isChosen = week === 1 && day > 0 && day < 5;
          const plain = day > 4 ? "soft" : "line";
          return (
            <Box
              key={`${week}-${day}`}
              at={[78 + day * 76, 104 + week * 46, 68, 38]}
              tone={isChosen ? "brand" : plain}
              round={8}
            />
          );
        }),
      )}
    </>
  );
}

function Figures() {
  return (
    <>
      {[0, 1, 2].map((place) => (
        <g key={place}>
          <Box at={[64 + place * 188, 92, 176, 66]} tone="card" round={12} />
          <Box at={[80 + place * 188, 106, 70, 8]} />
          <Box at={[80 + place * 188, 124, 100 - place * 18, 20]} tone="strong" round={5} />
        </g>
      ))}
      <Box at={[64, 172, 270, 164]} tone="card" round={12} />
      {[60, 74, 70, 96, 84, 112].map((height, place) => (
        <Box
          key={height}
          at={[84 + place * 40, 320 - height, 26, height]}
          tone={place === 5 ? "brand" : "line"}
          round={5}
        />
      ))}
      <Box at={[350, 172, 266, 164]} tone="card" round={12} />
      {[0, 1, 2, 3].map((place) => (
        <g key={place}>
          <Box at={[368, 192 + place * 36, 110 - place * 10, 8]} tone="strong" />
          <Box at={[546, 192 + place * 36, 52, 8]} />
        </g>
      ))}
    </>
  );
}

function History() {
  return (
    <>
      <Box at={[64, 96, 552, 240]} tone="card" round={14} />
      <Box at={[94, 122, 3, 180]} />
      {tones.map((tone, place) => {
        const y = 122 + place * 54;
        return (
          <g key={tone}>
            <Face x={95} y={y + 12} tone={tone} />
            <Box at={[126, y + 2, 200 - place * 20, 9]} tone="strong" />
            <Box at={[126, y + 18, 300 - place * 30, 7]} />
            <Box at={[520, y + 6, 70, 8]} />
          </g>
        );
      })}
    </>
  );
}

function Paper({ button }: { button: string }) {
  return (
    <>
      <Box at={[190, 88, 300, 180]} tone="card" round={6} />
      <Box at={[216, 108, 130, 12]} tone="strong" />
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Box key={place} at={[216, 134 + place * 20, place % 3 === 2 ? 170 : 248, 7]} />
      ))}
      <Box at={[190, 280, 300, 56]} tone="glow" round={12} />
      <DrawnButton at={[230, 291, 220, 34]} words={button} />
    </>
  );
}

function Profile() {
  return (
    <>
      <Box at={[64, 56, 170, 16]} tone="strong" />
      {[0, 1, 2, 3, 4].map((place) => (
        <g key={place}>
          <Box at={[64 + place * 110, 92, 100, 34]} tone="card" round={9} />
          <Box at={[76 + place * 110, 103, 12, 12]} tone="brand" round={4} />
          <Box at={[94 + place * 110, 106, 56, 7]} tone="strong" />
        </g>
      ))}
      <Box at={[64, 142, 552, 194]} tone="card" round={14} />
      <circle cx="126" cy="206" r="36" fill="var(--atrio-selected)" />
      <Face x={126} y={206} tone="brand" />
      {[0, 1, 2].map((place) => (
        <g key={place}>
          <Box at={[196, 164 + place * 54, 80, 7]} />
          <Box at={[196, 178 + place * 54, 186, 28]} tone="soft" round={8} />
          <Box at={[398, 164 + place * 54, 80, 7]} />
          <Box at={[398, 178 + place * 54, 200, 28]} tone="soft" round={8} />
        </g>
      ))}
    </>
  );
}
