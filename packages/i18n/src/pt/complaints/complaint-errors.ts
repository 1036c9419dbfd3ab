import type { Dictionary } from "../../dictionary.ts";
import type { complaintErrors as es } from "../../es/complaints/complaint-errors.ts";

export const complaintErrors: Dictionary<typeof es> = {
  not_found: "Não se encontra a denúncia.",
  mailbox_closed: "O canal de denúncias desta empresa ainda não está aberto.",
  mailbox_open: "O canal já está aberto.",
  locked: "O canal está bloqueado. Desbloqueie-o com a sua frase-passe.",
  wrong_passphrase: "A frase-passe não está correta.",
  passphrase_short: "A frase-passe deve ter pelo menos 16 caracteres variados.",
  key_exists: "Já tem uma chave do canal.",
  no_key: "Ainda não tem uma chave do canal.",
  key_pending: "A sua chave aguarda que outro gestor a admita.",
  recovery_wrong: "Esta não é a chave de recuperação deste canal.",
  other_handlers: "Há outro gestor com acesso. Peça-lhe que admita a sua chave.",
  handler_not_found: "Não se encontra esse gestor.",
  nobody_left: "Não restaria ninguém para ler a denúncia. Pode recorrer a uma autoridade externa.",
  state: "O estado da denúncia não permite este passo.",
  not_pending: "A denúncia já foi tratada: não pode ser alterada nem eliminada.",
  email_required: "Indique um e-mail pessoal ou prescinda dos avisos.",
  anonymous_here: "Uma denúncia anónima apresenta-se sem iniciar sessão.",
  too_many_files: "A denúncia já tem o máximo de 20 documentos.",
  no_minutes: "Não há nenhuma ata a que responder.",
  meeting_date: "A reunião tem de ser posterior à denúncia e não pode estar no futuro.",
};
