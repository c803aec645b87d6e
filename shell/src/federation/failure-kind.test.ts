import { loadPage } from './load-page';
import { NEVER_LOADED } from './remote-failure';
import type { FederationRuntime } from './runtime';
import { aRemote } from '../testing/render-console';
import { diagnoseEntry } from '../frame/remotes/diagnose-entry';
import { kindOf, rootOf } from './failure-kind';

const remote = aRemote('mfe-x', {});
const pageThat = (load: () => Promise<unknown>) => () => Promise.resolve({ pages: { Page: load } });
const lostChunk = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));

beforeEach(() => void jest.useFakeTimers());

/** The error with which loading an entry fails. */
async function failureOf(loadRemote: () => Promise<unknown>, of = remote): Promise<unknown> {
  const runtime: FederationRuntime = {
    registerPlugins: () => undefined,
    registerRemotes: () => undefined,
    loadRemote: loadRemote as FederationRuntime['loadRemote'],
  };
  const failing = loadPage(of, 'Page', { runtime }).then(
    () => null,
    (error: unknown) => error,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return failing;
}

it.each([
  ['an entry that does not arrive', 'script', () => Promise.reject(new Error('RUNTIME-008: ScriptNetworkError: failed'))],
  ['an entry that takes too long', 'slow', () => Promise.reject(new Error('ScriptNetworkError: Script "x" timed out.'))],
  ['an entry that fails when it runs', 'evaluate', () => Promise.reject(new Error('ScriptExecutionError: Script "x" loaded but threw'))],
  ['an entry without the page', 'page', () => Promise.resolve({ pages: {} })],
  ['a page that never comes', 'slow', pageThat(() => new Promise(() => {}))],
  ['a page whose chunk is gone', 'chunk', pageThat(lostChunk)],
  ['a page that fails when it runs', 'load', pageThat(() => Promise.reject(new TypeError('a bug')))],
] as const)('ADD-TRUST-06 tells of %s that it is one', async (_what, kind, answer) => {
  expect(kindOf({ remote, start: 0, error: await failureOf(answer) })).toBe(kind);
});

it('ADD-FIT-01 a remote for another kit has a failure kind of its own', async () => {
  expect(kindOf({ remote, start: 0, error: await failureOf(() => Promise.resolve(null), { ...remote, kit: '99.0.0' }) })).toBe('kit');
});

it.each([
  ['stopped while it was shown', 'render', new TypeError('a bug'), remote],
  ['lost a chunk while it was used', 'chunk', Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }), remote],
  ['waits for ever', 'stuck', new Error(NEVER_LOADED), remote],
  ['threw something that is no error', 'render', undefined, remote],
  ['threw where nothing catches', 'uncaught', new Error('a bug'), undefined],
] as const)('ADD-TRUST-06 tells of a page that %s', (_what, kind, error, owner) => {
  expect(kindOf({ remote: owner, start: 0, error })).toBe(kind);
});

it('ADD-TRUST-06 a thrown value has a text even if it is no error, cannot be converted or is its own cause', () => {
  const circular = new Error('in a circle');
  circular.cause = circular;
  expect([null, Object.create(null), circular].map((thrown) => rootOf(thrown).message)).toEqual(['null', 'object', 'in a circle']);
});

describe('an entry that did not load', () => {
  const ENTRY = 'http://remotes.test/mfe-x/remoteEntry.js';
  /** The hash of `run()`. */
  const INTEGRITY = 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=';
  const script = (body: string, type = 'text/javascript') => new Response(body, { headers: { 'content-type': type } });

  it.each([
    ['its server does not answer', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unreachable' }],
    ['it is not there', () => Promise.resolve(new Response('', { status: 404 })), { kind: 'absent', status: 404 }],
    ['it is a page', () => Promise.resolve(script('<!doctype html>', 'text/html')), { kind: 'type' }],
    ['its bytes were changed', () => Promise.resolve(script('run();tampered()')), { kind: 'integrity' }],
    ['it is there by now', () => Promise.resolve(script('run()')), { kind: 'arrives' }],
  ])('ADD-TRUST-06 is asked for once more, for %s', async (_what, answer, diagnosis) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
    expect(await diagnoseEntry({ entry: ENTRY, integrity: INTEGRITY })).toEqual(diagnosis);
  });
});
