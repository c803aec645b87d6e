// node publish.mjs <folder or gs://bucket/below> [origin that browsers fetch the files from]
import { openStore, publish, publishingCheck, readBuilt, signerOf } from 'tooling/release';

const [target = '', base] = process.argv.slice(2);
const built = readBuilt('dist');
const { serial } = await publish(openStore(target), built, { base, check: await publishingCheck(built), signer: signerOf() });
console.log(`${built.entry.name} ${built.entry.version} is published in ${target} (registry ${serial}).`);
