import { chooseVersions, type Visitor } from 'shared-kit/model/registry';
import { readRegistry, type RegistrySettings } from './registry';
import type { LoadedRegistry } from './loaded-registry';

const DEVICE = 'deviceId';

/** The registry before the sign-in; its `choose` returns the registry of the user who signs in. */
export function withCanaries(json: unknown, settings: RegistrySettings = {}, device: string | null = deviceId()): LoadedRegistry | null {
  const read = (user: Visitor['user']) =>
    readRegistry(json, settings, (listed, sourceFault) => chooseVersions(listed, sourceFault, { device, user }));
  const before = read(null);
  return before && { ...before, choose: read };
}

/** Null without storage, because the id would change with each visit: the device gets no canaries by share then. */
function deviceId(): string | null {
  try {
    const id = localStorage.getItem(DEVICE) ?? crypto.randomUUID();
    localStorage.setItem(DEVICE, id);
    return id;
  } catch {
    return null;
  }
}
