import { openStore } from '../release/store';
import { baseOf, canaryFor } from './commands/publish-remote';

it.each([
  [['10%'], { percent: 10 }],
  [['2.5'], { percent: 2.5 }],
  [['company=acme'], { companies: ['acme'] }],
  [['10%', 'company=acme', 'company=norte'], { percent: 10, companies: ['acme', 'norte'] }],
])('ADD-RELEASE-02 takes %j for a canary', async (wanted, canary) => {
  expect(await canaryFor(wanted)).toEqual(canary);
});

it.each(['0%', '101%', 'ten', '-5%', 'company=', 'company=a b', ''])('refuses --canary "%s", and says what it can be', async (wanted) => {
  await expect(canaryFor([wanted])).rejects.toThrow('it can be a share of all (--canary=10%) or a company (--canary=company=acme).');
});

it('ADD-RELEASE-01 accepts a URL without query and fragment for --base', () => {
  expect(['https://cdn.example', 'https://CDN.example/', 'http://127.0.0.1:5000/a/b/'].map(baseOf)).toEqual([
    'https://cdn.example',
    'https://cdn.example',
    'http://127.0.0.1:5000/a/b',
  ]);
});

it.each([
  'https://cdn.example?v=1',
  'https://cdn.example/#a',
  'https://user:pass@cdn.example',
  '//cdn.example',
  'cdn.example',
  'ftp://cdn.example',
  '',
])('refuses --base "%s", below which no browser finds a remote', (base) => {
  expect(() => baseOf(base)).toThrow('it is the URL below which browsers find the folder "remotes"');
});

it.each(['s3://bucket', 'https://cdn.example/releases', 'gs:/bucket', 'GS://bucket', 'file:///srv/releases', '', ' '])(
  'refuses --to "%s", which would be a folder that nobody serves',
  (target) => {
    expect(() => openStore(target)).toThrow('it can be a folder, or a bucket: gs://bucket/folder. Nothing was changed.');
  },
);

it('refuses a canary for more companies than the console reads', async () => {
  await expect(canaryFor(Array.from({ length: 1001 }, (_one, at) => `company=c${at}`))).rejects.toThrow(
    'names 1001 companies; the console reads 1000',
  );
});
