import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { ROOT } from '../ground/workspace';

/** Placeholders of texts whose values are names, codes or typed by users. */
const NAMES =
  'name|names|first|last|domain|domains|company|companies|session|task|person|moderator|owner|email|description|field|fields|label|license|key|address|pattern|example|search|sheet|file|column|columns|parts|other|value|before|after|thing';
export const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'];

const TRANSLATED_NAME = {
  selector: `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > :matches(CallExpression, ConditionalExpression > CallExpression, LogicalExpression > CallExpression)[callee.name='t'] > ObjectExpression > Property[key.name=/^(${NAMES})$/][value.property.name!='length']`,
  message: 'A browser would translate the name in this text: show it by <WithNames text={t(…)} names={[…]} /> of shared-kit/ui-core.',
};
/** Ways to add styles that the build cannot restrict to the remote's pages (ADR-0046). */
const STYLE_OF_ITS_OWN = {
  selector:
    "JSXOpeningElement[name.name=/^(style|link)$/], MemberExpression[property.name=/^(adoptedStyleSheets|insertRule|replaceSync)$/], CallExpression[callee.property.name='createElement'][arguments.0.value=/^(style|link)$/], CallExpression[callee.name=/^adopt(Own)?Styles$/] > :not(Identifier)",
  message: 'A style sheet is a .css file that is given to adoptStyles of shared-kit/ui-core: any other applies to the whole console.',
};

/** A letter that a layout of other letters does not type. */
const KEY_OF_A_LAYOUT = {
  selector: 'BinaryExpression:matches([left.name="key"], [left.property.name="key"])[right.value=/^[a-z]$/i]',
  message: 'On a Cyrillic or Greek layout no key types this letter: compare what latinKey(event) of shared-kit/state returns.',
};

/** An input whose value browsers change when the mouse wheel turns over it, and empty when it holds no number. */
const NUMBER_INPUT = {
  selector:
    ":matches(JSXOpeningElement > JSXAttribute[name.name='type'], JSXSpreadAttribute Property[key.name='type']) Literal[value='number']",
  message: 'The mouse wheel changes a focused number input: use a text input with `inputMode="numeric"`.',
};

/** Percent, lists and the order of names differ between languages: one function each knows how. */
const OF_ITS_LANGUAGE = [
  {
    selector: "Property[key.name='style'][value.value='percent'], :matches(TemplateElement[value.cooked=/^ %/], JSXText[value=/^ %/])",
    message: 'Write percent by formatPercent of shared-kit/i18n: only some languages have a blank before the sign.',
  },
  {
    selector: "CallExpression[callee.property.name='localeCompare'], NewExpression[callee.property.name='Collator']",
    message: 'Sort names by nameOrder of shared-kit/model: "Dock 2" stands before "Dock 10".',
  },
  {
    // What a column has as its `value` is exported, where programs split it again. A file without i18n shows nothing.
    selector:
      "NewExpression[callee.property.name='ListFormat'], Program:has(ImportDeclaration[source.value=/i18n$/]) CallExpression[callee.property.name='join'][arguments.0.value=', ']:not(Property[key.name='value'] *)",
    message: 'List names by formatList or useNameList of shared-kit/i18n: languages write "and" and the comma before it differently.',
  },
];

/** A text that is read out whenever it changes: what data change would be read out again and again. */
const LIVE_REGION = {
  selector:
    ":matches(JSXAttribute[name.name='role'], Property[key.name='role']) Literal[value=/^(status|log|timer|marquee)$/], :matches(JSXAttribute[name.name='aria-live'], Property[key.value='aria-live']):not([value.value='off']), JSXOpeningElement[name.name='output']:not(:has(JSXAttribute[name.name='aria-live']))",
  message: 'Have it read out by useAnnouncement of shared-kit/ui-overlay, which knows what the user did and what only data changed.',
};

/** A dialog that closes without asking loses what was entered in it. */
const DIALOG_WITHOUT_QUESTION = {
  selector: "JSXOpeningElement[name.name='Modal']:not(:has(JSXAttribute[name.name='unsaved']))",
  message: 'Say by `unsaved` when the dialog holds what the user has entered and not sent; `false` if it never does.',
};

