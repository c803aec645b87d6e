// Browser APIs that antd and the kit use and jsdom lacks, mostly since it has no layout.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (query) => ({
    // Reduced motion switches animations off, so that everything is visible at once, however slow the machine.
    matches: query === '(prefers-reduced-motion: reduce)',
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  window.ResizeObserver ??= Observer;
  // jsdom has no layout: every observed element counts as visible.
  window.IntersectionObserver ??= class extends Observer {
    constructor(callback) {
      super();
      this.callback = callback;
    }
    observe(target) {
      this.callback([{ target, isIntersecting: true }], this);
    }
  };
  window.PointerEvent ??= class PointerEvent extends MouseEvent {
    // What it is given may be another event, whose fields are not its own: to be passed on whole.
    constructor(type, init = {}) {
      super(type, init);
      Object.assign(this, { pointerId: init.pointerId ?? 0, pointerType: init.pointerType ?? '' });
    }
  };
  // The browser's own modal, as far as tests see it: open, with the focus inside, which goes back when it closes.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.focusedBefore = document.activeElement;
    this.open = true;
    this.querySelector('[autofocus], button, [href], input')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
    this.focusedBefore?.focus();
  };
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.scrollTo ??= () => {};
  URL.createObjectURL ??= () => 'blob:test';
  URL.revokeObjectURL ??= () => {};

  // jsdom measures pseudo elements by printing "not implemented". Nothing is styled there that a test sees; every name asks for two of them.
  const computed = window.getComputedStyle.bind(window);
  const unstyled = document.createElement('i').style;
  window.getComputedStyle = (element, pseudoElement) => (pseudoElement ? unstyled : computed(element));

  // Node's own channel would keep the test process alive; this one ends with the page.
  const later = window.setTimeout.bind(window);
  class Port extends EventTarget {
    onmessage = null;
    start() {}
    close() {}
    postMessage(data) {
      later(() => {
        const event = new MessageEvent('message', { data });
        this.other.onmessage?.(event);
        this.other.dispatchEvent(event);
      }, 0);
    }
  }
  window.MessageChannel ??= class {
    port1 = new Port();
    port2 = new Port();
    constructor() {
      this.port1.other = this.port2;
      this.port2.other = this.port1;
    }
  };

  const readAs = (blob, how) =>
    new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error);
      reader[how](blob);
    });
  Blob.prototype.arrayBuffer ??= function arrayBuffer() {
    return readAs(this, 'readAsArrayBuffer');
  };
  Blob.prototype.text ??= function text() {
    return readAs(this, 'readAsText');
  };
  Blob.prototype.stream ??= function stream() {
    const whole = this.arrayBuffer();
    return new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(await whole));
        controller.close();
      },
    });
  };
}
