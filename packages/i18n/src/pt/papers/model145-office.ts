import type { Dictionary } from "../../dictionary.ts";
import type { model145Office as es } from "../../es/papers/model145-office.ts";

export const model145Office: Dictionary<typeof es> = {
  title: "Modelo 145",
  subtitle:
    "Quem comunicou a sua situação para o imposto sobre o rendimento, e que versões falta entregar ao processamento salarial.",
  person: "Pessoa",
  nif: "NIF",
  signed: "Assinado",
  confirmed: "Confirmado sem alterações",
  handed: "Entregue aos salários",
  caption: "Modelos 145 do pessoal",
  nothing: "—",
  none: "Por assinar",
  new: "Por entregar",
  version: "{{date}} · versão {{version}}",
  handedBy: "{{date}} · {{name}}",
  take: "Descarregar",
  takeOf: "Descarregar o modelo 145 de {{name}}",
  filters: "Filtros",
  search: "Procurar uma pessoa",
  searchHint: "Nome, código ou departamento",
  view: {
    label: "Que modelos",
    cambios: "Por entregar",
    todas: "Todos",
    sin_firmar: "Por assinar",
  },
  empty: {
    cambios: {
      title: "Não há modelos por entregar",
      text: "Quando alguém assinar um novo, aparecerá aqui.",
    },
    todas: { title: "Ninguém no pessoal", text: "Adicione alguém em Pessoas." },
    sin_firmar: {
      title: "Todo o pessoal assinou",
      text: "Quem entrar aparecerá aqui até assinar.",
    },
    words: {
      title: "Ninguém com essa pesquisa",
      text: "Experimente outras palavras ou outra parte da lista.",
    },
  },
  handOver: {
    button_one: "Entregar {{total}} novo",
    button_other: "Entregar {{total}} novos",
    title: "Entregar aos salários",
    all_one: "Será descarregado {{total}} modelo assinado que ninguém entregou.",
    all_other:
      "Serão descarregados {{total}} modelos assinados que ninguém entregou, cada um no seu PDF.",
    one: "Será descarregado o modelo 145 em vigor de {{name}}.",
    limit: "O ficheiro leva os primeiros {{total}}; repita a entrega para os restantes.",
    recorded:
      "Fica registado quem entrega e quando, e cada pessoa vê que o seu modelo foi descarregado.",
    submit: "Descarregar e registar",
    done: "Entrega registada",
  },
};