/** Whether the checkbox must be ticked is proved by the tests of the page (`acceptLoss`). */
const LOSS_WITHOUT_CHECKBOX = {
  selector:
    "Program:not(:has(Property[key.name='checkbox'], JSXAttribute[name.name='checkbox'])) :matches(ImportDeclaration[source.value='shared-kit/api'] > ImportSpecifier[imported.name=/^(remove[A-Z]|renewKey$)/], MemberExpression[property.name='deleteAll'])",
  message: 'What is removed or replaced is lost: the question before it has a `checkbox` that names the loss.',
};

/** What a form was refused is in its snackbar too: one component decides how both are read out (D-105). */
const FAILURE_READ_TWICE = {
  selector:
    "LogicalExpression:matches([left.name='failure'], [left.property.name='failure']) > JSXElement:has(> JSXOpeningElement[name.name='Alert']:not(:has(JSXAttribute[name.name='quiet'])))",
  message: 'Show what was refused by FormFailure of shared-kit/ui-core.',
};

/** A row that is removed by a button of its own look: the loudest thing of a page would be what is pressed least (D-160). */
const OWN_REMOVE_BUTTON = {
  selector:
    "JSXOpeningElement[name.name='Button'] > JSXAttribute[name.name='danger'], MemberExpression[object.name='icons'][property.name='delete']",
  message: 'Rows are removed by RemoveButton of shared-kit/ui-overlay; what cannot be undone is red in the question before it.',
};

/** The functions of `shared-kit/api`, each of which sends a call. */
const CALLS = [...readFileSync(join(ROOT, 'shared-kit/src/api/index.ts'), 'utf8').matchAll(/^export \{ ([^}]*) \}/gm)]
  .flatMap(([, names = '']) => names.split(', '))
  .filter((name) => /^[a-z]/.test(name) && name !== 'noEmailDomain')
  .join('|');

/** Files that send calls, or handle their results. */
const OF_API = 'Program:has(ImportDeclaration[source.value=/^(shared-kit|\\.{1,2}(\\u002F\\.\\.)*)\\u002Fapi$/])';
const LOOP = ':matches(ForStatement, ForOfStatement, ForInStatement, WhileStatement, DoWhileStatement)';
const FOR_EACH = 'CallExpression[callee.property.name=/^(map|flatMap|forEach|reduce)$/]';
const CALLBACK = ':matches(ArrowFunctionExpression, FunctionExpression)';
const CALL = `CallExpression[callee.name=/^(${CALLS})$/]`;

/**
 * Series of calls that one hook does not run have answers of their own to leaving the page, signing out and failures (D-132). What a callback calls only
 * later, as a handler of a row's button, is no series.
 */
export const CALLS_IN_A_LOOP = {
  selector: [
    `${OF_API} ${LOOP} AwaitExpression`,
    `${OF_API} ${FOR_EACH} > ${CALLBACK}[async=true]`,
    `${OF_API} CallExpression[callee.object.name='Promise'][callee.property.name=/^(all|allSettled|any|race)$/]`,
    `${LOOP} ${CALL}`,
    // The call itself, or `void` before it, as the whole of an arrow function or as a statement of the callback.
    ...['', 'BlockStatement > ExpressionStatement > ', 'BlockStatement > ReturnStatement > '].flatMap((place) =>
      ['', 'UnaryExpression > '].map((before) => `${FOR_EACH} > ${CALLBACK} > ${place}${before}${CALL}`),
    ),
    `${FOR_EACH} > Identifier[name=/^(${CALLS})$/]`,
  ].join(', '),
  message:
    'Several calls run by useCallsInTurn of shared-kit/ui-overlay: they go on when the page is left, can be cancelled, and end with one message.',
};

/**
 * What may not stand where Firebase is asked (D-126): a refusal that is thrown without a look at the error tells an outage of the service as a fault of
 * what was asked for. `faultOf` says whose fault an error is.
 */
