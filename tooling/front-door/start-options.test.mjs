import { startOptions } from './start-options.mjs';

describe('npm start -- …', () => {
  it('builds, keeps the data and the usual ports when nothing is asked for', () => {
    expect(startOptions([])).toEqual({ fresh: false, size: undefined, build: true, anyPort: false, strictIndexes: false });
  });

  it('understands every option', () => {
    expect(startOptions(['--fresh', '--size=large', '--no-build', '--any-port', '--strict-indexes'])).toEqual({
      fresh: true,
      size: 'large',
      build: false,
      anyPort: true,
      strictIndexes: true,
    });
  });

  it.each([[['--sise=large']], [['--size=huge']], [['large']]])('names what it does not know in %j', (args) => {
    expect(() => startOptions(args)).toThrow(/--size|--fresh/);
  });
});
