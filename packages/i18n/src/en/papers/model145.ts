import type { Dictionary } from "../../dictionary.ts";
import type { model145 as es } from "../../es/papers/model145.ts";

export const model145: Dictionary<typeof es> = {
  title: "Model 145",
  intro:
    "With Model 145 you tell your company about your personal and family situation. It is used to work out how much income tax (IRPF) is withheld from each payslip, neither too much nor too little.",
  privacy:
    "What you write is stored encrypted. Your supervisors cannot see it: your company uses it only to work out the withholding.",
  none: {
    title: "You have not submitted Model 145 yet",
    text: "Without it your company works out the withholding as if nobody depended on you, and you may pay more than you need to. It takes about five minutes.",
    start: "Start",
  },
  review: {
    anyo_nuevo: "A new year has begun: check that everything is still the same.",
    hijo_cumple_25: "A child of yours turns 25 this year and may no longer count. Please check.",
    ascendiente_cumple_65:
      "A relative who lives with you turns 65 this year and may begin to count. Please check.",
  },
  current: {
    title: "Your Model 145 in force",
    since: "Signed on {{date}}",
    confirmed: "Confirmed without changes on {{date}}",
    question: "Has anything changed?",
    question_text:
      "A birth, a marriage or a separation, a child who leaves home, a recognised disability… Tell your company within 10 days.",
    unchanged: "No, everything is the same",
    changed: "Yes, update it",
    confirmed_now: "Thank you. We have noted that everything is the same.",
    download: "Download the PDF",
    code: "Verification code: {{code}}",
  },
  pending: {
    title: "It still needs your signature",
    text: "Until you sign it, your earlier version still counts, if you have one.",
    edit: "Change something",
    discard: "Discard it",
    discard_title: "Discard this version?",
    discard_text: "What you wrote and have not signed yet will be deleted.",
    discarded: "Version discarded",
    draft: "See the draft as a PDF",
  },
  sign: {
    title: "Sign with a code",
    declare:
      "By signing you declare that what you wrote is true. False information may be penalised.",
    action: "Sign",
    done: "Model 145 signed. Your company will apply it from the next payslip on.",
  },
  history: {
    title: "Versions",
    version: "Version {{version}}",
    state: { pendiente: "To be signed", firmado: "In force", sustituido: "Replaced" },
    signed: "Signed on {{date}}",
    written: "Written on {{date}}",
    download: "PDF of version {{version}}",
  },
  steps: {
    label: "Steps of the form",
    position: "Step {{step}} of {{total}}",
    self: "About you",
    family: "Your family situation",
    children: "Children",
    ascendants: "Parents and grandparents",
    payments: "Maintenance and home",
    review: "Review",
    next: "Next",
    back: "Back",
    cancel: "Leave without saving",
    save: "Save and go on to sign",
  },
  yes: "Yes",
  no: "No",
  missing: {
    required: "This field is required.",
    answer: "Choose an answer.",
    year: "Enter the year with four digits.",
    amount: "Enter an amount in euros above zero, with two decimals at most.",
    people: "Enter a number from 1 to 10.",
    add_one: "Add at least one person.",
    top: "Check what is marked before you go on.",
  },
  self: {
    tax_id: "NIF or NIE",
    name: "Surnames and name",
    birth_year: "Year of birth",
    moved: "Did you move to another town to take this job while you were unemployed?",
    moved_hint:
      "It counts only if you were registered as a jobseeker and the new post made you change residence. It applies in the year of the move and the next one.",
    move_date: "Date of the move",
    irregular:
      "In the last five years, has this company made you an exceptional payment to which the 30% reduction was not applied?",
    irregular_hint:
      "For example, a bonus for several years of work. If it does not ring a bell, the answer is almost certainly no.",
  },
  disability: {
    label: "Recognised disability",
    hint: "Only if you hold the official certificate. A medical report is not enough.",
    ninguna: "None, or below 33%",
    "33_a_65": "From 33% to less than 65%",
    "65_o_mas": "65% or more",
    help: "Needs help from another person or has reduced mobility",
    help_own: "I need help from another person or have reduced mobility",
  },
  family: {
    label: "What is your situation?",
    monoparental: "1. No legal spouse, with dependent children",
    monoparental_hint:
      "Single, widowed, divorced or legally separated, with children under 18 (or with a disability) who live only with you. If you live with the other parent, or share custody, choose 3.",
    conyuge_a_cargo: "2. Married, and my spouse earns less than €1,500 a year",
    conyuge_a_cargo_hint:
      "Marriage only, not an unmarried partnership, and not legally separated. Income of the whole year counts, exempt income aside.",
    otra: "3. Any other",
    otra_hint:
      "Single without children, married to someone who earns more than €1,500, unmarried partners, shared custody… This is the most common one.",
    spouse_tax_id: "NIF or NIE of your spouse",
    mistake:
      "The most common mistake: an unmarried partnership is not a marriage. In that case the situation is 3.",
  },
  children: {
    question: "Do children under 25, or of any age with a disability, live with you?",
    hint: "Leave out those who earn more than €8,000 a year, or who file a tax return of their own with income above €1,800.",
    add: "Add a child",
    one: "Child {{number}}",
    remove: "Remove child {{number}}",
    birth_year: "Year of birth",
    adoption_year: "Year of adoption or foster care",
    adoption_hint: "Only if adopted or fostered.",
    whole: "Do you count this child in full?",
    whole_hint:
      "In full only if the child lives with you alone and nobody else can claim the allowance. If you live with the other parent or share custody, the answer is no: each of you counts half.",
    mistake:
      "The most common mistake: both parents counting the child in full. The tax office claims it back later in the annual return.",
  },
  ascendants: {
    question: "Do parents or grandparents over 65, or with a disability, live with you?",
    hint: "They must live with you for at least half of the year and not earn more than €8,000 a year.",
    add: "Add a relative",
    one: "Relative {{number}}",
    remove: "Remove relative {{number}}",
    birth_year: "Year of birth",
    sharers: "With how many children or grandchildren they live, counting you",
    sharers_hint: "If they live only with you, enter 1.",
  },
  payments: {
    spouse: "Do you pay a compensatory pension to a former spouse, set by a court?",
    spouse_amount: "Compensatory pension, amount a year",
    children: "Do you pay maintenance for your children, set by a court?",
    children_hint:
      "If you do, those children are not included in the children step, unless you share custody.",
    children_amount: "Child maintenance, amount a year",
    home: "Are you paying a loan for your main home, bought before 2013?",
    home_hint:
      "Only if you claim the deduction in your tax return and earn less than €33,007.20 gross a year. Homes bought from 1 January 2013 on do not qualify.",
  },
  summary: {
    title: "What you are going to declare",
    declared: "What you declared",
    situation: "Family situation",
    spouse: "Spouse",
    disability: "Disability",
    moved: "Move for work",
    irregular: "Exceptional payments",
    children: "Children",
    ascendants: "Parents and grandparents",
    spouse_amount: "Compensatory pension",
    children_amount: "Child maintenance",
    home: "Home bought before 2013",
    nobody: "None",
    none: "No",
    child: "Born in {{year}}, {{how}}",
    whole: "counted in full",
    half: "counted as half",
    ascendant_one: "Born in {{year}}, lives only with you",
    ascendant_other: "Born in {{year}}, lives with {{count}} children or grandchildren",
    help: "with help from another person",
    yearly: "{{amount}} a year",
    change: "Change",
    edit: "Change: {{step}}",
  },
};
