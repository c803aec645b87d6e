import { act, render, screen } from '@testing-library/react';
import { formatMessage, lacksIn, LOCALES, MESSAGE_TEXTS, policyProblem, problem, readMessage } from 'shared-kit/model';
import { loadNamespace } from 'shared-kit/testing';
import { COMMON_TEXTS } from 'locales/common-texts';
import codes from 'locales/en-US/codes.json';
import spreadsheets from 'locales/en-US/spreadsheets.json';
import { setLocale, startI18n } from './engine';
import { messageText, useMessageText } from './message-text';

describe('a message', () => {
  it('ERR-03 has the text of its code with its arguments, in the user’s language', async () => {
    await startI18n({ loadNamespace, locale: 'pt-BR' });
    expect(messageText({ code: 942, text: 'The task name already exists! (%s)', args: ['Contagem'] })).toBe(
      'O nome da tarefa já existe! (Contagem)',
    );
  });

  it('ERR-03 has its own text when the code is unknown', async () => {
    await startI18n({ loadNamespace, locale: 'pt-BR' });
    expect(messageText({ code: 7777, text: 'Only %s of %s left', args: [1, 2] })).toBe('Only 1 of 2 left');
    expect(messageText({ code: 7777, text: '' })).toBe('Erro no servidor!');
  });

  it('ERR-03 has the text of its key rather than of its code, so that 420 can have two texts', async () => {
    await startI18n({ loadNamespace, locale: 'en-US' });
    expect(messageText(problem(420))).toBe('Invalid email!');
    expect(messageText(problem(420, { key: 'err.moderatorNeedsEmail' }))).toBe('A moderator needs an institutional email!');
    expect(messageText({ code: 420, key: 'unknown.key', text: 'x' })).toBe('Invalid email!');
  });

  it.each([
    ['en-US', 'This platform asks more of a password: it must have at least 8 characters, a lower-case letter, and a digit.'],
    ['pt-BR', 'Esta plataforma exige mais de uma senha: ela deve ter pelo menos 8 caracteres, uma letra minúscula e um algarismo.'],
    ['es-ES', 'Esta plataforma exige más de una contraseña: debe tener al menos 8 caracteres, una letra minúscula y una cifra.'],
  ] as const)('ADD-33 (D-123) has its list in the words of %s', async (locale, expected) => {
    await startI18n({ loadNamespace, locale });
    const lacks = lacksIn('Missing password requirements: [at least 8 characters, lower case, numeric]')!;
    const sent = { body: JSON.parse(JSON.stringify({ message: policyProblem(lacks, 'ABCDEF', {}) })) as unknown };
    expect(messageText(readMessage(sent))).toBe(expected);
  });

  it('ADD-33 (D-123) has its list in English if a program shows it', () => {
    const { text, args } = policyProblem(lacksIn('Missing password requirements: [upper case]')!, '000000', {});
    expect(formatMessage(text, args)).toContain('it asks for an upper-case letter.');
  });

  it.each([[null], [{}], ['a'], [[null, 7, 'x', { text: '' }, { text: 'kept', list: [{ text: 'inside' }] }]]])(
    'ERR-03 takes the list %j from a server without failing',
    async (list) => {
      await startI18n({ loadNamespace, locale: 'en-US' });
      expect(messageText(readMessage({ body: { message: { text: 'Missing %s', args: ['all'], list } } }))).toMatch(/^Missing (all|x)$/);
    },
  );

  it('ERR-03 contains arguments unchanged', async () => {
    await startI18n({ loadNamespace, locale: 'en-US' });
    const args = ['{{evil}} $t(err.serverError) %s'];
    expect(messageText(problem(946, { args }))).toBe(`Repeated addresses: ${args[0]}`);
  });

  it.each(['err', 'table.range', 'table', 'constructor', '__proto__', 'common:table'])(
    'ERR-03 has its own text when its key %s is not that of a message',
    async (key) => {
      await startI18n({ loadNamespace, locale: 'pt-BR' });
      expect(messageText({ key, text: 'Only %s left', args: [1] })).toBe('Only 1 left');
      expect(messageText({ code: 401, key, text: 'x' })).toBe('Credenciais incorretas!');
    },
  );

  it('contains the id of the request at which the server failed', async () => {
    await startI18n({ loadNamespace, locale: 'pt-BR' });
    expect(messageText({ code: 1, text: 'Server error!', requestId: '0123456789ab' })).toBe(
      'Erro no servidor! (referência para o suporte: 0123456789ab)',
    );
    expect(messageText({ code: 7777, text: 'Half of %s', args: ['%s'], requestId: '0123456789ab' })).toBe(
      'Half of %s (referência para o suporte: 0123456789ab)',
    );
  });

  it('is shown unchanged when it is a text', async () => {
    await startI18n({ loadNamespace, locale: 'en-US' });
    expect(messageText('Already %s')).toBe('Already %s');
  });

  it.each(LOCALES)('ERR-05 has the contact-support message in %s', async (locale) => {
    await startI18n({ loadNamespace, locale });
    const text = messageText({ key: 'networkIsBlockingDomains', text: 'fallback' });
    expect(text).not.toBe('fallback');
    expect(text).toBe(COMMON_TEXTS[locale].networkIsBlockingDomains);
  });

  it('changes with the language', async () => {
    await startI18n({ loadNamespace, locale: 'en-US' });
    const Problem = () => <p>{useMessageText()(problem(401))}</p>;
    render(<Problem />);
    expect(screen.getByText('Wrong credentials!')).toBeVisible();
    await act(() => setLocale('es-ES'));
    expect(screen.getByText('¡Credenciales incorrectas!')).toBeVisible();
  });
});

it('the catalogues have every message of the model with the same text', () => {
  const textAt = (texts: unknown, key: string) =>
    key.split('.').reduce((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts);
  const textOf = (key: string) => textAt(codes, key) ?? textAt(spreadsheets, key);
  expect(Object.fromEntries([...MESSAGE_TEXTS.keys()].map((key) => [key, textOf(key)]))).toEqual(Object.fromEntries(MESSAGE_TEXTS));
});
