import { useLabelText } from 'shared-kit/i18n';

/** What users call a part of the console; the name of one that the shell was built before is its package's. */
export function useRemoteName(): (remote: string) => string {
  const label = useLabelText();
  return (remote) => {
    const key = `remote.name.${remote}`;
    const text = label(key);
    return text === key ? remote : text;
  };
}
