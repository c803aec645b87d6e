import { useSyncExternalStore } from 'react';
import type { COLORS } from './tokens';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];
export type Scheme = keyof typeof COLORS;

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();
let mode = stored();
let isPrinting = false;

function stored(): ThemeMode {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return THEME_MODES.find((known) => known === value) ?? 'system';
  } catch {
    return 'system';
  }
}

function darkPreferred(): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;
}

/** The scheme that is shown; paper is light. */
export function currentScheme(): Scheme {
  if (isPrinting) return 'light';
  if (mode !== 'system') return mode;
  return darkPreferred()?.matches ? 'dark' : 'light';
}

function apply(): void {
  document.documentElement.dataset.scheme = currentScheme();
  listeners.forEach((listener) => listener());
}

/** Sets the stored scheme on the document, and from then on follows the system and printing. */
export function startThemeMode(): void {
  mode = stored();
  apply();
  darkPreferred()?.addEventListener('change', apply);
  for (const event of ['beforeprint', 'afterprint']) window.addEventListener(event, followPrinting);
  window.addEventListener('storage', followOtherTab);
}

/** Another tab may have stored a choice. */
function followOtherTab(): void {
  mode = stored();
  apply();
}

function followPrinting({ type }: Event): void {
  isPrinting = type === 'beforeprint';
  apply();
}

function setThemeMode(next: ThemeMode): void {
  mode = next;
  try {
    localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Without storage (private mode) the choice is kept until the page is reloaded.
  }
  apply();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page is being printed. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

/** The chosen mode, the resulting scheme, and the function that changes the mode. */
export function useThemeMode(): { mode: ThemeMode; scheme: Scheme; setMode: (mode: ThemeMode) => void } {
  const chosen = useSyncExternalStore(subscribe, () => mode);
  const scheme = useSyncExternalStore(subscribe, currentScheme);
  return { mode: chosen, scheme, setMode: setThemeMode };
}
