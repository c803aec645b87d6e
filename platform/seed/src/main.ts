import { parseArgs } from 'node:util';
import { connectFirebase } from 'platform-api/accounts';
import { readEnvironment } from 'platform-api';
import { seedDemo } from './seed';
import type { SeedSize } from './sessions/session-plan';

const SIZES: readonly string[] = ['demo', 'large'];

const { values } = parseArgs({ options: { size: { type: 'string', default: 'demo' } } });
if (!SIZES.includes(values.size)) {
  process.stderr.write(`--size is "${values.size}" and must be one of ${SIZES.join(', ')}.\n`);
  process.exit(1);
}
const firebase = connectFirebase(readEnvironment(process.env, 0));
const started = Date.now();
await seedDemo(firebase, {
  size: values.size as SeedSize,
  onStep: (step) => process.stdout.write(`${JSON.stringify({ seeding: step })}\n`),
});
process.stdout.write(`${JSON.stringify({ seeded: values.size, ms: Date.now() - started })}\n`);
await firebase.close();
