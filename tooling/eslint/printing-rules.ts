/** A text with others' words, which only the tag `shown` keeps on their line. */
const RAW_VALUES = {
  selector: [
    '> TemplateLiteral[expressions.length>0]',
    '> :matches(BinaryExpression, ConditionalExpression) TemplateLiteral[expressions.length>0]:not(TaggedTemplateExpression *)',
  ]
    .map((below) => `:matches(CallExpression[callee.name=/^print(Error)?$/], NewExpression[callee.name="UserError"]) ${below}`)
    .join(),
  message: 'Tag the text with `shown` of tooling/ground/print.ts: others may have written the values.',
};

/** Writing to the terminal without `print`. */
export const PAST_THE_DOOR = {
  selector: 'MemberExpression[property.name="write"][object.property.name=/^(stdout|stderr)$/][object.object.name="process"]',
  message: 'Print by `print` of tooling/ground/print.ts, which escapes what others wrote.',
};

/** Starting a program that would outlive the command (ADR-0079). What a command waits for without doing anything else is short. */
const PAST_THE_CHILDREN = {
  selector:
    'ImportDeclaration[source.value="node:child_process"][importKind!="type"] > ImportSpecifier[importKind!="type"][imported.name!=/^execFileSync$/]',
  message: 'Start programs by runToEnd of tooling/ground/run.ts, or startChild of tooling/ground/children.mjs: they end with the command.',
};

/** What prints: the door, and the entry of the commands, which runs before anything is installed. */
const DOORS = ['tooling/ground/print.ts', 'tooling/cli/command.mjs'];

/**
 * Commands print through one door (ADD-50), which lets no terminal code out. Where they print what a store of releases, a browser or a service holds, each
 * value is escaped, so that it cannot start a line either.
 */
export const printingRules = [
  {
    files: ['tooling/**/*.{ts,mjs}', 'platform/*/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**', ...DOORS],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['tooling/**/*.{ts,mjs}'],
    ignores: ['**/*.test.ts', '**/testing/**', ...DOORS, 'tooling/ground/*children.mjs', 'tooling/kit-package/repository.ts'],
    rules: { 'no-restricted-syntax': ['error', PAST_THE_DOOR, PAST_THE_CHILDREN, RAW_VALUES] },
  },
];
