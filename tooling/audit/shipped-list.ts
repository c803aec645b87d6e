import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ofShippedParts, type ThirdParty } from './notices';
import { linesOf, shown } from '../ground/print';
import { runPnpm } from '../ground/run-pnpm';
import { UserError } from '../ground/user-error';
import { ROOT, readWorkspace } from '../ground/workspace';

/** The file of a release that lists what is in it, in the form of CycloneDX (D-145). */
export const SHIPPED_LIST = 'bom.cdx.json';

/** The form that the list has, which the tools that read lists know. */
const SPEC = '1.6';

export interface Component {
  type: string;
  group?: string;
  name: string;
  version: string;
  purl: string;
  licenses?: object[];
  externalReferences?: { hashes?: object[] }[];
  pedigree?: object;
}

export interface Bom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string; version: string } };
  components: Component[];
}

const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name);

/**
 * The list of every package that a release contains, bundled or installed, with version, licence and hash.
 * @param byLicense the same packages, whose licences `NOTICES.txt` names
 * @returns the same for the same lock file, without time and number
 */
export async function readShippedList(byLicense: Record<string, ThirdParty[]>): Promise<Bom> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-spec-version', SPEC, '--sbom-type', 'application', '--prod'];
  const { code, output } = await runPnpm([...ofShippedParts(), ...args], { quiet: true });
  if (code !== 0) throw new UserError(shown`Listing the packages of the release failed:\n${linesOf(output)}`);
  // Who depends on whom is left out: of our own packages pnpm names others each time.
  const {
    serialNumber: _number,
    dependencies: _graph,
    ...bom
  } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  const { timestamp: _time, ...metadata } = bom.metadata;
  const licenses = new Map(Object.values(byLicense).flatMap((packages) => packages.map(({ name, license }) => [name, license])));
  const patches = patchedIn(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8'));
  const components = bom.components.map((one: Component) => {
    const license = licenses.get(nameOf(one));
    const patch = patches.get(`${nameOf(one)}@${one.version}`);
    return {
      ...one,
      ...(one.licenses === undefined && license !== undefined && { licenses: [{ license: { name: license } }] }),
      ...(patch !== undefined && { pedigree: { patches: [{ type: 'unofficial', diff: { url: patch } }] } }),
    };
  });
  return {
    ...bom,
    metadata,
    components: components.sort((one: Component, other: Component) => (one.purl < other.purl ? -1 : 1)),
  };
}

/** The packages that the repository changes, as `name@version`, with the files of the changes. @param workspace pnpm-workspace.yaml */
function patchedIn(workspace: string): Map<string, string> {
  const [, section = ''] = /^patchedDependencies:\n((?:[ #].*\n|\n)*)/m.exec(workspace) ?? [];
  return new Map([...section.matchAll(/^ {2}'([^']+)': (\S+)$/gm)].map(([, name = '', file = '']) => [name, file]));
}

/**
 * What is wrong with a list of what ships: that it is no list of CycloneDX, lacks a package, or lacks what readers of it need.
 * @param byLicense what `NOTICES.txt` names
 */
export function shippedListFaults(bom: Bom, byLicense: Record<string, ThirdParty[]>): string[] {
  if (bom.bomFormat !== 'CycloneDX' || bom.specVersion !== SPEC) return [`it is no list of CycloneDX ${SPEC}`];
  const own = new Set(readWorkspace().map(({ name }) => name));
  const listed = new Set(bom.components.map((one) => `${nameOf(one)}@${one.version}`));
  const noticed = Object.values(byLicense).flatMap((packages) =>
    packages.flatMap(({ name, versions }) => versions.map((version) => `${name}@${version}`)),
  );
  const others = bom.components.filter((one) => !own.has(nameOf(one)));
  return [
    ...noticed.filter((one) => !listed.has(one)).map((one) => `it lacks ${one}`),
    ...others.filter((one) => !noticed.includes(`${nameOf(one)}@${one.version}`)).map(({ purl }) => `NOTICES.txt lacks ${purl}`),
    ...others.filter(({ licenses }) => !licenses?.length).map(({ purl }) => `${purl} has no licence`),
    ...others
      .filter(({ externalReferences = [] }) => !externalReferences.some(({ hashes }) => hashes?.length))
      .map(({ purl }) => `${purl} has no hash`),
  ];
}
