import { buildPackages, buildable, requireBuilt } from '../build-packages.mjs';
import { ensureInstalled } from '../install.mjs';
import { freePorts, wantedPorts } from '../ports.mjs';
import { serve } from '../serve.mjs';
import { startOptions } from '../start-options.mjs';

/** `npm start`. @param {string[]} args */
export async function main(args) {
  const options = startOptions(args);
  // Checked first, so that a taken port is reported before minutes of building.
  await freePorts(wantedPorts(process.env), options);
  await ensureInstalled();
  const packages = buildable();
  if (options.build) await buildPackages(packages);
  else requireBuilt(packages);
  return serve(options);
}
