import { createRequire } from 'node:module';
import { mayMatch } from './style-matching.cjs';

const { JSDOM } = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))('jsdom');

const { window } = new JSDOM(`<!DOCTYPE html>
  <main class="page  wide"><form id="own"><label class="field"><input class="css-1x ant-input ant-input-disabled" disabled></label></form>
  <svg viewBox="0 0 1 1"><linearGradient class="shade"></linearGradient></svg><a class="é md:flex" href="#x">x</a><p></p></main>`);
const elements = [...window.document.querySelectorAll('*')];

const SELECTORS = [
  ...['*', 'input', 'INPUT', '.wide', '.page.wide', 'main.wide', '#own', 'form#own label', 'label > .ant-input', 'a ~ p', 'p:last-child', 'linearGradient'],
  ...[':where(.css-1x).ant-input', ':where(.css-1x, .other).ant-input:not(.plain)', 'label:has(.css-1x)', ':is(p, a)', '.field :is(.a, .ant-input)'],
  ...['[class*="ant-"]', '.ant-input[disabled]', 'a[href="#x,.y"]', "a[href='(']", '.md\\:flex', '.é', 'p, .none, a', 'svg *', ':not(.wide) > svg'],
  ...['.none', 'main.none', '.ant', '.ant-inputs', '.page .none', 'table', 'inp', ':where(.none)', ':not(*)'],
];

it.each(SELECTORS)('the engine is asked wherever %s matches', (selector) => {
  const missed = elements.filter((element) => element.matches(selector) && !mayMatch(element, selector));
  expect(missed).toEqual([]);
});

it('the engine is not asked about rules for other tags and classes', () => {
  const asked = (/** @type {string} */ selector) => elements.filter((element) => mayMatch(element, selector)).map(({ localName }) => localName);
  expect(asked('table, .none, main.none, :where(.css-1x).ant, label.field .none')).toEqual([]);
  expect(asked(':where(.css-1x).ant-input, p:hover')).toEqual(['input', 'p']);
});

it('computed styles are those of the rules that match', () => {
  const style = window.document.createElement('style');
  style.textContent = '@keyframes a { from { opacity: 0 } } .field .ant-input { display: none } label { visibility: hidden } .none { display: flex }';
  window.document.head.append(style);
  const { display, visibility } = window.getComputedStyle(window.document.querySelector('input'));
  expect({ display, visibility }).toEqual({ display: 'none', visibility: 'hidden' });
});
