import type { Dictionary } from "../../dictionary.ts";
import type { privacyPolicy as es } from "../../es/company/privacy-policy.ts";

export const privacyPolicy: Dictionary<typeof es> = {
  title: "Privacy policy",
  of: "Privacy policy of {{company}}",
  home: "Go to home",
  languages: "Language",
  contents: "Contents",
  print: "Print",
  in_force: "In force since {{date}}",
  was_in_force: "Earlier version, in force from {{date}}",
  product: "General text of the portal: the company has not published its own.",
  other_language: "The company has published this text in another language: {{language}}.",
  current: "See the version in force",
  missing: "There is no such version",
  missing_text: "The link may be incomplete, or the version may not be in force yet.",
  versions: "Versions",
  version: "Version {{number}}, from {{date}}",
  shown: "the one you are reading",
  loading: "Loading the privacy policy",
  default: {
    company: "the company you work for",
    contact: "You can contact it at {{contact}}.",
    contact_elsewhere:
      "Its contact details are on the “Useful information” card of the portal’s home page.",
    text: `## Who is responsible for your data

The controller is **{{company}}**, which uses this portal to manage its employment relationship with you. {{contact}} If the company has appointed a data protection officer, it will tell you through that same channel how to reach them.

The provider of the portal is a processor: it handles the data only on behalf of the company and on its instructions (Art. 28 GDPR).

## What data we process and why

- **Personal and contact details:** to know who you are, where you work and how to reach you.
- **Photo:** so that your colleagues recognise you, if you choose to add one.
- **Bank accounts:** to pay your salary where you want it. The IBAN is stored encrypted.
- **Time records:** clock-ins, clock-outs and breaks, with the IP address and, only if you share it when clocking, your location at that moment.
- **Absences and requests:** to handle holidays, leave, sick leave and expenses, with their supporting documents.
- **Health:** sick leave and medical certificates, strictly what is needed to handle them. Your colleagues only see that you are away, never why.
- **Payslips, contracts and Model 145:** to pay you, to meet tax and social security duties and to give you your documents.
- **Electronic signatures:** to ask for your signature and keep proof that you signed.
- **Messages and notifications:** to tell you what concerns you, through the channels you choose and, if you add them, on your devices, and to know what has been read.
- **Security:** sign-ins, devices and access to your data, to protect your account.

We do not use your data for advertising, and no decision that significantly affects you is taken by automated means alone.

## On what legal basis

- **Your employment contract** (Art. 6(1)(b) GDPR): payslips, absences, documents and messages.
- **Legal obligations** (Art. 6(1)(c) GDPR): the daily record of working time (Art. 34.9 of the Spanish Workers’ Statute, introduced by Royal Decree-Law 8/2019), tax and social security duties, and the whistleblowing channel (Law 2/2023).
- **Obligations in employment and social protection law** (Art. 9(2)(b) GDPR): the health data needed to handle sick leave.
- **Your consent** (Art. 6(1)(a) GDPR): your photo, notifications on your devices and your location when clocking. You may withdraw it at any time.
- **Legitimate interest** (Art. 6(1)(f) GDPR): the security of the portal.

## How long we keep it

- **Employment data:** for as long as you work for the company and 5 more years.
- **Time records:** at least 4 years from each day.
- **Reports that do not lead to an investigation:** 3 months.
- **Video surveillance images,** if the company records them: 1 month.
- **What you provide voluntarily,** such as your photo: until you remove it or leave the company.

After that the data is deleted, unless it must be kept blocked to deal with claims.

## Who can see it

Within the company, people see only what they need: you see everything of yours; your supervisors, what they need to organise the work and decide on your requests; HR administration, what its job requires.

Outside the company, data is passed on where applicable to the tax authority, social security, the labour inspectorate, the courts, the banks that pay your salary, the mutual insurance company and the workers’ representatives, in the cases and to the extent the law provides for.

If you turn on notifications on a device, they are delivered by the notification service of your browser or phone (such as Apple, Google or Mozilla), which may be outside the European Union. They carry only a title, with no names or figures.

## Whistleblowing channel

Reports made through the internal channel are handled under Spanish Law 2/2023: they may be anonymous, the identity of the person reporting is confidential, and only those authorised to handle them have access. Nobody may suffer retaliation for reporting in good faith.

## Your rights

You may ask the company for **access** to your data, its **rectification** or **erasure**, the **restriction** of its processing and its **portability**, and you may **object** to the processing. The company must reply within one month.

Under “Privacy” in your [profile](/personalArea?vista=privacidad) you can see what data there is and who has looked at it, and download a copy.

## Complaining to the supervisory authority

If you believe your rights have not been respected, you may lodge a complaint with the **Spanish Data Protection Agency** (AEPD), C/ Jorge Juan, 6, 28001 Madrid, [www.aepd.es](https://www.aepd.es).

## Cookies and storage in your browser

The portal keeps in your browser only what it needs to work: your session, the language, the theme and a few preferences. There are no advertising or tracking cookies.`,
  },
};
