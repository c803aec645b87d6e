import { commandArguments } from './command-arguments';

const OPTIONS = { since: { says: 'the commit', type: 'string', alone: 'main' }, force: { says: 'always', type: 'boolean' } } as const;

describe('the arguments of a command (ADR-0073)', () => {
  it('have an option that may stand alone, whose value only a command without names takes from the next argument', () => {
    const read = (args: string[], mostNames: number) => {
      const { values, names } = commandArguments(args, 'Use it', OPTIONS, { mostNames });
      return [values.since, names];
    };
    expect(read(['--since', 'mfe-x'], 1)).toEqual(['main', ['mfe-x']]);
    expect(read(['--since=v1', 'mfe-x'], 1)).toEqual(['v1', ['mfe-x']]);
    expect(read(['--since', 'v1'], 0)).toEqual(['v1', []]);
    expect(read(['--since', '--force'], 0)).toEqual(['main', []]);
  });

  it('are passed on, options of another program with them', () => {
    expect(commandArguments(['mfe-x', '--force', '-t=ID', '--workers=1'], 'Use it', OPTIONS, { passesOn: true })).toMatchObject({
      values: { force: true },
      names: ['mfe-x'],
      passedOn: ['-t=ID', '--workers=1'],
    });
    expect(() => commandArguments(['--workers=1'], 'Use it', OPTIONS)).toThrow(/--workers.*\nUse it/);
  });

  it('are explained by --help, each option with what it does', () => {
    expect(() => commandArguments(['--help'], 'Use it', OPTIONS)).toThrow(
      'Use it\nOptions:\n  --since[=…]  the commit\n  --force      always',
    );
  });
});
