import { startOptions } from './commands/start.mjs';

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
    });
  });

  it('reads every option', () => {
    const all = ['--fresh', '--size=large', '--no-build', '--any-port', '--strict-indexes', '--as-strict-as-production', '--counting'];
    expect(startOptions(all)).toEqual({
      fresh: true,
      size: 'large',
      build: false,
      anyPort: true,
      strictIndexes: true,
      asStrictAsProduction: true,
      counting: true,
    });
  });

  it.each([[['--sise=large']], [['--size=huge']], [['large']]])('refuses %j with the unknown argument', (args) => {
    expect(() => startOptions(args)).toThrow(/--size|--fresh/);
  });
});
