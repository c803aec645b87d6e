import { parseToggles, type TableToggles } from 'shared-kit/model';
import { usePreference } from 'shared-kit/state';

/** The four toggles of session tables, remembered together for the session page and the export dialog (D-73, D-99). */
export function useTableToggles(): [toggles: TableToggles, set: (name: keyof TableToggles, on: boolean) => void] {
  const [toggles, remember] = usePreference('export.toggles', parseToggles);
  return [toggles, (name, on) => remember((before) => ({ ...before, [name]: on }))];
}
