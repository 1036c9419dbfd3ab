import type { Dictionary } from "../../dictionary.ts";
import type { evidence as es } from "../../es/time/evidence.ts";

export const evidence: Dictionary<typeof es> = {
  readme: {
    title: "Processo do registo de horário de {{empresa}}",
    about:
      "Âmbito: {{objeto}}\nPeríodo: de {{desde}} a {{hasta}}\nEmitido por: {{emisor}}, em {{fecha}} às {{hora}}\nPonto de controlo desta exportação: n.º {{numero}}\nImpressão digital SHA-256 da chave pública: {{huella}}",
    contents_title: "O QUE CONTÉM",
    contents:
      "registro/       Uma pasta por pessoa: registro.pdf para ler; meses.csv (por mês), jornadas.csv (por dia), fichajes.csv (por intervalo) e cambios.csv (quem alterou o quê, quando e porquê); registro.json com o mesmo para programas.\ncadena/         A cadeia completa de registos de cada pessoa. Os registos de outros dias, ou já eliminados no fim do prazo de conservação, têm apenas a sua impressão digital.\npuntos_de_control/   Listas assinadas do estado de todas as cadeias da empresa (.json) e as respetivas assinaturas Ed25519 (.sig).\nclave_publica.pem    Chave com que se verificam as assinaturas.\nexpediente.json e .sig   Índice assinado de todos os ficheiros.\nverify_ledger.py     Verificador em Python 3, sem pacotes nem ligação à rede.",
    columns_title: "COMO LER OS VALORES",
    columns:
      'Os minutos são minutos inteiros, contados entre as horas impressas (HH:mm). minutos_trabajados (trabalhados) inclui as pausas que contam como trabalho (minutos_pausa_computada) e não as restantes (minutos_pausa). minutos_previstos é o que o horário desse dia prevê. minutos_ordinarios é o trabalho até ao previsto e minutos_exceso o que o ultrapassa; se um excesso é trabalho suplementar, complementar ou compensado depende do contrato e da convenção coletiva. "inicio" e "fin" indicam o instante exato e a diferença para a hora universal. "apunte" é a posição na cadeia.',
    verify_title: "COMO VERIFICAR",
    verify:
      "Descomprima o arquivo e execute dentro da pasta:\n\n  python3 verify_ledger.py\n\nTambém pode usar: python3 verify_ledger.py CAMINHO_DO_ZIP. O programa recalcula cada registo e cada elo, verifica as assinaturas e compara com elas os valores. Se algo tiver sido alterado, indica de quem, em que registo e o quê, e termina com o código 1.\n\nQuem tivesse a chave da empresa poderia assinar outra história. Por isso, compare com o que foi enviado por e-mail na altura:\n\n  python3 verify_ledger.py --recibido punto-de-control-000123.json --huella IMPRESSAO_DO_EMAIL",
    limits_title: "O QUE NÃO PROVA",
    limits:
      "As assinaturas não têm selo temporal de um terceiro (RFC 3161): não está configurado. A data dos e-mails com os pontos de controlo é a prova externa do momento. registro.pdf é uma apresentação; o que se verifica com a cadeia são os CSV e o JSON.\nEste processo contém dados pessoais, incluindo endereços de rede e localizações das marcações quando foram registadas. Trate-o em conformidade.",
  },
};
