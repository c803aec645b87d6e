/** For tests: publishes a version, and is killed before a given change of the disk: `node publish-until-killed.mjs <folder> <count>`. */
import { openFolder } from '../folder-store.mjs';
import { publish } from '../publish.mjs';
import { aBuild } from './builds.mjs';
import { filesWith } from './failing-files.mjs';

const [folder = '', count = ''] = process.argv.slice(2);
const files = filesWith((before) => {
  if (before === Number(count)) process.kill(process.pid, 'SIGKILL');
});
await publish(openFolder(folder, files), aBuild('mfe-x', '1.1.0-bb'));
