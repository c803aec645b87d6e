import { createMemoryFiles } from 'shared-kit/testing/doubles';

export const LABEL = 'samples/label';
export const FAILING = 'samples/gone';
export const NEVER = 'samples/never';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240">
<rect width="320" height="240" fill="#e1f1f2"/><rect x="40" y="50" width="240" height="140" rx="8" fill="#fff" stroke="#0c6b76" stroke-width="3"/>
<path d="M70 80v70M82 80v70M90 80v70M106 80v70M112 80v70M128 80v70M144 80v70M150 80v70M170 80v70M178 80v70M196 80v70M204 80v70M222 80v70M238 80v70M250 80v70" stroke="#18212b" stroke-width="5"/>
</svg>`;

/** The file storage of the gallery: a picture, a missing one, and one that never loads. */
export function sampleFiles(): ReturnType<typeof createMemoryFiles> {
  const files = createMemoryFiles({ [LABEL]: new Blob([DRAWING], { type: 'image/svg+xml' }) });
  const { read } = files;
  return Object.assign(files, { read: (path: string) => (path === NEVER ? new Promise<never>(() => {}) : read(path)) });
}
