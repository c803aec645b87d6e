import { screen } from '@testing-library/react';
import { CHANGE_ACTIONS, LOCALES, PLATFORM_ACTOR, type Change, type ChangeAction, type Locale } from 'shared-kit/model';
import { aChange, renderWithKit } from 'shared-kit/testing';
import { useChangeText } from './use-change-text';

const ACTIONS = Object.keys(CHANGE_ACTIONS) as ChangeAction[];
const changeBy = (byName: string | null, action: ChangeAction, name: string, by = 'ana') =>
  aChange({ by, byName, action, subject: { kind: CHANGE_ACTIONS[action], name }, domain: 'North' });

function Sentences({ changes }: { changes: readonly Change[] }) {
  const text = useChangeText(new Map([['bia', 'Bia Key']]));
  return (
    <ul>
      {changes.map((change, at) => (
        <li key={at}>{text.rich(change)}</li>
      ))}
    </ul>
  );
}

async function sentencesOf(changes: readonly Change[], locale: Locale = 'en-US') {
  const texts = { namespace: 'changes', load: (one: Locale) => import(`locales/${one}/changes.json`) } as const;
  await renderWithKit(<Sentences changes={changes} />, { locale, texts });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('the sentence of a record', () => {
  it.each(LOCALES)('ADD-01 is another one for each action in %s, with the name of who did it', async (locale) => {
    const sentences = await sentencesOf(
      ACTIONS.map((action) => changeBy('Ana Key', action, 'Dock')),
      locale,
    );
    expect(new Set(sentences).size).toBe(ACTIONS.length);
    expect(sentences.filter((sentence) => !sentence.includes('Ana Key'))).toEqual([]);
  });

  it('ADD-01 has the name that the records know for who did it, and the platform’s; the browser translates no name', async () => {
    const sentences = await sentencesOf([
      changeBy(null, 'users.create', 'Rui', 'bia'),
      changeBy(null, 'sessions.push', 'Count', PLATFORM_ACTOR),
    ]);
    expect(sentences).toEqual(['Bia Key added the user Rui', 'The platform pushed the session Count of North']);
    expect(screen.getByText('Bia Key')).toHaveAttribute('translate', 'no');
  });
});
