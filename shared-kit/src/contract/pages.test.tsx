import { render, screen } from '@testing-library/react';
import { startI18n, useText, type Catalogue } from 'shared-kit/i18n';
import { loadNamespace } from 'shared-kit/testing';
import { definePages } from './pages';

function Login() {
  return <h1>{useText('auth').t('login.title')}</h1>;
}

const define = (loadTexts: () => Promise<Catalogue>) =>
  definePages({ namespace: 'auth', loadTexts, pages: { Login: () => Promise.resolve({ default: Login }) } });

beforeEach(() => startI18n({ loadNamespace, locale: 'en-US' }));

describe('the pages of a remote', () => {
  it('come with their texts', async () => {
    const { default: Page } = await define(() => Promise.resolve({ login: { title: 'Log in' } })).Login();
    render(<Page />);
    expect(screen.getByRole('heading')).toHaveTextContent('Log in');
  });

  it('fail when their texts do, and can be tried again', async () => {
    const loadTexts = jest.fn<Promise<Catalogue>, []>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({});
    const pages = define(loadTexts);
    await expect(pages.Login()).rejects.toThrow('gone');
    await expect(pages.Login()).resolves.toEqual({ default: Login });
  });
});
