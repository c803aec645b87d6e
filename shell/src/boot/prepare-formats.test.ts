import { prepareFormats } from './prepare-formats';

describe('what the browser knows of the language of the page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('SHELL is read beside the page, by a worker that is named by the language', () => {
    const started = jest.fn();
    globalThis.Worker = started;
    prepareFormats();
    expect(started.mock.calls).toEqual([[expect.objectContaining({ href: expect.stringMatching(/formats\.worker/) }), { name: 'en-US' }]]);
    Reflect.deleteProperty(globalThis, 'Worker');
  });

  it('SHELL is left to the page where there are no workers', () => {
    expect(() => prepareFormats()).not.toThrow();
  });

  it('SHELL is read for numbers, times and the order of names, and then the worker ends', async () => {
    window.name = 'es-ES';
    const close = jest.spyOn(window, 'close').mockReturnValue();
    const read = [jest.spyOn(Intl, 'NumberFormat'), jest.spyOn(Intl, 'DateTimeFormat'), jest.spyOn(Intl, 'Collator')];
    await import('./formats.worker');
    expect(read.map(({ mock }) => mock.calls[0]?.[0])).toEqual(['es-ES', 'es-ES', 'es-ES']);
    expect(close).toHaveBeenCalled();
  });
});