export const OF_SERVICES = [
  {
    selector: 'CatchClause[param=null] ThrowStatement',
    message: 'Look at the error before you throw another one: it may be an outage of the service (faultOf).',
  },
  {
    selector:
      "CallExpression[callee.property.name='catch'] > :matches(ArrowFunctionExpression, FunctionExpression)[params.length=0] ThrowStatement",
    message: 'Look at the error before you throw another one: it may be an outage of the service (faultOf).',
  },
];

/** What no component may contain, as options of ESLint's own `no-restricted-syntax`. */
export const OF_COMPONENTS = [
  TRANSLATED_NAME,
  LIVE_REGION,
  ...OF_ITS_LANGUAGE,
  DIALOG_WITHOUT_QUESTION,
  KEY_OF_A_LAYOUT,
  NUMBER_INPUT,
  FAILURE_READ_TWICE,
];

/** What no test may contain. */
export const OF_TESTS = [
  {
    selector: 'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(skip|only|todo|fixme)$/]',
    message: 'No skipped, focused or empty tests.',
  },
  { selector: 'CallExpression[callee.name=/^(xit|xdescribe|fit|fdescribe)$/]', message: 'No skipped or focused tests.' },
  {
    selector: 'CallExpression[callee.property.name=/ByRole$/] Property[key.name=/^(hidden|includeHidden)$/][value.value=true]',
    message: 'Query what users and screen readers find. What is only drawn has no role: look for its text or its element.',
  },
  {
    selector:
      "CallExpression[callee.object.name='jest'][callee.property.name='setTimeout'], :matches(CallExpression[callee.name=/^(it|test)$/], CallExpression[callee.type='CallExpression']) > ArrowFunctionExpression + Literal[value>60000], CallExpression[callee.name=/^(before|after)(All|Each)$/] > ArrowFunctionExpression + Literal[value>180000]",
    message: 'A test has a minute, and what comes before it three. One that needs longer is made to need less, or becomes several.',
  },
];

/**
 * The rules that hold in this repository and in those of remotes.
 * @param files patterns of the files that run in browsers, of those of remotes, and of
 *   those that have no React
 */
export const styleRules = ({ browser, remotes, withoutReact = [] }: { browser: string[]; remotes: string[]; withoutReact?: string[] }) =>
  tseslint.config(
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    ...tseslint.configs.strict,
    {
      rules: {
        '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        // The compiler checks indexed access. Where the bounds of a loop prove that an item exists, `!` is allowed.
        '@typescript-eslint/no-non-null-assertion': 'off',
        '@typescript-eslint/no-dynamic-delete': 'off',
        '@typescript-eslint/no-invalid-void-type': 'off',
        // Doubles and listeners have empty functions on purpose.
        '@typescript-eslint/no-empty-function': 'off',
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-var': 'error',
        'prefer-const': 'error',
        'object-shorthand': 'error',
        'no-implicit-coercion': ['error', { boolean: false }],
        'no-eval': 'error',
        'no-new-func': 'error',
        'max-lines': ['error', { max: 300 }],
      },
    },
    {
      files: browser,
      plugins: jsxA11y.flatConfigs.recommended.plugins,
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: {
        ...jsxA11y.flatConfigs.recommended.rules,
        'no-console': 'error',
      },
    },
    {
      files: browser,
      // These rules take half of the linter's time, since they compile each file like React's compiler.
      ignores: withoutReact,
      plugins: { 'react-hooks': reactHooks },
      rules: reactHooks.configs['recommended-latest'].rules,
    },
    { files: browser, ignores: TESTS, rules: { 'no-restricted-syntax': ['error', ...OF_COMPONENTS] } },
    {
      files: remotes,
      ignores: TESTS,
      rules: {
        'no-restricted-syntax': ['error', ...OF_COMPONENTS, STYLE_OF_ITS_OWN, LOSS_WITHOUT_CHECKBOX, CALLS_IN_A_LOOP, OWN_REMOVE_BUTTON],
      },
    },
    {
      files: TESTS,
      rules: {
        'max-lines': ['error', { max: 550 }],
        'no-restricted-syntax': ['error', ...OF_TESTS],
      },
    },
  );
