import { act, screen } from '@testing-library/react';
import { callApi } from 'shared-kit/host/api';
import { setLocale } from 'shared-kit/i18n';
import type { Locale } from 'shared-kit/model';
import { apiDouble } from 'shared-kit/testing';
import { renderFeedback } from '../testing/render-feedback';

/** Codes of successes, which the API answers with HTTP 200. */
const SUCCESSES: readonly (number | string)[] = [
  301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 406, 407, 408, 410, 414, 418, 501, 502, 503, 507,
];

/** The message that the console shows for an answer with only this code and a value. */
function answered(code: number | string, value: string) {
  const message = typeof code === 'number' ? { code, args: [value] } : { code: 420, key: code };
  apiDouble().on('POST /api/calls', { status: SUCCESSES.includes(code) ? 200 : 400, message });
  return callApi({ method: 'POST', path: 'calls' });
}

// The texts of D-03 and the reviewed translations, not read from the catalogues. The last column is en-GB where it differs from en-US.
// A key stands for the second text of `invalidEmail` (D-01).
it.each<[id: string, code: number | string, enUS: string, ptBR: string, esES: string, enGB?: string]>([
  ['ERR-08', 0, 'Invalid request!', 'Requisição inválida!', '¡Solicitud no válida!'],
  ['ERR-09', 1, 'Server error!', 'Erro no servidor!', '¡Error del servidor!'],
  ['ERR-10', 2, 'Authentication error!', 'Erro de autenticação!', '¡Error de autenticación!'],
  ['ERR-11', 3, 'Not authorized!', 'Não autorizado!', '¡No autorizado!', 'Not authorised!'],
  ['ERR-12', 4, 'Not implemented!', 'Não implementado!', '¡No implementado!'],
  [
    'ERR-13',
    5,
    'Server data may have changed. Refresh the page and try again!',
    'Os dados no servidor podem ter mudado. Atualize a página e tente de novo!',
    'Es posible que los datos del servidor hayan cambiado. ¡Actualiza la página e inténtalo de nuevo!',
  ],
  [
    'ERR-14',
    6,
    'Service unavailable or timed out!',
    'Serviço indisponível ou tempo esgotado!',
    '¡Servicio no disponible o tiempo de espera agotado!',
  ],
  [
    'ERR-15',
    7,
    'Only JPEG and PNG images are allowed!',
    'Somente imagens JPEG e PNG são permitidas!',
    '¡Solo se permiten imágenes JPEG y PNG!',
  ],
  ['ERR-16', 100, 'Unknown action!', 'Ação desconhecida!', '¡Acción desconocida!'],
  [
    'ERR-16',
    101,
    'Unlicensed or expired license!',
    'Sem licença ou licença expirada!',
    '¡Sin licencia o licencia caducada!',
    'Unlicensed or expired licence!',
  ],
  [
    'ERR-16',
    102,
    'Failed to read the license settings!',
    'Falha ao ler as configurações da licença!',
    '¡Error al leer la configuración de la licencia!',
    'Failed to read the licence settings!',
  ],
  ['ERR-16', 103, 'Failed to read the profiles!', 'Falha ao ler os perfis!', '¡Error al leer los perfiles!'],
  ['ERR-16', 104, 'Failed to read the versions!', 'Falha ao ler as versões!', '¡Error al leer las versiones!'],
  ['ERR-16', 105, 'Database inconsistency! (%s)', 'Inconsistência no banco de dados! (%s)', '¡Inconsistencia en la base de datos! (%s)'],
  ['ERR-16', 106, 'Database inconsistency! (%s)', 'Inconsistência no banco de dados! (%s)', '¡Inconsistencia en la base de datos! (%s)'],
  ['ERR-16', 107, 'Connection failure!', 'Falha de conexão!', '¡Fallo de conexión!'],
  ['ERR-17', 200, 'Invalid data!', 'Dados inválidos!', '¡Datos no válidos!'],
  ['ERR-17', 201, 'Missing data!', 'Faltam dados!', '¡Faltan datos!'],
  ['ERR-17', 202, 'Missing fields: %s', 'Faltam os campos: %s', 'Faltan los campos: %s'],
  ['ERR-17', 203, 'At least one permission is required!', 'É necessária pelo menos uma permissão!', '¡Se requiere al menos un permiso!'],
  ['ERR-17', 204, 'Unexpected fields: %s', 'Campos inesperados: %s', 'Campos inesperados: %s'],
  ['ERR-17', 205, 'The field %s is required!', 'O campo %s é obrigatório!', '¡El campo %s es obligatorio!'],
  [
    'ERR-17',
    206,
    'The password must have at least 6 characters!',
    'A senha deve ter pelo menos 6 caracteres!',
    '¡La contraseña debe tener al menos 6 caracteres!',
  ],
  ['ERR-17', 207, 'Invalid data!', 'Dados inválidos!', '¡Datos no válidos!'],
  ['ERR-17', 208, 'Invalid data!', 'Dados inválidos!', '¡Datos no válidos!'],
  ['ERR-17', 209, 'Invalid data!', 'Dados inválidos!', '¡Datos no válidos!'],
  ['ERR-17', 210, 'Invalid data!', 'Dados inválidos!', '¡Datos no válidos!'],
  ['ERR-17', 211, 'Invalid data!', 'Dados inválidos!', '¡Datos no válidos!'],
  ['ERR-17', 212, 'Invalid data!', 'Dados inválidos!', '¡Datos no válidos!'],
  [
    'ERR-17',
    213,
    'None of the following characters is allowed: / . [ ] * # (%s)',
    'Nenhum dos seguintes caracteres é permitido: / . [ ] * # (%s)',
    'No se permite ninguno de los siguientes caracteres: / . [ ] * # (%s)',
  ],
  ['ERR-17', 214, 'Wrong type! (%s)', 'Tipo incorreto! (%s)', '¡Tipo incorrecto! (%s)'],
  ['ERR-17', 215, 'Value not allowed! (%s)', 'Valor não permitido! (%s)', '¡Valor no permitido! (%s)'],
  ['ERR-17', 216, 'Duplicate field name! (%s)', 'Nome de campo repetido! (%s)', '¡Nombre de campo repetido! (%s)'],
  ['ERR-18', 300, 'The domain already exists!', 'O domínio já existe!', '¡El dominio ya existe!'],
  ['ERR-18', 301, 'Domain added!', 'Domínio adicionado!', '¡Dominio añadido!'],
  ['ERR-18', 302, 'Domain updated!', 'Domínio atualizado!', '¡Dominio actualizado!'],
  ['ERR-18', 303, 'Domain removed!', 'Domínio removido!', '¡Dominio eliminado!'],
  ['ERR-19', 304, 'Label design added!', 'Modelo de etiqueta adicionado!', '¡Diseño de etiqueta añadido!'],
  ['ERR-19', 305, 'Label design updated!', 'Modelo de etiqueta atualizado!', '¡Diseño de etiqueta actualizado!'],
  ['ERR-19', 306, 'Label design removed!', 'Modelo de etiqueta removido!', '¡Diseño de etiqueta eliminado!'],
  ['ERR-20', 307, 'Manual input field added!', 'Campo de entrada manual adicionado!', '¡Campo de entrada manual añadido!'],
  ['ERR-20', 308, 'Manual input field updated!', 'Campo de entrada manual atualizado!', '¡Campo de entrada manual actualizado!'],
  ['ERR-20', 309, 'Manual input field removed!', 'Campo de entrada manual removido!', '¡Campo de entrada manual eliminado!'],
  ['ERR-21', 310, 'License added!', 'Licença adicionada!', '¡Licencia añadida!', 'Licence added!'],
  ['ERR-21', 311, 'License removed!', 'Licença removida!', '¡Licencia eliminada!', 'Licence removed!'],
  ['ERR-21', 312, 'License not found!', 'Licença não encontrada!', '¡Licencia no encontrada!', 'Licence not found!'],
  [
    'ERR-21',
    313,
    'License already authorized!',
    'A licença já está autorizada!',
    '¡La licencia ya está autorizada!',
    'Licence already authorised!',
  ],
  [
    'ERR-21',
    314,
    'License no longer authorized!',
    'A licença não está mais autorizada!',
    '¡La licencia ya no está autorizada!',
    'Licence no longer authorised!',
  ],
  [
    'ERR-21',
    315,
    'License not found or unauthorized!',
    'Licença não encontrada ou não autorizada!',
    '¡Licencia no encontrada o no autorizada!',
    'Licence not found or unauthorised!',
  ],
  [
    'ERR-22',
    316,
    'The domain does not exist or you have no access to it!',
    'O domínio não existe ou você não tem acesso a ele!',
    '¡El dominio no existe o no tienes acceso a él!',
  ],
  ['ERR-22', 317, 'Failed to upload the image!', 'Falha ao enviar a imagem!', '¡Error al subir la imagen!'],
  ['ERR-23', 400, 'Missing credentials!', 'Faltam as credenciais!', '¡Faltan las credenciales!'],
  ['ERR-23', 401, 'Wrong credentials!', 'Credenciais incorretas!', '¡Credenciales incorrectas!'],
  ['ERR-23', 402, 'Profile not found!', 'Perfil não encontrado!', '¡Perfil no encontrado!'],
  ['ERR-23', 403, 'License not authorized!', 'Licença não autorizada!', '¡Licencia no autorizada!', 'Licence not authorised!'],
  ['ERR-23', 404, 'Domain not authorized!', 'Domínio não autorizado!', '¡Dominio no autorizado!', 'Domain not authorised!'],
  [
    'ERR-23',
    405,
    'You cannot delete your own account!',
    'Você não pode remover a sua própria conta!',
    '¡No puedes eliminar tu propia cuenta!',
  ],
  ['ERR-24', 406, 'User added!', 'Usuário adicionado!', '¡Usuario añadido!'],
  ['ERR-24', 407, 'User updated!', 'Usuário atualizado!', '¡Usuario actualizado!'],
  ['ERR-24', 408, 'User removed!', 'Usuário removido!', '¡Usuario eliminado!'],
  ['ERR-24', 409, 'Wrong password!', 'Senha incorreta!', '¡Contraseña incorrecta!'],
  ['ERR-24', 410, 'Password updated!', 'Senha atualizada!', '¡Contraseña actualizada!'],
  ['ERR-25', 411, 'Email already in use!', 'O e-mail já está em uso!', '¡El correo electrónico ya está en uso!'],
  ['ERR-25', 412, 'User not found!', 'Usuário não encontrado!', '¡Usuario no encontrado!'],
  [
    'ERR-25',
    413,
    'Failed to set the user permissions!',
    'Falha ao definir as permissões do usuário!',
    '¡Error al establecer los permisos del usuario!',
  ],
  ['ERR-25', 414, 'Image sent!', 'Imagem enviada!', '¡Imagen enviada!'],
  ['ERR-25', 415, 'Server error!', 'Erro no servidor!', '¡Error del servidor!'],
  ['ERR-25', 416, 'Server error!', 'Erro no servidor!', '¡Error del servidor!'],
  [
    'ERR-26',
    417,
    'The password of a pilot or checker must have exactly 6 digits (0-9)!',
    'A senha de um piloto ou conferente deve ter exatamente 6 dígitos (0-9)!',
    '¡La contraseña de un piloto o verificador debe tener exactamente 6 dígitos (0-9)!',
  ],
  ['ERR-26', 418, 'Email verification sent to %s', 'E-mail de verificação enviado para %s', 'Correo de verificación enviado a %s'],
  ['ERR-26', 419, 'Invalid email character! (%s)', 'Caractere de e-mail inválido! (%s)', '¡Carácter de correo electrónico no válido! (%s)'],
  ['ERR-27', 420, 'Invalid email!', 'E-mail inválido!', '¡Correo electrónico no válido!'],
  [
    'ERR-27',
    'err.moderatorNeedsEmail',
    'A moderator needs an institutional email!',
    'Um moderador precisa de um e-mail institucional!',
    '¡Un moderador necesita un correo electrónico institucional!',
  ],
  ['ERR-28', 500, 'Failed to create the API key!', 'Falha ao criar a chave de API!', '¡Error al crear la clave de API!'],
  ['ERR-28', 501, 'API key created!', 'Chave de API criada!', '¡Clave de API creada!'],
  ['ERR-28', 502, 'API key renewed!', 'Chave de API renovada!', '¡Clave de API renovada!'],
  ['ERR-28', 503, 'API key removed!', 'Chave de API removida!', '¡Clave de API eliminada!'],
  ['ERR-28', 504, 'Failed to modify the API key!', 'Falha ao alterar a chave de API!', '¡Error al modificar la clave de API!'],
  ['ERR-28', 505, 'The description is required!', 'A descrição é obrigatória!', '¡La descripción es obligatoria!'],
  ['ERR-28', 506, 'The API key does not exist!', 'A chave de API não existe!', '¡La clave de API no existe!'],
  [
    'ERR-28',
    507,
    'Authorized domains updated!',
    'Domínios autorizados atualizados!',
    '¡Dominios autorizados actualizados!',
    'Authorised domains updated!',
  ],
  ['ERR-28', 508, 'Failed to modify the API key!', 'Falha ao alterar a chave de API!', '¡Error al modificar la clave de API!'],
  ['ERR-29', 900, 'Missing parameters! (%s)', 'Faltam parâmetros! (%s)', '¡Faltan parámetros! (%s)'],
  [
    'ERR-29',
    901,
    'Failed to read the domain settings!',
    'Falha ao ler as configurações do domínio!',
    '¡Error al leer la configuración del dominio!',
  ],
  ['ERR-30', 920, 'Session not found!', 'Sessão não encontrada!', '¡Sesión no encontrada!'],
  ['ERR-30', 921, 'The domain has no sessions!', 'O domínio não tem sessões!', '¡El dominio no tiene sesiones!'],
  ['ERR-31', 922, 'The domain has no tasks!', 'O domínio não tem tarefas!', '¡El dominio no tiene tareas!'],
  ['ERR-31', 923, 'Task not found!', 'Tarefa não encontrada!', '¡Tarea no encontrada!'],
  [
    'ERR-32',
    924,
    'Flattened push results need data merging to be enabled!',
    'Para enviar resultados em formato plano, a união de dados precisa estar ativada!',
    '¡El envío de resultados en formato plano requiere que la combinación de datos esté activada!',
  ],
  [
    'ERR-32',
    925,
    'No data transformer configured!',
    'Nenhum transformador de dados configurado!',
    '¡No hay ningún transformador de datos configurado!',
  ],
  ['ERR-33', 940, 'Failed to process the task!', 'Falha ao processar a tarefa!', '¡Error al procesar la tarea!'],
  ['ERR-33', 941, 'No valid addresses!', 'Nenhum endereço válido!', '¡No hay ubicaciones válidas!'],
  ['ERR-33', 942, 'The task name already exists! (%s)', 'O nome da tarefa já existe! (%s)', '¡El nombre de la tarea ya existe! (%s)'],
  ['ERR-33', 943, 'Missing columns: %s', 'Faltam as colunas: %s', 'Faltan las columnas: %s'],
  [
    'ERR-34',
    944,
    'Invalid task state! Valid states: PENDING, STARTED, COMPLETED',
    'Situação de tarefa inválida! Situações válidas: PENDING, STARTED, COMPLETED',
    '¡Estado de tarea no válido! Estados válidos: PENDING, STARTED, COMPLETED',
  ],
  ['ERR-34', 945, 'Invalid data format!', 'Formato de dados inválido!', '¡Formato de datos no válido!'],
  ['ERR-34', 946, 'Repeated addresses: %s', 'Endereços repetidos: %s', 'Ubicaciones repetidas: %s'],
  ['ERR-35', 947, 'Addresses in more than one street: %s', 'Endereços em mais de uma rua: %s', 'Ubicaciones en más de un pasillo: %s'],
  ['ERR-35', 948, 'Missing address column: %s', 'Falta a coluna de endereço: %s', 'Falta la columna de ubicación: %s'],
  [
    'ERR-36',
    960,
    'Daily API call limit exceeded!',
    'Limite diário de chamadas da API excedido!',
    '¡Se ha superado el límite diario de llamadas a la API!',
  ],
  [
    'ERR-36',
    961,
    'Call rate per minute exceeded!',
    'Limite de chamadas por minuto excedido!',
    '¡Se ha superado el límite de llamadas por minuto!',
  ],
  ['ERR-37', 980, 'Mutually exclusive arguments: %s', 'Argumentos mutuamente exclusivos: %s', 'Argumentos mutuamente excluyentes: %s'],
])(
  '%s code %s of the API is shown in the words of each language, a success as a status and a problem as an alert',
  async (_id, code, enUS, ptBR, esES, enGB = enUS) => {
    const { store } = await renderFeedback();
    const result = await answered(code, 'North');
    const texts = { 'en-US': enUS, 'en-GB': enGB, 'pt-BR': ptBR, 'es-ES': esES };
    for (const [locale, text] of Object.entries(texts) as [Locale, string][]) {
      await act(() => setLocale(locale));
      act(() => void store.feedback.report(result));
      const shown = screen.getByRole(SUCCESSES.includes(code) ? 'status' : 'alert').textContent;
      expect([locale, shown]).toEqual([locale, text.replace('%s', 'North')]);
    }
  },
);
