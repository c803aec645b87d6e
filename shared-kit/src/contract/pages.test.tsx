import { render, screen } from '@testing-library/react';
import type { Catalogue, Namespace } from 'shared-kit/host/i18n';
import { startI18n, useLabelText } from 'shared-kit/i18n';
import { loadNamespace } from 'shared-kit/testing';
import { definePages } from './pages';

/** The namespace of a made-up remote, because the kit knows no real one. */
const namespace = 'sample' as Namespace;

function Page() {
  return <h1>{useLabelText()('sample:title')}</h1>;
}

const define = (loadTexts: () => Promise<Catalogue>) =>
  definePages({ namespace, loadTexts, pages: { Page: () => Promise.resolve({ default: Page }) } });

beforeEach(() => startI18n({ loadNamespace, locale: 'en-US' }));

describe('the pages of a remote', () => {
  it('load together with their texts', async () => {
    const { default: Loaded } = await define(() => Promise.resolve({ title: 'Go ahead' })).Page();
    render(<Loaded />);
    expect(screen.getByRole('heading')).toHaveTextContent('Go ahead');
  });

  it('fail when their texts fail to load, and can be loaded again', async () => {
    const loadTexts = jest.fn<Promise<Catalogue>, []>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({});
    const pages = define(loadTexts);
    await expect(pages.Page()).rejects.toThrow('gone');
    await expect(pages.Page()).resolves.toEqual({ default: Page });
  });
});
