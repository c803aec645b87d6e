import { createRequire } from 'node:module';

const PAGE = `<!DOCTYPE html>
  <style>
    .shut, .gone p { display: none } .gone.back p { display: block !important } main .quiet { visibility: hidden } .loud { visibility: visible }
    @media screen { .still { pointer-events: none } } @media print { main { display: none } } [hidden] { visibility: collapse } .plain { display: unset }
    @keyframes fade { from { opacity: 0 } } :where(.css-1x).row > b:not(.shut) { display: flex; color: red } a:hover, UL { pointer-events: all }
  </style>
  <main class="page  gone"><p>a</p><p class="loud" style="display: inline">b</p><div class="quiet still"><i class="loud">c</i><b>d</b><u hidden>e</u></div>
  <ul class="css-1x
row"><b>f</b><b class="shut">g</b><li class="plain shut">h</li></ul><svg><text class="shut">i</text></svg></main><div class="gone back"><p>j</p></div>`;

/** Loads a jsdom of its own, as it is or as tests have it. @param {boolean} changed @returns {Promise<() => any>} what opens the page in it */
async function load(changed) {
  /** @type {any} */
  let jsdom;
  /** @type {any} */
  let computedStyles = (/** @type {unknown} */ own) => own;
  await jest.isolateModulesAsync(async () => {
    if (changed) ({ computedStyles } = (await import('./style-rules.cjs')).default);
    jsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))('jsdom');
  });
  return () => {
    const { window } = new jsdom.JSDOM(PAGE);
    window.getComputedStyle = computedStyles(window.getComputedStyle);
    return window;
  };
}

/** @type {() => any} */
let openOwn;
/** @type {() => any} */
let openChanged;
beforeAll(async () => {
  openOwn = await load(false);
  openChanged = await load(true);
});

/** @param {any} window */
const stylesOf = (window) =>
  [...window.document.querySelectorAll('*')].map((element) => {
    const style = window.getComputedStyle(element);
    const { display, visibility, pointerEvents, color } = style;
    const asked = ['display', 'visibility', 'pointer-events', 'opacity'].map((name) => style.getPropertyValue(name));
    return [element.outerHTML.slice(0, 30), display, visibility, pointerEvents, color, ...asked];
  });

describe('the styles of elements in tests', () => {
  it('are those that jsdom computes by itself', () => {
    const [own, changed] = [openOwn(), openChanged()];
    expect(stylesOf(changed)).toEqual(stylesOf(own));
    expect(new Set(stylesOf(own).map(([, display]) => display))).toEqual(new Set(['none', 'block', 'inline', 'flex', '']));
  });

  it.each([
    ['another class', (/** @type {any} */ { document }) => document.querySelector('main').classList.add('back')],
    ['another style', (/** @type {any} */ { document }) => document.querySelector('main').setAttribute('style', 'visibility: hidden')],
    ['another parent', (/** @type {any} */ { document }) => document.querySelector('.quiet').append(document.querySelector('ul'))],
    ['a sheet more', (/** @type {any} */ { document }) => document.head.append(Object.assign(document.createElement('style'), { textContent: 'b { display: grid }' }))],
    ['other text in a sheet', (/** @type {any} */ { document }) => (document.querySelector('style').textContent = 'p { display: contents }')],
    ['no sheet', (/** @type {any} */ { document }) => document.querySelector('style').remove()],
  ])('follow a page that gets %s', (_what, change) => {
    const [own, changed] = [openOwn(), openChanged()];
    const before = stylesOf(changed);
    change(own);
    change(changed);
    expect(stylesOf(changed)).toEqual(stylesOf(own));
    expect(stylesOf(changed)).not.toEqual(before);
  });

  it('follow rules that are put into a sheet and taken out', () => {
    const { document, getComputedStyle } = openChanged();
    const [{ sheet }, main] = [document.querySelector('style'), document.querySelector('main')];
    const displayed = () => getComputedStyle(main).display;
    const touched = () => main.toggleAttribute('data-touched');
    expect(displayed()).toBe('block');
    sheet.insertRule('main { display: flex }', sheet.cssRules.length);
    touched();
    expect(displayed()).toBe('flex');
    sheet.deleteRule(sheet.cssRules.length - 1);
    touched();
    expect(displayed()).toBe('block');
  });
});
