import { join } from 'node:path';
import { startDevServer } from '../webpack/dev-server';
import { buildPackages } from '../build/build-packages';
import { ROOT, packageNamed, readWorkspace } from '../ground/workspace';

/** Builds the gallery if its inputs have changed. */
export const buildGallery = () => buildPackages([packageNamed(readWorkspace(), 'gallery')]);

/** Serves the built gallery on this machine. Port 0 means any free port. */
export async function serveGallery(port: number) {
  const { url, stop } = await startDevServer(join(ROOT, 'gallery', 'dist'), port, 'index.html');
  return { url: url.slice(0, -1), stop };
}
