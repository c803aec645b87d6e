import { relative } from 'node:path';
import { shippedParts } from './notices';
import { linesOf, shown } from '../ground/print';
import { runPnpm } from '../ground/run-pnpm';
import { UserError } from '../ground/user-error';
import { ROOT } from '../ground/workspace';

/** A known weakness of a package that the product uses. */
export interface Finding {
  /** such as `GHSA-cxrh-j4jr-qwg3` */
  advisory: string;
  package: string;
  /** that are installed and have it */
  versions: string[];
  severity: string;
  title: string;
  url: string;
  /** the versions without it */
  patched?: string;
  /** a way in which the package comes into the product, of several one into a release */
  path: string;
  /** whether a release contains it, or only the tools that build one */
  isShipped: boolean;
}

/** By default pnpm tries for more than a minute. */
const RETRIES = ['--config.fetch-retries=1', '--config.fetch-retry-mintimeout=500'];

/** Thrown if the service of advisories gives no answer, so that nothing is known about the packages. */
export class OutOfReach extends Error {}

/**
 * Asks the registry's service of advisories about everything that is no dependency for development alone.
 * @param options `registry`: its URL, without which it is the configured one
 */
export async function readFindings({ registry }: { registry?: string } = {}): Promise<{ packages: number; findings: Finding[] }> {
  const at = registry === undefined ? [] : [`--config.registry=${registry}`];
  const { code, output } = await runPnpm([...at, ...RETRIES, 'audit', '--prod', '--json'], { quiet: true });
  const report = reportIn(output);
  // pnpm names a package of the repository by its folder.
  const parts = shippedParts().map(({ folder }) => relative(ROOT, folder).replaceAll(/[\\/]/g, '__'));
  if (report)
    return {
      packages: report.metadata?.totalDependencies ?? 0,
      findings: Object.values(report.advisories).map((advisory) => findingOf(advisory, parts)),
    };
  if (output.includes('ERR_PNPM_AUDIT')) throw new OutOfReach(output.trim());
  throw new UserError(shown`pnpm audit ended with code ${code}:\n${linesOf(output)}`);
}

/** What is read of pnpm's report. */
interface Report {
  metadata?: { totalDependencies?: number };
  advisories: Record<string, Advisory>;
}

interface Advisory {
  id: number;
  github_advisory_id?: string;
  module_name: string;
  severity: string;
  title: string;
  url: string;
  patched_versions?: string;
  findings?: { version: string; paths?: string[] }[];
}

function reportIn(output: string): Report | undefined {
  try {
    const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
    return typeof report.advisories === 'object' && report.advisories !== null ? report : undefined;
  } catch {
    return undefined;
  }
}

/** @param advisory as pnpm prints it */
function findingOf(
  { id, github_advisory_id, module_name, severity, title, url, patched_versions, findings = [] }: Advisory,
  parts: string[],
): Finding {
  const all = findings.flatMap(({ paths = [] }) => paths);
  // pnpm gives them in the order in which it happened to read the folders.
  const paths = all.toSorted();
  const shipped = paths.find((path) => parts.includes(path.split('>')[0] ?? ''));
  return {
    advisory: github_advisory_id ?? String(id),
    package: module_name,
    versions: findings.map(({ version }) => version),
    severity,
    title,
    url,
    patched: patched_versions,
    path: shipped ?? paths[0] ?? module_name,
    isShipped: shipped !== undefined,
  };
}
