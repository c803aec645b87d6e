import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Nested = { [key: string]: string | Nested };

function textAt(texts: Nested, key: string): string | undefined {
  const value = key
    .split('.')
    .reduce<string | Nested | undefined>((node, part) => (typeof node === 'object' ? node[part] : undefined), texts);
  return typeof value === 'string' ? value : undefined;
}

/** The texts of a key in all namespaces that have it: several remotes may show a message, in the same words. */
const textsOf = (locale: string, key: string): ReadonlySet<string> =>
  new Set(
    readdirSync(join(__dirname, locale)).flatMap(
      (file) => textAt(JSON.parse(readFileSync(join(__dirname, locale, file), 'utf8')) as Nested, key) ?? [],
    ),
  );

// The keys that the requirements name, with the texts that they print or else the reviewed ones. The last column is en-GB where it differs from en-US.
it.each<[id: string, key: string, enUS: string, ptBR: string, esES: string, enGB?: string]>([
  [
    'ERR-06 GUARD-08',
    'onlyKeyUserAllowed',
    'Only key users are allowed to use this platform!',
    'Somente usuários-chave podem usar esta plataforma!',
    '¡Solo los usuarios clave pueden usar esta plataforma!',
  ],
  [
    'ERR-06',
    'lacksEmailVerification',
    'Your email has not been verified. Open the link in the message we sent you, then come back here.',
    'Seu e-mail não foi verificado. Abra o link na mensagem que enviamos e volte aqui.',
    'Tu correo no se ha verificado. Abre el enlace del mensaje que te enviamos y vuelve aquí.',
  ],
  ['ERR-06', 'noData', 'No data', 'Sem dados', 'Sin datos'],
  [
    'ERR-05',
    'networkIsBlockingDomains',
    'Your network is blocking the server’s domains. Please contact support.',
    'Sua rede está bloqueando os domínios do servidor. Fale com o suporte.',
    'Tu red está bloqueando los dominios del servidor. Contacta con soporte.',
  ],
  ['ERR-07', 'err.missingData', 'Missing data!', 'Faltam dados!', '¡Faltan datos!'],
  ['ERR-07', 'export.unknownType', 'Unknown output type!', 'Tipo de saída desconhecido!', '¡Tipo de salida desconocido!'],
  ['ERR-07', 'table.noData', 'Error: No data available!', 'Erro: não há dados disponíveis!', 'Error: ¡no hay datos disponibles!'],
  [
    'ERR-13',
    'err.changedMeanwhile',
    'This has been changed or removed meanwhile, so nothing was done. The page shows how it is now; what you have typed stays.',
    'Isto foi alterado ou removido nesse meio-tempo, por isso nada foi feito. A página mostra como está agora; o que você digitou continua aqui.',
    'Esto se ha cambiado o eliminado mientras tanto, así que no se ha hecho nada. La página muestra cómo está ahora; lo que has escrito sigue aquí.',
  ],
  [
    'API-27',
    'err.accessChanged',
    'Not authorized! Your access may have changed: log out and in again, or ask whoever manages the users of your company.',
    'Não autorizado! Seu acesso pode ter mudado: saia e entre de novo, ou fale com quem gerencia os usuários da sua empresa.',
    '¡No autorizado! Puede que tu acceso haya cambiado: cierra la sesión y vuelve a entrar, o habla con quien gestiona los usuarios de tu empresa.',
    'Not authorised! Your access may have changed: log out and in again, or ask whoever manages the users of your company.',
  ],
  [
    'ERR-38',
    'createInventoryTask.invalidFile',
    'File not valid XLS, XLSX or CSV',
    'O arquivo não é um XLS, XLSX ou CSV válido',
    'El archivo no es un XLS, XLSX o CSV válido',
  ],
  [
    'ERR-38',
    'createInventoryTask.failedParsingSheet',
    'Failed to parse the sheet %s: it is damaged, or has no rows below its header.',
    'Falha ao processar a aba %s: está danificada ou não tem linhas abaixo do cabeçalho.',
    'Error al procesar la hoja %s: está dañada o no tiene filas debajo del encabezado.',
  ],
  [
    'TASK-30',
    'createInventoryTask.severalSheets',
    'The file has several sheets (%s), and each sheet is a task: send one sheet for each task.',
    'O arquivo tem várias abas (%s), e cada aba é uma tarefa: envie uma aba por tarefa.',
    'El archivo tiene varias hojas (%s), y cada hoja es una tarea: envía una hoja por tarea.',
  ],
  [
    'ERR-38',
    'createInventoryTask.failedParsingData',
    'The spreadsheet cannot become a task as it is. Correct it and choose it again.',
    'A planilha não pode virar tarefa como está. Corrija-a e escolha-a de novo.',
    'La hoja de cálculo no puede convertirse en tarea tal como está. Corrígela y vuelve a elegirla.',
  ],
  ['ERR-38', 'err.missingColumns', 'Missing columns: %s', 'Faltam as colunas: %s', 'Faltan las columnas: %s'],
  ['ERR-38', 'err.noValidAddresses', 'No valid addresses!', 'Nenhum endereço válido!', '¡No hay ubicaciones válidas!'],
  [
    'ERR-38',
    'err.taskExists',
    'The task name already exists! (%s)',
    'O nome da tarefa já existe! (%s)',
    '¡El nombre de la tarea ya existe! (%s)',
  ],
  [
    'I18N-06',
    'manDom.errMultipleParents',
    'Several moderators are responsible for the domain %s. Please contact support: there must be exactly one.',
    'Vários moderadores são responsáveis pelo domínio %s. Fale com o suporte: deve haver exatamente um.',
    'Varios moderadores son responsables del dominio %s. Contacta con soporte: debe haber exactamente uno.',
  ],
  [
    'I18N-06',
    'manDom.errMissingParent',
    'No moderator is responsible for the domain %s. Please contact support: there must be exactly one.',
    'Nenhum moderador é responsável pelo domínio %s. Fale com o suporte: deve haver exatamente um.',
    'Ningún moderador es responsable del dominio %s. Contacta con soporte: debe haber exactamente uno.',
  ],
  [
    'I18N-06',
    'dSett.NegEqPosError',
    'The positive and the negative result must differ.',
    'O resultado positivo e o negativo devem ser diferentes.',
    'El resultado positivo y el negativo deben ser distintos.',
  ],
  ['I18N-06', 'dSett.reqField', '{{field}} must not be empty.', '{{field}} não pode ficar vazio.', '{{field}} no puede estar vacío.'],
  [
    'I18N-06',
    'sett.badRouting',
    'This page is opened from the settings of a domain. Go there and choose what to add or edit.',
    'Esta página é aberta a partir das configurações de um domínio. Vá até lá e escolha o que adicionar ou editar.',
    'Esta página se abre desde la configuración de un dominio. Ve allí y elige qué añadir o editar.',
  ],
  ['I18N-06', 'manApiKeys.keyCopied', 'Key copied!', 'Chave copiada!', '¡Clave copiada!'],
  [
    'I18N-06',
    'inventoryTasks.notCompleted',
    'This task has not been finished!',
    'Esta tarefa não foi terminada!',
    '¡Esta tarea no se ha terminado!',
  ],
  ['I18N-06', 'img.unavailable', 'Picture unavailable', 'Imagem indisponível', 'Imagen no disponible'],
  [
    'I18N-06',
    'manUsr.remMod',
    'Moderators cannot be removed here. Please contact support.',
    'Moderadores não podem ser removidos por aqui. Fale com o suporte.',
    'Los moderadores no se pueden eliminar desde aquí. Contacta con soporte.',
  ],
  ['I18N-07', 'ebp.mandatoryField', 'Enter the name of the field.', 'Informe o nome do campo.', 'Escribe el nombre del campo.'],
  [
    'I18N-07',
    'ebp.charNotAllowed',
    'The character {{char}} is not allowed here.',
    'O caractere {{char}} não é permitido aqui.',
    'El carácter {{char}} no se permite aquí.',
  ],
  [
    'I18N-07',
    'ebp.invalidPos',
    'The position must be a whole number from 0 to {{max}}.',
    'A posição deve ser um número inteiro de 0 a {{max}}.',
    'La posición debe ser un número entero del 0 al {{max}}.',
  ],
  [
    'I18N-07',
    'ebp.invalidRange',
    'Enter -1 for any length, a whole number, or two numbers with a comma between them.',
    'Informe -1 para qualquer comprimento, um número inteiro ou dois números separados por vírgula.',
    'Escribe -1 para cualquier longitud, un número entero o dos números separados por una coma.',
  ],
  [
    'I18N-07',
    'ebp.rangeBet',
    'The first number must be smaller than the second.',
    'O primeiro número deve ser menor que o segundo.',
    'El primer número debe ser menor que el segundo.',
  ],
  [
    'I18N-07',
    'ebp.fieldExistsError',
    'The pattern already has a field named {{name}}.',
    'O padrão já tem um campo chamado {{name}}.',
    'El patrón ya tiene un campo llamado {{name}}.',
  ],
  [
    'I18N-07',
    'ebp.failMatch',
    'The test text does not match the pattern.',
    'O texto de teste não corresponde ao padrão.',
    'El texto de prueba no coincide con el patrón.',
  ],
  [
    'I18N-07',
    'labelDesign.errMissingBarcodes',
    'Draw at least one barcode on the label.',
    'Desenhe pelo menos um código de barras na etiqueta.',
    'Dibuja al menos un código de barras en la etiqueta.',
  ],
  [
    'I18N-07',
    'labelDesign.barcodesMustHavePattern',
    'Each barcode needs a pattern. Still without one: {{barcodes}}',
    'Cada código de barras precisa de um padrão. Ainda sem padrão: {{barcodes}}',
    'Cada código de barras necesita un patrón. Aún sin patrón: {{barcodes}}',
  ],
  [
    'I18N-08',
    'emailHandler.invalidData',
    'The link is incomplete or not valid. Open it again from the message, or copy all of it.',
    'O link está incompleto ou não é válido. Abra-o de novo pela mensagem ou copie-o por inteiro.',
    'El enlace está incompleto o no es válido. Vuelve a abrirlo desde el mensaje o cópialo entero.',
  ],
  ['I18N-08', 'emailHandler.emailVerified', 'Email verified!', 'E-mail verificado!', '¡Correo verificado!'],
  [
    'I18N-08',
    'err.pilotPassword',
    'The password of a pilot or checker must have exactly 6 digits (0-9)!',
    'A senha de um piloto ou conferente deve ter exatamente 6 dígitos (0-9)!',
    '¡La contraseña de un piloto o verificador debe tener exactamente 6 dígitos (0-9)!',
  ],
  [
    'I18N-08',
    'err.invalidEmailCharacter',
    'Invalid email character! (%s)',
    'Caractere de e-mail inválido! (%s)',
    '¡Carácter de correo electrónico no válido! (%s)',
  ],
  ['I18N-08', 'err.pwNoMatch', 'Passwords must match!', 'As senhas devem ser iguais!', '¡Las contraseñas deben coincidir!'],
  ['I18N-08', 'chgPw.noMatch', 'Passwords must match!', 'As senhas devem ser iguais!', '¡Las contraseñas deben coincidir!'],
  [
    'I18N-08',
    'addUsr.emailNoMatch',
    'The email and its confirmation must match!',
    'O e-mail e a confirmação devem ser iguais!',
    '¡El correo electrónico y su confirmación deben coincidir!',
  ],
  [
    'I18N-08',
    'createInventoryTask.missingValidFile',
    'Choose a valid spreadsheet first.',
    'Escolha antes uma planilha válida.',
    'Elige antes una hoja de cálculo válida.',
  ],
  [
    'I18N-08',
    'createInventoryTask.failedParsingData',
    'The spreadsheet cannot become a task as it is. Correct it and choose it again.',
    'A planilha não pode virar tarefa como está. Corrija-a e escolha-a de novo.',
    'La hoja de cálculo no puede convertirse en tarea tal como está. Corrígela y vuelve a elegirla.',
  ],
  ['I18N-09', 'manApiKeys.status.ACTIVE', 'Active', 'Ativa', 'Activa'],
  ['I18N-09', 'manApiKeys.status.INVALID', 'Invalid', 'Inválida', 'No válida'],
])('%s the message %s has its text in each of the four languages', (_id, key, enUS, ptBR, esES, enGB = enUS) => {
  for (const [locale, text] of Object.entries({ 'en-US': enUS, 'en-GB': enGB, 'pt-BR': ptBR, 'es-ES': esES })) {
    expect([locale, [...textsOf(locale, key)]]).toEqual([locale, [text]]);
  }
});
