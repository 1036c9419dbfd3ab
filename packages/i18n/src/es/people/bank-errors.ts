/** Errors of bank accounts and of the split of the pay. */
export const bankErrors = {
  not_found: "No se encuentra la cuenta bancaria.",
  locked:
    "Tu empresa no permite cambiar las cuentas bancarias desde el portal. Habla con Recursos Humanos.",
  changed:
    "Las cuentas han cambiado desde que abriste esta página. Revisa cómo están ahora y vuelve a guardar.",
  has_share:
    "Esta cuenta recibe parte de tu nómina. Repártela primero entre las demás cuentas y después podrás eliminarla.",
  last: "No puedes eliminar tu única cuenta. Si ha cambiado, modifica su IBAN.",
  too_many: "Puedes tener como máximo {{numero}} cuentas.",
  nothing_pending:
    "Ese cambio ya no está pendiente: se ha aplicado, se ha retirado o lo ha sustituido otro.",
  iban_required: "Escribe el IBAN.",
  iban_country: "El IBAN empieza por dos letras de un país que lo utilice, como ES.",
  iban_length:
    "El IBAN no tiene la longitud que le corresponde ({{pais}}: {{numero}} caracteres; has escrito {{escritos}}).",
  iban_letters: "El IBAN tiene alguna letra o algún signo donde no corresponde.",
  iban_check:
    "Los dos dígitos de control que siguen al país no corresponden a este IBAN. Comprueba que lo has copiado bien.",
  iban_account_check:
    "Los dígitos de control de la cuenta no corresponden a la entidad, la oficina y el número. Comprueba que los has copiado bien.",
  iban_repeated: "Ya tienes una cuenta con este IBAN.",
  alias: "El nombre de la cuenta puede tener como máximo 60 caracteres.",
  amount:
    "El importe es una cantidad de 0 a 999.999,99 € con dos decimales como máximo, o «Restante».",
  percentage: "El porcentaje va de 0 a 100 con dos decimales como máximo.",
  amount_and_percentage: "Una cuenta con importe fijo no puede tener además un porcentaje.",
  sum: "Los porcentajes de las cuentas que reciben nómina tienen que sumar 100 %.",
  one_remainder: "Una cuenta, y solo una, tiene que recibir el importe restante.",
  remainder_unassigned: "La cuenta que recibe el importe restante tiene que recibir nómina.",
  unassigned_share: "Una cuenta que no recibe nómina no puede tener importe ni porcentaje.",
  no_payroll: "Al menos una cuenta tiene que recibir la nómina.",
  other_accounts: "El reparto tiene que incluir todas tus cuentas, cada una una sola vez.",
} as const;
