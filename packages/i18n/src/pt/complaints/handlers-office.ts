import type { Dictionary } from "../../dictionary.ts";
import type { handlersOffice as es } from "../../es/complaints/handlers-office.ts";

export const handlersOffice: Dictionary<typeof es> = {
  title: "Gestores de denúncias",
  subtitle:
    "Quem acompanha o canal de denúncias e se as pode ler. Aqui não se vê nenhuma denúncia.",
  add: "Nomear um gestor",
  name: "Nomear",
  addText:
    "Poderá entrar no canal e criar a sua chave. Não lê nada até outro gestor a admitir, a não ser que seja a primeira pessoa.",
  remove: "Retirar",
  removeOf: "Retirar {{name}}",
  removeText:
    "Deixa de ter acesso ao canal a partir de agora. As denúncias continuam abertas para os outros gestores.",
  saved: "Gestores guardados",
  required: "Escolha uma pessoa.",
  person: "Pessoa",
  personHint: "Escreva um nome",
  nobody: "Ninguém corresponde",
  empty: "Ainda ninguém gere o canal",
  emptyText:
    "Nomeie pelo menos duas pessoas: se uma faltar ou estiver envolvida, a outra pode continuar.",
  notOpen: "O canal ainda não está aberto: abre-o o primeiro gestor ao criar a sua chave.",
  noKey: "Nenhum gestor tem uma chave em uso: ninguém pode ler as denúncias.",
  oneKey:
    "Só uma pessoa pode ler as denúncias. Nomeie outra para o caso de faltar ou estar envolvida.",
  key: { sin_clave: "Sem chave", pendiente: "Espera ser admitida", activa: "Chave em uso" },
  since: "Desde {{date}}",
  secrecy:
    "Nomear alguém não abre nenhuma denúncia: cada uma está cifrada para as chaves dos seus gestores.",
};
