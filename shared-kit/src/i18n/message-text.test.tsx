import { act, render, screen } from '@testing-library/react';
import { LOCALES, MESSAGE_TEXTS, problem } from 'shared-kit/model';
import { loadNamespace } from 'shared-kit/testing';
import codes from 'locales/en-US/codes.json';
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
    expect(text).toMatch(/support|suporte|soporte/);
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

it('the catalogue has every message of the model with the same text', () => {
  const textAt = (key: string) => key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)?.[part], codes);
  expect(Object.fromEntries([...MESSAGE_TEXTS.keys()].map((key) => [key, textAt(key)]))).toEqual(Object.fromEntries(MESSAGE_TEXTS));
});
