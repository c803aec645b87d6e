import styleSheetLoader from './style-sheet-loader';
import { scopeFault, scopeStyles } from './scoped-styles';

const SCOPE = 'mfe-x-1';
type Loader = ThisParameterType<typeof styleSheetLoader>;

/** A style sheet in the form of a remote's build. */
const built = (css: string) =>
  new Promise<string>((resolve, reject) => {
    const done: ReturnType<Loader['async']> = (error, text) => (error ? reject(error) : resolve(String(text)));
    styleSheetLoader.call({ async: () => done, getOptions: () => ({ scope: SCOPE }) } as Loader, css);
  });

/** Without the mark. */
const rules = async (css: string) => (await built(css)).replace(`/*styles of ${SCOPE}*/`, '');

describe("a style sheet in a remote's build", () => {
  it.each([
    ['an element', 'h1{color:red}', 'h1:where(.mfe-x-1 *){color:red}'],
    ['a class of the kit', '.ic-button{display:none}', '.ic-button:where(.mfe-x-1 *){display:none}'],
    ['everything', '*{margin:0}', '*:where(.mfe-x-1 *){margin:0}'],
    ['each of several selectors', '.a>.b,.c+p{color:red}', '.a>.b:where(.mfe-x-1 *),.c+p:where(.mfe-x-1 *){color:red}'],
    ['what depends on the page around it', '[data-scheme="dark"] .a{color:red}', '[data-scheme=dark] .a:where(.mfe-x-1 *){color:red}'],
    [
      'a function of selectors',
      ':is(html,.b) h1:not(.c,body):has(>img){color:red}',
      ':is(html,.b) h1:not(.c,body):has(>img):where(.mfe-x-1 *){color:red}',
    ],
    [
      'a pseudo-element',
      '.a:hover::after,.b::-webkit-meter-bar:hover{color:red}',
      '.a:hover:where(.mfe-x-1 *):after,.b:where(.mfe-x-1 *)::-webkit-meter-bar:hover{color:red}',
    ],
    ['a pseudo-element alone', '::selection{color:red}', ':where(.mfe-x-1 *)::selection{color:red}'],
    ['a class with any character', '.w-1\\/2\\:b{color:red}', '.w-1\\/2\\:b:where(.mfe-x-1 *){color:red}'],
    [
      'nested rules',
      '.a{&:hover{color:red}.c &{color:red}:not(&){top:0}}',
      '.a:hover:where(.mfe-x-1 *),.c .a:where(.mfe-x-1 *){color:red}:not(.a):where(.mfe-x-1 *){top:0}',
    ],
    [
      'rules within at-rules',
      '@media print{@supports (gap:0){@container pe (width<9px){@layer b{.a{color:red}}}}}',
      '@media print{@supports (gap:0){@container pe (width<9px){@layer b{.a:where(.mfe-x-1 *){color:red}}}}}',
    ],
    ['rules of a scope', '@scope (.a) to (.b){:scope{color:red}}', '@scope(.a)to (.b){:scope:where(.mfe-x-1 *){color:red}}'],
  ])('applies %s inside of its own pages alone', async (_what, css, scoped) => {
    expect(await rules(css)).toBe(scoped);
  });

  it('applies rules for the document to the element around its pages, from which their values are inherited', async () => {
    expect(await rules('body{background:red}')).toBe('body :where(.mfe-x-1){background:red}');
    expect(await rules('html,:root[data-scheme="dark"],body.narrow::before{--x:1}')).toBe(
      'html :where(.mfe-x-1),:root[data-scheme=dark] :where(.mfe-x-1),body.narrow :where(.mfe-x-1):before{--x:1}',
    );
  });

  it('renames its keyframes where they are declared and used, but not those of others', async () => {
    expect(
      await rules('@keyframes fade{to{opacity:0}}.a{animation:fade 1s ease,ic-spin 1s}.b{animation-name:"fade"}.fade{color:red}'),
    ).toBe(
      '@keyframes mfe-x-1-fade{to{opacity:0}}.a:where(.mfe-x-1 *){animation:mfe-x-1-fade 1s ease,ic-spin 1s}.b:where(.mfe-x-1 *){animation-name:mfe-x-1-fade}.fade:where(.mfe-x-1 *){color:red}',
    );
  });

  it.each([
    ['@import', '@import "other.css";', 'Import that file beside this one'],
    ['@font-face', '@font-face{font-family:x;src:url(x)}', 'Use the font of the console'],
    ['@property', '@property --x{syntax:"*";inherits:false}', 'its default in var()'],
    ['@page', '@media print{@page{margin:0}}', 'rules in @media print'],
    ['@counter-style', '@counter-style x{system:cyclic;symbols:"-"}', 'Do without it'],
  ])('fails the build with %s, which no selector can keep inside, and says what to do', async (name, css, words) => {
    await expect(built(css)).rejects.toThrow(new RegExp(`^${name} applies to the whole console and not to one remote\\..*${words}`));
  });

  it('breaks the build if a part of it cannot be read', async () => {
    await expect(built('.a{color:red}}h1{color:red}')).rejects.toThrow('a part of it cannot be read');
  });
});

describe('the check of a published style sheet', () => {
  it('accepts the style sheets of a build', async () => {
    for (const css of ['body,.a::before,*{color:red}', '@keyframes a{to{top:0}}@media print{.b{animation:a 1s}}', ''])
      expect(scopeFault(await built(css), SCOPE)).toBeUndefined();
  });

  it.each([
    ['without the mark', 'h1:where(.mfe-x-1 *){color:red}', 'it was not made for its pages alone'],
    ["with another remote's mark", scopeStyles('h1{color:red}', 'mfe-y-1'), 'it was not made for its pages alone'],
    [
      'with a rule that reaches further',
      `/*styles of ${SCOPE}*/.a:where(.mfe-x-1 *),h1{color:red}`,
      'the rule for h1 applies to the whole console',
    ],
    [
      'with a restriction of another part',
      `/*styles of ${SCOPE}*/.a:where(.mfe-x-1 *) ~ .ic-main{color:red}`,
      'the rule for .a:where(.mfe-x-1 *) ~ .ic-main applies to the whole console',
    ],
    [
      'with a nested rule that reaches further',
      `/*styles of ${SCOPE}*/.a:where(.mfe-x-1 *){color:red;@media print{&~p{color:red}}}`,
      'the rule for &~p applies to the whole console',
    ],
    [
      'with keyframes of all',
      `/*styles of ${SCOPE}*/@keyframes ic-spin{to{top:0}}`,
      'the keyframes ic-spin are those of the whole console',
    ],
    ['with a font', `/*styles of ${SCOPE}*/@font-face{font-family:x}`, '@font-face applies to the whole console'],
    ['that cannot be read', `/*styles of ${SCOPE}*/}h1{color:red}`, 'a part of it cannot be read'],
  ])('refuses one %s', (_what, css, words) => {
    expect(scopeFault(css, SCOPE)).toContain(words);
  });
});
