import type { Dictionary } from "../../dictionary.ts";
import type { privacyPolicy as es } from "../../es/company/privacy-policy.ts";

export const privacyPolicy: Dictionary<typeof es> = {
  title: "Política de privacidade",
  of: "Política de privacidade de {{company}}",
  home: "Ir para o início",
  languages: "Idioma",
  contents: "Conteúdo",
  print: "Imprimir",
  in_force: "Em vigor desde {{date}}",
  was_in_force: "Versão anterior, em vigor a partir de {{date}}",
  product: "Texto geral do portal: a empresa não publicou um texto próprio.",
  other_language: "A empresa publicou este texto noutro idioma: {{language}}.",
  current: "Ver a versão em vigor",
  missing: "Essa versão não existe",
  missing_text: "A ligação pode estar incompleta ou a versão ainda não estar em vigor.",
  versions: "Versões",
  version: "Versão {{number}}, a partir de {{date}}",
  shown: "a que está a ler",
  loading: "A carregar a política de privacidade",
  default: {
    company: "a empresa para a qual trabalha",
    contact: "Pode contactá-la através de {{contact}}.",
    contact_elsewhere:
      "Os respetivos contactos constam do cartão «Informação útil» da página inicial do portal.",
    text: `## Quem é o responsável pelos seus dados

O responsável pelo tratamento é **{{company}}**, que utiliza este portal para gerir a relação laboral que mantém consigo. {{contact}} Se a empresa tiver designado um encarregado da proteção de dados, indicar-lhe-á pela mesma via como o contactar.

O fornecedor do portal atua como subcontratante: trata os dados apenas por conta da empresa e de acordo com as suas instruções (art. 28.º do RGPD).

## Que dados tratamos e para quê

- **Dados pessoais e de contacto:** saber quem é, onde trabalha e como o contactar.
- **Fotografia:** permitir que os colegas o reconheçam, se decidir adicionar uma.
- **Contas bancárias:** pagar o vencimento onde indicar. O IBAN é guardado cifrado.
- **Registo de tempos de trabalho:** entradas, saídas e pausas, com o endereço IP e, apenas se a partilhar ao picar o ponto, a localização nesse momento.
- **Ausências e pedidos:** tratar de férias, licenças, baixas e despesas, com os respetivos comprovativos.
- **Saúde:** as baixas e os comprovativos médicos, unicamente no que for necessário para os tratar. Os seus colegas só veem que está ausente, nunca o motivo.
- **Recibos de vencimento, contratos e Modelo 145:** pagar-lhe, cumprir as obrigações fiscais e perante a Segurança Social e entregar-lhe os seus documentos.
- **Assinaturas eletrónicas:** pedir-lhe uma assinatura e conservar a prova de que assinou.
- **Comunicações e notificações:** informá-lo do que lhe diz respeito, pelos canais que escolher e, se os adicionar, nos seus dispositivos, e saber o que foi lido.
- **Segurança:** inícios de sessão, dispositivos e acessos aos seus dados, para proteger a sua conta.

Não utilizamos os seus dados para publicidade nem são tomadas, exclusivamente por meios automatizados, decisões que o afetem significativamente.

## Com que fundamento jurídico

- **O seu contrato de trabalho** (art. 6.º, n.º 1, al. b), do RGPD): recibos, ausências, documentos e comunicações.
- **Obrigações legais** (art. 6.º, n.º 1, al. c), do RGPD): o registo diário do tempo de trabalho (art. 34.9 do Estatuto dos Trabalhadores espanhol, introduzido pelo Real Decreto-Lei 8/2019), as obrigações fiscais e perante a Segurança Social e o canal de denúncias (Lei espanhola 2/2023).
- **Obrigações em matéria laboral e de proteção social** (art. 9.º, n.º 2, al. b), do RGPD): os dados de saúde exigidos pela gestão das baixas.
- **O seu consentimento** (art. 6.º, n.º 1, al. a), do RGPD): a fotografia, as notificações nos seus dispositivos e a localização ao picar o ponto. Pode retirá-lo em qualquer momento.
- **O interesse legítimo** (art. 6.º, n.º 1, al. f), do RGPD): a segurança do portal.

## Durante quanto tempo os conservamos

- **Dados laborais:** enquanto trabalhar na empresa e mais 5 anos.
- **Registo de tempos de trabalho:** pelo menos 4 anos a contar de cada dia.
- **Denúncias que não dão lugar a uma investigação:** 3 meses.
- **Imagens de videovigilância,** se a empresa as captar: 1 mês.
- **O que fornece voluntariamente,** como a fotografia: até o retirar ou deixar a empresa.

Findos esses prazos, os dados são eliminados, salvo se tiverem de ser conservados bloqueados para responder a reclamações.

## Quem os pode ver

Dentro da empresa, cada pessoa vê apenas aquilo de que necessita: quanto a si, vê tudo o que lhe diz respeito; os seus supervisores, o que precisam para organizar o trabalho e decidir os seus pedidos; a administração de pessoal, o que a sua função exige.

Fora da empresa são comunicados, quando aplicável, à administração fiscal, à Segurança Social, à inspeção do trabalho, aos tribunais, aos bancos que pagam o vencimento, à entidade seguradora de acidentes de trabalho e aos representantes dos trabalhadores, nos casos e na medida previstos na lei.

Se ativar as notificações num dispositivo, estas são entregues pelo serviço de notificações do seu navegador ou telemóvel (como a Apple, a Google ou a Mozilla), que pode estar fora da União Europeia. Contêm apenas um título, sem nomes nem valores.

## Canal de denúncias

As denúncias apresentadas no canal interno são tratadas de acordo com a Lei espanhola 2/2023: podem ser anónimas, a identidade de quem denuncia é confidencial e só lhes acedem as pessoas autorizadas a tratá-las. Ninguém pode sofrer represálias por denunciar de boa-fé.

## Os seus direitos

Pode pedir à empresa o **acesso** aos seus dados, a sua **retificação** ou **apagamento**, a **limitação** do tratamento e a **portabilidade**, bem como **opor-se** ao tratamento. A empresa deve responder-lhe no prazo de um mês.

No separador «Privacidade» do seu [perfil](/personalArea?vista=privacidad) vê que dados existem e quem os consultou, e pode descarregar uma cópia.

## Reclamar junto da autoridade de controlo

Se considerar que os seus direitos não foram respeitados, pode apresentar uma reclamação à **Agência Espanhola de Proteção de Dados** (AEPD), C/ Jorge Juan, 6, 28001 Madrid, [www.aepd.es](https://www.aepd.es).

## Cookies e armazenamento no navegador

O portal guarda no seu navegador apenas o indispensável para funcionar: a sessão, o idioma, o tema e algumas preferências. Não existem cookies publicitários nem de rastreio.`,
  },
};
