import { describe, expect, it } from "vitest";

import { lacksOf, newDraft, reachOf, sentMessage } from "./compose.model.ts";
import type { MessageDraft } from "./compose.model.ts";

const written: MessageDraft = {
  ...newDraft("es"),
  textos: { es: { titulo: "Cierre", contenido: "Cerramos." } },
};
const groups = {
  total: 12,
  centros: [
    { id: 1, nombre: "Haro", total: 5 },
    { id: 2, nombre: "Logroño", total: 7 },
  ],
  departamentos: [{ nombre: "Bodega", total: 4 }],
};

describe("writing a message", () => {
  it("names what is missing: texts by language, the audience, the moment", () => {
    expect(lacksOf(newDraft("es"))).toEqual({ idiomas: ["es"], audience: false, moment: false });
    const draft: MessageDraft = {
      ...written,
      idiomas: ["es", "fr"],
      destinatarios: "centros",
      isLater: true,
    };
    expect(lacksOf(draft)).toEqual({ idiomas: ["fr"], audience: true, moment: true });
  });

  it("a message in one language says none, one in two says both", () => {
    expect(sentMessage(written, null)).toEqual({
      titulo: "Cierre",
      contenido: "Cerramos.",
      destinatarios: "todos",
      importante: false,
    });
    const fr = { titulo: "Fermeture", contenido: "Fermé." };
    const both = { ...written, idiomas: ["es", "fr"] as const, textos: { ...written.textos, fr } };
    expect(sentMessage(both, null)).toMatchObject({ idioma: "es", textos: { fr } });
  });

  it("only the list of the chosen audience is sent, and its people are counted", () => {
    const draft: MessageDraft = {
      ...written,
      destinatarios: "centros",
      centros: [2],
      departamentos: ["Bodega"],
    };
    const sent = sentMessage(draft, "2026-11-20T08:00:00Z");
    expect(sent).toMatchObject({ centro_ids: [2], enviar_en: "2026-11-20T08:00:00Z" });
    expect(sent).not.toHaveProperty("departamentos");
    expect(reachOf(draft, groups)).toBe(7);
    expect(reachOf({ ...draft, destinatarios: "todos" }, groups)).toBe(12);
    expect(reachOf({ ...draft, destinatarios: "departamentos" }, groups)).toBe(4);
    expect(reachOf(draft, undefined)).toBeNull();
  });
});
