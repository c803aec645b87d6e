/** @jest-environment ./jest-preset/browser-environment.ts */

describe('a request in tests of pages', () => {
  it('is aborted by the page’s own signal, with its reason', () => {
    const controller = new AbortController();
    const { signal } = new Request('http://console.test/', { signal: controller.signal });
    expect(signal.aborted).toBe(false);
    controller.abort('left');
    expect([signal.aborted, signal.reason]).toEqual([true, 'left']);
  });

  it('is aborted from the start when the signal is', () => {
    expect(new Request('http://console.test/', { signal: AbortSignal.abort('gone') }).signal.reason).toBe('gone');
  });
});
