/** For tests: publishes a version, and is killed before a given change of the disk: `node publish-until-killed.ts <folder> <count>`. */
import { openFolder } from '../folder-store';
import { publish } from '../publish';
import { aBuild } from './builds';
import { filesWith } from './failing-files';

const [folder = '', count = ''] = process.argv.slice(2);
const files = filesWith((before) => {
  if (before === Number(count)) process.kill(process.pid, 'SIGKILL');
});
await publish(openFolder(folder, files), aBuild('mfe-x', '1.1.0-bb'));
