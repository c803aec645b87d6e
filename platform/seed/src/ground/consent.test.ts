import { requireConsent } from './consent';

const PROJECT = { projectId: 'acme-console' };
const EMBEDDED = { ...PROJECT, emulators: { auth: '127.0.0.1:9099', firestore: '127.0.0.1:8080', storage: '127.0.0.1:9199' } };

describe('writing into a project', () => {
  it.each<[string, Parameters<typeof requireConsent>]>([
    ['is the embedded one', [EMBEDDED, undefined, undefined]],
    ['is named on the command line', [PROJECT, 'acme-console', undefined]],
    ['is named on being asked', [PROJECT, undefined, async () => 'acme-console\n']],
  ])('goes on when it %s', async (_when, given) => {
    await expect(requireConsent(...given)).resolves.toBeUndefined();
  });

  it.each<[string, Parameters<typeof requireConsent>]>([
    ['nobody can be asked', [PROJECT, undefined, undefined]],
    ['another is named on the command line', [PROJECT, 'acme-test', async () => 'acme-console']],
    ['another is named on being asked', [PROJECT, undefined, async () => 'acme-test']],
    ['nothing is typed', [PROJECT, undefined, async () => '']],
  ])('is refused, with the option that confirms it, when %s', async (_when, given) => {
    await expect(requireConsent(...given)).rejects.toThrow(
      'Nothing was written. The project would be acme-console, which is not the embedded Firebase: confirm it with --project=acme-console.',
    );
  });

  it('asks with the name of the project in the question', async () => {
    const ask = jest.fn(async (_question: string) => 'acme-console');
    await requireConsent(PROJECT, undefined, ask);
    expect(ask.mock.calls).toEqual([[expect.stringContaining('acme-console')]]);
  });
});
