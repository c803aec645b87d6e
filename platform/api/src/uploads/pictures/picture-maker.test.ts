import { CODE } from 'shared-kit/model';
import sharp from 'sharp';
import { bundleChild } from '../../testing/bundle-child';
import { childProgram, FILLS_MEMORY } from '../../testing/child-program';
import { createPictureMaker } from './picture-maker';

const dataUrl = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`;
const jpeg = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#336699' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const PARTY = { company: 'acme', user: 'u1' };
const notAPicture = { problem: { code: CODE.imageType, field: 'picture' } };

it.each([
  ['keeps its decoder busy', 'for (;;);', { deadlineMs: 5000 }],
  ['takes too much memory', FILLS_MEMORY, { memoryMiB: 64 }],
  ['crashes its decoder', `process.kill(process.pid, 'SIGSEGV');`, {}],
])('PROFILE-11 LABEL-17 a picture that %s is refused with 7, and the next is made', async (_what, work, limits) => {
  const picture = dataUrl(await jpeg(16));
  const programs = [childProgram(work), bundleChild('picture')];
  const { make } = createPictureMaker(() => programs.shift()!, limits);
  await expect(make(picture, PARTY)).rejects.toMatchObject(notAPicture);
  await expect(make(picture, PARTY)).resolves.toMatchObject({ contentType: 'image/jpeg' });
});

it('PROFILE-11 the largest allowed picture can be turned upright within the memory limit of its process', async () => {
  const made = await createPictureMaker(bundleChild, { memoryMiB: 700 }).makeWithThumbnail(dataUrl(await jpeg(8000)), PARTY);
  expect(await sharp(made.picture.bytes).metadata()).toMatchObject({ width: 8000, height: 8000 });
  expect(await sharp(made.thumbnail.bytes).metadata()).toMatchObject({ width: 128, height: 128 });
});
