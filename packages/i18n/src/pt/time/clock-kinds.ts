import type { Dictionary } from "../../dictionary.ts";
import type { clockKinds as es } from "../../es/time/clock-kinds.ts";

export const clockKinds: Dictionary<typeof es> = {
  title: "Picagens e pausas",
  subtitle: "O que o relógio oferece ao picar o ponto e o que significa cada opção.",
  edit: "Alterar",
  editOf: "Alterar {{name}}",
  take: "Tirar do relógio",
  takeOf: "Tirar do relógio: {{name}}",
  put: "Voltar a oferecer",
  putOf: "Voltar a oferecer {{name}}",
  takeText:
    "Ninguém poderá escolhê-lo ao picar o ponto. O que já está registado não muda, e pode voltar a oferecê-lo quando quiser.",
  putText: "Poderá ser escolhido outra vez ao picar o ponto.",
  offered: "No relógio",
  notOffered: "Não é oferecido",
  save: "Guardar",
  saved: "Relógio guardado",
  required: "Escreva um nome.",
  kindStays: "Não pode ser alterado depois, por causa dos dias já registados.",
  ordenText: "O menor aparece primeiro no relógio.",
  field: {
    nombre: "Nome no relógio",
    tipo: "Género",
    clase_tiempo: "Como conta o tempo",
    rangos_ip: "Redes previstas",
    cuenta_como_trabajo: "Conta como trabalho",
    activo: "No relógio",
    orden: "Lugar na lista",
  },
  typeKind: {
    presencial: "Na empresa",
    teletrabajo: "A partir de casa",
    lugar: "Outro lugar",
  },
  typeText: {
    presencial: "Trabalho num local da empresa.",
    teletrabajo: "Trabalho à distância.",
    lugar: "Um sítio concreto, como um armazém ou uma obra.",
  },
  pauseKind: {
    comida: "Pausa para refeição",
    descanso: "Pausa para descanso",
    medico: "Consulta médica",
    personal: "Motivo pessoal",
    otra: "Outro motivo",
  },
  timeClass: {
    ordinario: "Normal",
    fuerza_mayor: "Força maior",
    disponibilidad: "Em prevenção",
  },
  timeClassText: {
    ordinario: "Tempo de trabalho normal.",
    fuerza_mayor: "Trabalho para prevenir ou reparar danos urgentes. O registo mostra-o à parte.",
    disponibilidad: "Tempo em que é preciso estar contactável. O registo mostra-o à parte.",
  },
  types: {
    title: "Tipos de picagem",
    text: "Onde ou como se trabalha. Tem de ficar um no relógio.",
    add: "Adicionar tipo",
    new: "Novo tipo de picagem",
    anyNetwork: "As do local",
    networks:
      "Uma por linha, com a sua máscara. Uma picagem de outra rede fica assinalada, ou é recusada se as definições da empresa o indicarem. Vazio: valem as do local de cada pessoa, exceto no teletrabalho.",
  },
  pauses: {
    title: "Tipos de pausa",
    text: "Motivos para parar o relógio sem terminar o dia.",
    add: "Adicionar pausa",
    new: "Novo tipo de pausa",
    empty: "O relógio ainda não oferece nenhuma pausa.",
    counts: "Sim, conta como trabalho",
    countsNot: "Não conta como trabalho",
    countsText:
      "Decida se o tempo da pausa soma na jornada. Não pode ser alterado depois, por causa dos dias já registados.",
    choose: "Escolha se conta como trabalho.",
  },
};
