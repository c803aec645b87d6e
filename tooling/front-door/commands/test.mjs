import { browserTests, jestTests, lint, summary, typecheck } from '../checks.mjs';
import { ensureInstalled } from '../install.mjs';
import { UserError } from '../user-error.mjs';

/** `npm test`: everything, to the end, whatever fails on the way. */
export async function main() {
  const total = { passed: 0, failed: 0 };
  /** @param {string} title @param {() => Promise<{ passed: number, failed: number }>} part */
  const part = async (title, part) => {
    console.log(`\n— ${title}`);
    const { passed, failed } = await part().catch((error) => {
      console.error(error instanceof UserError || !process.env.DEBUG ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) console.log(`— ${title}: ${failed} failed`);
  };
  /** @param {() => Promise<boolean>} check */
  const check = (check) => async () => ({ passed: 0, failed: (await check()) ? 0 : 1 });

  await ensureInstalled();
  await part('Types', check(typecheck));
  await part('Lint', check(lint));
  await part('Unit and platform tests', () => jestTests(() => true));
  await part('Browser tests', () => browserTests());
  console.log();
  return summary(total);
}
