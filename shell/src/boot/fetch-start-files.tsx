import { formatList, useText } from 'shared-kit/i18n';
import type { ReactNode } from 'react';
import { LonePage } from '../feedback/lone-page';
import { CONFIG_PATH, fetchJson, REGISTRY_PATH, type FileReading, type StartRequests } from '../registry/requests';

/** Resolves with the content of config and registry. While one of them is out of reach, `show` gets a page that says so and asks again on Retry. */
export function fetchStartFiles(
  { config, registry }: StartRequests,
  show: (page: ReactNode) => void,
): { config: Promise<unknown>; registry: Promise<unknown> } {
  const missing = new Map<string, () => void>();
  const render = (retrying: boolean) => {
    const paths = [...missing.keys()];
    const retry = () => {
      render(true);
      const waiting = [...missing.values()];
      missing.clear();
      for (const fetchAgain of waiting) fetchAgain();
    };
    show(<Unreachable paths={paths} retrying={retrying} onRetry={retry} />);
  };
  const fetchUntilReached = async (path: string, first: Promise<FileReading>): Promise<unknown> => {
    for (let reading = await first; ; reading = await fetchJson(path)) {
      if (reading.reached) return reading.json;
      await new Promise<void>((resolve) => {
        missing.set(path, resolve);
        render(false);
      });
    }
  };
  return { config: fetchUntilReached(CONFIG_PATH, config), registry: fetchUntilReached(REGISTRY_PATH, registry) };
}

interface UnreachableProps {
  /** The files that the server did not send. */
  paths: readonly string[];
  retrying: boolean;
  onRetry: () => void;
}

/** Shown instead of the console when the files that it starts from cannot be reached. */
function Unreachable({ paths, retrying, onRetry }: UnreachableProps) {
  const { t } = useText('common');
  const text = t('unreachable.text', { files: formatList(paths.map((path) => path.slice(1))) });
  return (
    <LonePage role="alert" title={t('unreachable.title')} text={text} action={t('action.retry')} loading={retrying} onAction={onRetry} />
  );
}
