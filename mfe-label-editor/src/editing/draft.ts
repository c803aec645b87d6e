import type { LabelDesign, SettingsVersion } from 'shared-kit/model';
import { EMPTY_DRAWING, type LabelDrawing } from '../drawing/drawing';
import { drawingOf } from '../drawing/stored-label';
import { startHistory } from '../drawing/history';
import type { Steps } from '../drawing/steps';

/** The stored label that was opened or last merged with the drawing; `label` is null for a new one. */
export interface Base {
  label: LabelDesign | null;
  version: SettingsVersion | undefined;
  drawing: LabelDrawing;
}

/** The state of the editor that a reload restores. */
export interface Draft {
  base: Base;
  steps: Steps;
}

/** What changes of others are merged with: the stored label, or an empty drawing for a new one. */
export function baseOf(label: LabelDesign | null, version: SettingsVersion | undefined): Base {
  return { label, version, drawing: label ? drawingOf(label) : EMPTY_DRAWING };
}

export const startDraft = (base: Base): Draft => ({
  base,
  steps: startHistory({ editing: { drawing: base.drawing, mode: 'none', edited: null }, label: '' }),
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The draft in a stored value; null for one that another version of this page has written. */
export function readStoredDraft(stored: unknown): Draft | null {
  if (!isObject(stored) || stored['format'] !== FORMAT || !isObject(stored['draft'])) return null;
  const { base, steps } = stored['draft'];
  return isObject(base) && isObject(steps) && isObject(steps['present']) ? (stored['draft'] as unknown as Draft) : null;
}

/** To be raised when the shape of stored drafts changes: drafts of other formats are ignored. */
const FORMAT = 1;

export const storedDraft = (draft: Draft) => ({ format: FORMAT, draft });
