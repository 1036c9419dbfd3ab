import type { Dictionary } from "../../dictionary.ts";
import type { payslipConcepts as es } from "../../es/papers/payslip-concepts.ts";

export const payslipConcepts: Dictionary<typeof es> = {
  concept: {
    salario_base: {
      name: "Vencimento base",
      what: "A parte fixa da sua remuneração pelo horário que cumpre, antes de somar complementos.",
      from: "Resulta da tabela salarial da convenção coletiva para o seu grupo profissional, ou do seu contrato, se for melhor. Se não trabalhar o mês completo, é paga a parte dos dias correspondentes.",
    },
    plus_convenio: {
      name: "Complemento da convenção coletiva",
      what: "Um complemento que a convenção coletiva acrescenta ao vencimento base.",
      from: "O valor consta da tabela salarial da convenção e é pago por dias, tal como o vencimento base.",
    },
    antiguedad: {
      name: "Antiguidade",
      what: "O que lhe é reconhecido pelos anos que leva na empresa.",
      from: "A convenção diz quanto vale cada escalão (três anos, cinco anos…). Conta-se a partir da data de antiguidade indicada no cabeçalho.",
    },
    plus_responsabilidad: {
      name: "Subsídio de responsabilidade",
      what: "Um complemento por dirigir outras pessoas ou pelo cargo que ocupa.",
      from: "Está associado ao cargo: recebe-o enquanto o desempenhar, salvo acordo em contrário.",
    },
    plus_nocturnidad: {
      name: "Subsídio noturno",
      what: "O que se paga a mais pelo trabalho à noite, em geral entre as 22h00 e as 6h00.",
      from: "As horas noturnas registadas no mês, ao preço fixado pela convenção.",
    },
    horas_complementarias: {
      name: "Horas complementares",
      what: "Horas que acrescem às de um contrato a tempo parcial.",
      from: "As que foram acordadas e trabalhadas, ao preço de uma hora normal. Descontam como o resto do salário.",
    },
    horas_extra: {
      name: "Horas extraordinárias",
      what: "O tempo trabalhado para além do seu horário que é pago em vez de ser compensado com descanso.",
      from: "As horas aprovadas, ao preço da convenção, que nunca é inferior ao de uma hora normal. Têm uma contribuição própria.",
    },
    paga_extra: {
      name: "Pagamento extraordinário",
      what: "Um dos pagamentos feitos além do vencimento mensal, à semelhança dos subsídios de férias e de Natal; por lei são pelo menos dois por ano.",
      from: "O valor é fixado pela convenção. As contribuições já foram pagas mês a mês, pelo que aqui só se desconta o IRPF.",
    },
    prorrata_pagas: {
      name: "Duodécimos dos pagamentos extraordinários",
      what: "A parte dos pagamentos extraordinários que recebe todos os meses, em vez de os receber de uma só vez.",
      from: "A soma dos pagamentos extraordinários do ano dividida por doze.",
    },
    vacaciones: {
      name: "Férias",
      what: "O salário dos dias de férias, ou o pagamento dos que ficaram por gozar no fim do contrato.",
      from: "Os dias gozados ou por gozar, ao valor de um dia do seu salário.",
    },
    incentivos: {
      name: "Incentivos",
      what: "Um valor variável por atingir objetivos.",
      from: "Os resultados do período, de acordo com o plano de incentivos da sua empresa.",
    },
    bonus: {
      name: "Bónus",
      what: "Um prémio pelos seus resultados ou pelos da empresa, normalmente uma vez por ano.",
      from: "O que acordou com a empresa. Por ser um pagamento pontual, pode fazer subir o IRPF no resto do ano.",
    },
    atrasos: {
      name: "Retroativos",
      what: "A diferença relativa a meses anteriores que é paga agora.",
      from: "Deve-se quase sempre a uma convenção assinada mais tarde ou a uma correção. Volta a calcular-se o que era devido e subtrai-se o que já recebeu.",
    },
    seguro_medico: {
      name: "Seguro de saúde",
      what: "O seguro de saúde que a empresa paga por si. Faz parte da remuneração, embora não o receba em dinheiro.",
      from: "O prémio da sua apólice. Soma-se às remunerações e subtrai-se depois como remuneração em espécie. Até 500 € por pessoa e por ano não paga IRPF.",
    },
    plus_transporte: {
      name: "Subsídio de transporte",
      what: "Uma ajuda para as deslocações entre casa e o trabalho.",
      from: "O valor é fixado pela convenção ou pela empresa. Embora conste como não salarial, em geral está sujeito a contribuições e a IRPF.",
    },
    dietas: {
      name: "Ajudas de custo",
      what: "O que lhe é devolvido por refeições ou noites fora quando viaja em trabalho.",
      from: "Os dias de viagem que comunicou. Dentro dos limites legais não estão sujeitas a contribuições nem a IRPF.",
    },
    kilometraje: {
      name: "Quilómetros",
      what: "O que lhe é devolvido por usar o seu carro em deslocações de trabalho.",
      from: "Os quilómetros que declarou, ao preço de cada um. Até 0,26 € por quilómetro não estão sujeitos a contribuições nem a IRPF.",
    },
    plus_teletrabajo: {
      name: "Compensação por teletrabalho",
      what: "A contribuição da empresa para as despesas que tem ao trabalhar em casa.",
      from: "O acordo de teletrabalho diz quanto e em que dias.",
    },
    prestacion_it: {
      name: "Subsídio por baixa médica",
      what: "O que recebe em vez do salário enquanto está de baixa (incapacidad temporal).",
      from: "Uma percentagem da sua base de cálculo por cada dia. Numa doença comum, nada nos três primeiros dias, 60 % do 4.º ao 20.º e 75 % depois, salvo convenção mais favorável; num acidente de trabalho, 75 % a partir do dia seguinte.",
    },
    complemento_it: {
      name: "Complemento por baixa médica",
      what: "O que a empresa acrescenta ao subsídio para que perca menos enquanto está de baixa.",
      from: "A convenção diz até que percentagem do salário e a partir de que dia.",
    },
    prestacion_nacimiento: {
      name: "Licença por nascimento",
      what: "Os dias de licença pelo nascimento ou pela adoção de um filho ou de uma filha.",
      from: "A Segurança Social paga-lhe esses dias diretamente, a 100 % da sua base e sem IRPF: é por isso que aqui têm pouco valor ou nenhum.",
    },
    indemnizacion: {
      name: "Indemnização",
      what: "O que a lei ou um acordo lhe reconhece no fim do contrato ou por uma transferência.",
      from: "Os dias de salário por ano trabalhado que correspondem ao motivo. Dentro dos limites legais não está sujeita a contribuições nem a IRPF.",
    },
    cotizacion_cc: {
      name: "Contingências comuns",
      what: "A sua contribuição para as baixas por doença, o nascimento de filhos, a reforma, a viuvez e outras pensões.",
      from: "Uma percentagem da base de contingências comuns. É igual para todas as pessoas e a empresa paga bastante mais do seu lado.",
    },
    cotizacion_mei: {
      name: "Mecanismo de equidade intergeracional (MEI)",
      what: "Uma contribuição que reforça o fundo de reserva das pensões.",
      from: "Uma percentagem da base de contingências comuns, que sobe um pouco todos os meses de janeiro até 2029.",
    },
    cotizacion_solidaridad: {
      name: "Contribuição de solidariedade",
      what: "Uma contribuição paga apenas pela parte do salário que ultrapassa a base máxima.",
      from: "Percentagens por escalões desse excesso. Não dá direito a prestações mais altas.",
    },
    cotizacion_desempleo: {
      name: "Desemprego",
      what: "A sua contribuição para receber o subsídio se ficar sem emprego.",
      from: "Uma percentagem da base de contingências profissionais, um pouco maior nos contratos a termo.",
    },
    cotizacion_fp: {
      name: "Formação profissional",
      what: "A sua contribuição para cursos e formação de quem trabalha.",
      from: "Uma pequena percentagem da base de contingências profissionais.",
    },
    cotizacion_horas_extra: {
      name: "Contribuição por horas extraordinárias",
      what: "A contribuição própria das horas extraordinárias, que não entram na base de contingências comuns.",
      from: "Uma percentagem do que recebeu por essas horas. É menor quando são de força maior.",
    },
    irpf: {
      name: "Retenção de IRPF",
      what: "Um adiantamento do imposto espanhol sobre o rendimento, que a empresa entrega ao fisco em seu nome. Ao entregar a declaração, desconta-se do que tiver a pagar.",
      from: "A percentagem depende do que se prevê que ganhe no ano e da sua situação familiar (Modelo 145). Volta a calcular-se quando algo muda. Aos retroativos de anos anteriores aplica-se sempre uma retenção de 15%.",
    },
    anticipo: {
      name: "Adiantamento",
      what: "Dinheiro do seu vencimento que já recebeu antes da data de pagamento.",
      from: "O adiantamento que pediu: subtrai-se aqui porque já o tem.",
    },
    seguro_medico_especie: {
      name: "Seguro de saúde (remuneração em espécie)",
      what: "O seguro que a empresa já pagou por si. Subtrai-se porque o recebe como seguro e não como dinheiro.",
      from: "O mesmo valor que aparece nas remunerações: o que entra por um lado sai pelo outro.",
    },
    embargo: {
      name: "Penhora do vencimento",
      what: "Uma parte do vencimento que a empresa é obrigada a entregar a quem ordenou a penhora.",
      from: "Uma ordem judicial ou administrativa. O valor equivalente ao salário mínimo não pode ser penhorado, salvo por pensões de alimentos.",
    },
    cuota_sindical: {
      name: "Quota sindical",
      what: "A quota do seu sindicato, que a empresa lhe entrega porque assim o pediu.",
      from: "O valor que o sindicato comunica. Pode deduzi-la na declaração de rendimentos.",
    },
    empresa_cc: {
      name: "Contingências comuns (empresa)",
      what: "O que a empresa paga pelas suas baixas por doença, pela sua reforma e por outras pensões. Não se subtrai ao seu vencimento.",
      from: "Uma percentagem da base de contingências comuns.",
    },
    empresa_mei: {
      name: "MEI (empresa)",
      what: "A parte da empresa no reforço do fundo de reserva das pensões.",
      from: "Uma percentagem da base de contingências comuns.",
    },
    empresa_solidaridad: {
      name: "Contribuição de solidariedade (empresa)",
      what: "A parte da empresa pelo salário que ultrapassa a base máxima.",
      from: "Percentagens por escalões desse excesso.",
    },
    empresa_atep: {
      name: "Acidentes de trabalho e doenças profissionais",
      what: "O seguro de acidentes de trabalho. É pago apenas pela empresa.",
      from: "Uma percentagem que depende da atividade e do risco do posto.",
    },
    empresa_desempleo: {
      name: "Desemprego (empresa)",
      what: "A parte da empresa para o subsídio de desemprego.",
      from: "Uma percentagem da base de contingências profissionais.",
    },
    empresa_fp: {
      name: "Formação profissional (empresa)",
      what: "A parte da empresa para a formação.",
      from: "Uma percentagem da base de contingências profissionais.",
    },
    empresa_fogasa: {
      name: "Fundo de garantia salarial (FOGASA)",
      what: "O fundo que paga os salários quando uma empresa não o pode fazer. É pago apenas pela empresa.",
      from: "Uma percentagem da base de contingências profissionais.",
    },
    empresa_horas_extra: {
      name: "Contribuição por horas extraordinárias (empresa)",
      what: "A parte da empresa pelas horas extraordinárias que fez.",
      from: "Uma percentagem do que recebeu por essas horas.",
    },
    otros: {
      name: "Outra rubrica",
      what: "Uma rubrica própria da sua empresa ou da sua convenção coletiva.",
      from: "Se não a reconhecer pelo nome, pergunte na sua empresa o que é e como se calcula.",
    },
  },
  spell: {
    prestacion_it_one: "{{shown}} dia de baixa médica",
    prestacion_it_other: "{{shown}} dias de baixa médica",
    prestacion_nacimiento_one: "{{shown}} dia de licença por nascimento",
    prestacion_nacimiento_other: "{{shown}} dias de licença por nascimento",
    horas_extra_one: "{{shown}} hora extraordinária",
    horas_extra_other: "{{shown}} horas extraordinárias",
    horas_complementarias_one: "{{shown}} hora complementar",
    horas_complementarias_other: "{{shown}} horas complementares",
  },
};
