import type { LabelDesign, SettingsVersion } from 'shared-kit/model';
import type { LabelDrawing } from '../drawing/drawing';
import { drawingOf } from '../drawing/stored-label';
import { EMPTY_DRAWING } from '../drawing/drawing';
import { startHistory } from '../drawing/history';
import type { Steps } from '../drawing/steps';

/** The stored label that an editing session began with, or was merged with since; null for a new one. */
export interface Base {
  label: LabelDesign | null;
  version: SettingsVersion | undefined;
  drawing: LabelDrawing;
}

/** All of an editing session that is worth keeping. */
export interface Draft {
  base: Base;
  steps: Steps;
}

export function baseOf(label: LabelDesign | null, version: SettingsVersion | undefined): Base {
  return { label, version, drawing: label ? drawingOf(label) : EMPTY_DRAWING };
}

export const startDraft = (base: Base): Draft => ({
  base,
  steps: startHistory({ editing: { drawing: base.drawing, mode: 'none', edited: null }, label: '' }),
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A stored draft, if it is one: another version of this page may have written it. */
export function readStoredDraft(stored: unknown): Draft | null {
  if (!isObject(stored) || stored['format'] !== FORMAT || !isObject(stored['draft'])) return null;
  const { base, steps } = stored['draft'];
  return isObject(base) && isObject(steps) && isObject(steps['present']) ? (stored['draft'] as unknown as Draft) : null;
}

/** Rises when what is stored changes its shape: older drafts are not understood any more. */
const FORMAT = 1;

export const storedDraft = (draft: Draft) => ({ format: FORMAT, draft });
