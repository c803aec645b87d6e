import type { ConsoleConfig } from 'shared-kit/host/contract';
import { createContext, useContext } from 'react';

/** The content of `/config.json`. */
export const ConfigContext = createContext<ConsoleConfig | null>(null);

/** The deployment's configuration. Throws outside of `ConfigContext`. */
export function useConfig(): ConsoleConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('There is no <ConfigContext> above this component.');
  return config;
}
