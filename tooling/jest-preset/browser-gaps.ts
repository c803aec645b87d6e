/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// Browser APIs that antd and the kit use and jsdom lacks, mostly since it has no layout. Each double has the part that is used.

/** Adds what an object lacks. */
const add = (target: object, name: string, double: unknown) => void Reflect.set(target, name, Reflect.get(target, name) ?? double);

if (typeof window !== 'undefined') {
  add(window, 'matchMedia', (query: string) => ({
    // Reduced motion switches animations off, so that everything is visible at once, however slow the machine.
    matches: query === '(prefers-reduced-motion: reduce)',
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }));
  class Observer {
    observe(_target: Element) {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  add(window, 'ResizeObserver', Observer);
  // jsdom has no layout: every observed element counts as visible.
  class VisibleObserver extends Observer {
    constructor(private readonly callback: (entries: object[], observer: Observer) => void) {
      super();
    }
    override observe(target: Element) {
      this.callback([{ target, isIntersecting: true }], this);
    }
  }
  add(window, 'IntersectionObserver', VisibleObserver);
  class PointerEventDouble extends MouseEvent {
    // What it is given may be another event, whose fields are not its own: to be passed on whole.
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      Object.assign(this, { pointerId: init.pointerId ?? 0, pointerType: init.pointerType ?? '' });
    }
  }
  add(window, 'PointerEvent', PointerEventDouble);
  // The browser's own modal, as far as tests see it: open, with the focus inside, which goes back when it closes.
  const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
  add(HTMLDialogElement.prototype, 'showModal', function showModal(this: HTMLDialogElement) {
    focusedBefore.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus], button, [href], input')?.focus();
  });
  add(HTMLDialogElement.prototype, 'close', function close(this: HTMLDialogElement) {
    this.open = false;
    const before = focusedBefore.get(this);
    if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
  });
  window.scrollTo = () => {};
  add(Element.prototype, 'scrollIntoView', () => {});
  add(Element.prototype, 'scrollTo', () => {});
  add(Element.prototype, 'setPointerCapture', () => {});
  add(URL, 'createObjectURL', () => 'blob:test');
  add(URL, 'revokeObjectURL', () => {});

  // jsdom measures pseudo elements by printing "not implemented". Nothing is styled there that a test sees; every name asks for two of them.
  const computed = window.getComputedStyle.bind(window);
  const unstyled = document.createElement('i').style;
  window.getComputedStyle = (element, pseudoElement) => (pseudoElement ? unstyled : computed(element));

  // Node's own channel would keep the test process alive; this one ends with the page.
  const later = window.setTimeout.bind(window);
  class Port extends EventTarget {
    onmessage: ((event: MessageEvent) => void) | null = null;
    other?: Port;
    start() {}
    close() {}
    postMessage(data: unknown) {
      later(() => {
        const event = new MessageEvent('message', { data });
        this.other?.onmessage?.(event);
        this.other?.dispatchEvent(event);
      }, 0);
    }
  }
  class Channel {
    readonly port1 = new Port();
    readonly port2 = new Port();
    constructor() {
      this.port1.other = this.port2;
      this.port2.other = this.port1;
    }
  }
  add(window, 'MessageChannel', Channel);

  const readAs = <T>(blob: Blob, how: 'readAsArrayBuffer' | 'readAsText') =>
    new Promise<T>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as T);
      reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
      reader[how](blob);
    });
  const bytesOf = (blob: Blob) => readAs<ArrayBuffer>(blob, 'readAsArrayBuffer');
  add(Blob.prototype, 'arrayBuffer', function arrayBuffer(this: Blob) {
    return bytesOf(this);
  });
  add(Blob.prototype, 'text', function text(this: Blob) {
    return readAs<string>(this, 'readAsText');
  });
  add(Blob.prototype, 'stream', function stream(this: Blob) {
    const whole = bytesOf(this);
    return new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(await whole));
        controller.close();
      },
    });
  });
}
