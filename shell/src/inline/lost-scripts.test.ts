const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
const requests = () => scripts().map(({ src }) => src);
const lose = (script: HTMLScriptElement | undefined) => script!.dispatchEvent(new Event('error'));

/** Asks for a script as webpack does. */
async function ask({ first = false } = {}) {
  const script = Object.assign(document.createElement('script'), {
    src: 'https://mfe.example/assets/1.js',
    integrity: 'sha256-abcd',
    crossOrigin: 'anonymous',
    defer: first,
  });
  const events: string[] = [];
  script.onload = script.onerror = (event) => void events.push((event as Event).type);
  document.head.append(script);
  await jest.advanceTimersByTimeAsync(0);
  return { script, events };
}

beforeAll(() => import('./lost-scripts'));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('SHELL a script that fails to load', () => {
  it('is requested again after a pause with the same integrity hash; the requesting code is only told of the success', async () => {
    const { script, events } = await ask();
    lose(script);
    await jest.advanceTimersByTimeAsync(999);
    expect(scripts()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    const [, second] = scripts();
    expect(second).toMatchObject({ src: script.src, integrity: 'sha256-abcd', crossOrigin: 'anonymous' });
    expect(events).toEqual([]);
    second!.dispatchEvent(new Event('load'));
    expect(events).toEqual(['load']);
  });

  it('is reported as failed after three requests', async () => {
    const { script, events } = await ask();
    lose(script);
    await jest.advanceTimersByTimeAsync(1000);
    lose(scripts()[1]);
    await jest.advanceTimersByTimeAsync(1999);
    expect(scripts()).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(events).toEqual([]);
    lose(scripts()[2]);
    expect(events).toEqual(['error']);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(events).toEqual(['error']);
  });

  it('is requested by another URL after ten seconds without an answer, and runs once, from the first answer', async () => {
    const { script, events } = await ask();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(requests()).toEqual([script.src, `${script.src}?again=1`]);
    const [, second] = scripts();
    script.dispatchEvent(new Event('load'));
    expect(events).toEqual(['load']);
    // A script of another document does not run.
    expect(second!.ownerDocument).not.toBe(document);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requests()).toEqual([script.src]);
  });

  it('does not run again when the first request is answered after the second', async () => {
    const { script, events } = await ask();
    await jest.advanceTimersByTimeAsync(10_000);
    scripts()[1]!.dispatchEvent(new Event('load'));
    expect(events).toEqual(['load']);
    expect(script.ownerDocument).not.toBe(document);
  });

  it('is reported as failed after three requests without an answer', async () => {
    const { events } = await ask();
    await jest.advanceTimersByTimeAsync(30_000 - 1);
    expect(scripts()).toHaveLength(3);
    expect(events).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(events).toEqual(['error']);
  });

  it('(D-147) counts as lost when somebody else has answered in its place, with what is no script', async () => {
    const { script, events } = await ask({ first: true });
    const others = jest.fn();
    window.addEventListener('error', others);
    const answerAsAnother = (asked: HTMLScriptElement | undefined) => {
      const error = Object.assign(new SyntaxError("Unexpected token '<'"), { stack: "SyntaxError: Unexpected token '<'" });
      window.dispatchEvent(new ErrorEvent('error', { error, filename: asked!.src }));
      asked!.dispatchEvent(new Event('load'));
    };
    answerAsAnother(script);
    await jest.advanceTimersByTimeAsync(1000);
    answerAsAnother(scripts()[1]);
    await jest.advanceTimersByTimeAsync(2000);
    expect(events).toEqual([]);
    answerAsAnother(scripts()[2]);
    expect(events).toEqual(['error']);
    expect(others).not.toHaveBeenCalled();
    expect(document.getElementById('failure')).toHaveTextContent('Reload');
    window.removeEventListener('error', others);
  });

  it('a script that has run and thrown is not one that somebody else has answered', async () => {
    const { script, events } = await ask();
    const error = Object.assign(new SyntaxError('bad JSON'), { stack: 'SyntaxError: bad JSON\n    at JSON.parse' });
    window.dispatchEvent(new ErrorEvent('error', { error, filename: script.src }));
    script.dispatchEvent(new Event('load'));
    expect(events).toEqual(['load']);
  });

  it('is named on the page only if it is one of the first scripts and all requests have failed', async () => {
    const { script } = await ask({ first: true });
    lose(script);
    await jest.advanceTimersByTimeAsync(1000);
    lose(scripts()[1]);
    await jest.advanceTimersByTimeAsync(2000);
    expect(document.getElementById('failure')).toBeNull();
    lose(scripts()[2]);
    expect(document.getElementById('failure')).toHaveTextContent('The console could not be loaded.');
  });
});

describe('ADD-100 ADD-TRUST-05 scripts that the browser keeps', () => {
  /** The browser's store, with a script at this URL. */
  const keep = (url: string) => {
    const remove = jest.fn(() => Promise.resolve(true));
    Object.assign(globalThis, { caches: { match: (asked: string) => Promise.resolve(asked === url ? {} : undefined), delete: remove } });
    return remove;
  };

  it('are all forgotten when one of them is lost, so that the next request gets it from the server', async () => {
    const { script } = await ask();
    const remove = keep(script.src);
    lose(script);
    await jest.advanceTimersByTimeAsync(999);
    expect(remove.mock.calls).toEqual([['scripts']]);
    expect(scripts()).toHaveLength(1);
  });

  it('are kept when the network loses another script', async () => {
    const { script } = await ask();
    const remove = keep('https://console.example/assets/main.1.js');
    lose(script);
    await jest.advanceTimersByTimeAsync(999);
    expect(remove).not.toHaveBeenCalled();
  });
});

it('SHELL a script that has loaded is not requested again', async () => {
  const { script, events } = await ask();
  script.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(events).toEqual(['load']);
  expect(requests()).toEqual([script.src]);
});
