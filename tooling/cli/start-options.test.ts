import { startOptions } from './commands/start';

const NONE = { distance: false, quotas: false, faults: undefined };
const SWITCHES = ['--distance', '--quotas', '--faults=7'];

describe('npm start -- …', () => {
  it('without options builds, keeps the data and takes the usual ports', () => {
    expect(startOptions([])).toEqual({
      fresh: false,
      size: undefined,
      build: true,
      anyPort: false,
      strictIndexes: false,
      asStrictAsProduction: false,
      counting: false,
      switches: NONE,
    });
  });

  it('reads every option', () => {
    const all = [
      '--fresh',
      '--size=large',
      '--no-build',
      '--any-port',
      '--strict-indexes',
      '--as-strict-as-production',
      '--counting',
      ...SWITCHES,
    ];
    expect(startOptions(all)).toEqual({
      fresh: true,
      size: 'large',
      build: false,
      anyPort: true,
      strictIndexes: true,
      asStrictAsProduction: true,
      counting: true,
      switches: { distance: true, quotas: true, faults: '7' },
    });
  });

  it('ADD-45 refuses faults without a seed', () => {
    expect(() => startOptions(['--faults='])).toThrow('--faults needs a seed');
  });

  it.each([[['--sise=large']], [['--size=huge']], [['large']]])('refuses %j with the unknown argument', (args) => {
    expect(() => startOptions(args)).toThrow(/--size|--fresh/);
  });
});
