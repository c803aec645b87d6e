import type { ReactNode } from 'react';
import { CONFIG_PATH, fetchJson, REGISTRY_PATH, type FileReading, type StartRequests } from '../registry/requests';
import { Unreachable } from './unreachable';

/** Resolves with the content of config and registry. While one of them is out of reach, `show` gets a page that says so and asks again on Retry. */
export function reachFiles({ config, registry }: StartRequests, show: (page: ReactNode) => void): { config: Promise<unknown>; registry: Promise<unknown> } {
  const missing = new Map<string, () => void>();
  const render = (retrying: boolean) => {
    const paths = [...missing.keys()];
    const retry = () => {
      render(true);
      const again = [...missing.values()];
      missing.clear();
      for (const ask of again) ask();
    };
    show(<Unreachable paths={paths} retrying={retrying} onRetry={retry} />);
  };
  const reach = async (path: string, first: Promise<FileReading>): Promise<unknown> => {
    for (let reading = await first; ; reading = await fetchJson(path)) {
      if (reading.reached) return reading.json;
      await new Promise<void>((resolve) => {
        missing.set(path, resolve);
        render(false);
      });
    }
  };
  return { config: reach(CONFIG_PATH, config), registry: reach(REGISTRY_PATH, registry) };
}
