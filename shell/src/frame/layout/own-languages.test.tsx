import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languageOf, LOCALES } from 'shared-kit/model';
import { renderWithKit } from 'shared-kit/testing';
import { fontElement } from '../../testing/font-element';
import { watchTranslation } from '../../translation/page-translation';
import { OwnLanguages } from './own-languages';

const root = document.documentElement;
/** Observers are called after the script that has changed the page. */
const translate = (change: () => void) => act(async () => change());

beforeAll(() => watchTranslation());
afterEach(async () => {
  await translate(() => {
    root.className = '';
    root.lang = 'en-US';
    root.removeAttribute('translate');
  });
});

const line = () => screen.queryByText(/^Your browser is translating this page/);

it.each([
  ['sets a class, as Chrome does', () => root.classList.add('translated-ltr')],
  ['sets a class for a language from right to left', () => root.classList.add('translated-rtl')],
  ['changes the language of the page', () => root.setAttribute('lang', 'fr')],
])('I18N-01 the console offers its own languages once the browser’s translation %s', async (_way, change) => {
  await renderWithKit(<OwnLanguages />);
  expect(line()).toBeNull();
  await translate(change);
  const offer = (await screen.findByText(/^Your browser is translating this page/)).closest<HTMLElement>('[role=status]')!;
  expect(offer).toHaveAttribute('translate', 'no');
  const languages = within(offer)
    .getAllByRole('button')
    .filter((button) => button.lang !== '');
  expect(languages.map((button) => [button.lang, button.textContent])).toEqual(LOCALES.map((locale) => [locale, languageOf(locale).name]));
});

it('I18N-01 choosing a language of the console ends the browser’s translation', async () => {
  const user = userEvent.setup();
  await renderWithKit(
    <>
      <OwnLanguages />
      <p>Sessions</p>
    </>,
  );
  const text = screen.getByText('Sessions').firstChild as Text;
  const font = fontElement();
  font.textContent = 'Séances';
  await translate(() => {
    root.lang = 'fr';
    text.replaceWith(font);
  });
  await user.click(await screen.findByRole('button', { name: 'Español (ES)' }));
  expect(screen.getByText('Sessions')).toBeVisible();
  expect(root).toHaveAttribute('lang', 'es-ES');
  expect(root).toHaveAttribute('translate', 'no');
  expect(screen.queryByRole('button', { name: 'Español (ES)' })).toBeNull();
});

it('I18N-01 a dismissed offer of the console’s languages is not shown again', async () => {
  const user = userEvent.setup();
  const { unmount } = await renderWithKit(<OwnLanguages />);
  await translate(() => root.classList.add('translated-ltr'));
  await user.click(await screen.findByRole('button', { name: 'Close message' }));
  expect(line()).toBeNull();
  unmount();
  await renderWithKit(<OwnLanguages />);
  expect(line()).toBeNull();
});
