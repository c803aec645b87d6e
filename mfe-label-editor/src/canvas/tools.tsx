import { useEffect, useEffectEvent } from 'react';
import { useText } from 'shared-kit/i18n';
import { latinKey } from 'shared-kit/state';
import { ActionButton, Icon } from 'shared-kit/ui-core';
import type { Mode } from '../drawing/drawing';
import type { Editor } from '../editing/use-editor';
import { MODE_KEYS } from './canvas-keys';
import { toolIcons } from './tool-icons';

/** Fields with the browser's own undo. A field marked `data-drawing` shows a value of the drawing, whose undo applies instead. */
const TYPING = 'input:not([type=checkbox],[type=radio],[type=file],[data-drawing]),textarea,[contenteditable=true]';

/** Undo and redo by Ctrl or Cmd with Z, Shift+Z and Y, anywhere on the page except in text fields and dialogs. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    const letter = latinKey(event).toLowerCase();
    const isRedo = letter === 'y' || (letter === 'z' && event.shiftKey);
    if (!isRedo && letter !== 'z') return;
    if (event.target instanceof Element && event.target.closest(`${TYPING},[role=dialog]`)) return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const HISTORY_KEYS = { undo: 'Control+Z Meta+Z', redo: 'Control+Shift+Z Meta+Shift+Z Control+Y' };
const MODES = ['region', 'add', 'delete', 'pattern'] as const;

/** The tools of the label editor, each with its key: the modes, of which the pressed one is active (LABEL-04, LABEL-08), and undo and redo. */
export function Tools({ editor }: { editor: Editor }) {
  const { t } = useText('labelEditor');
  const { editing, readOnly, setMode, undoLabel, redoLabel } = editor;
  const labels = { undo: undoLabel, redo: redoLabel };
  useUndoKeys(editor.undo, editor.redo);
  return (
    <div className="ic-panel le-tools" role="toolbar" aria-label={t('canvas.tools')} aria-orientation="vertical">
      <Tool mode="none" isActive={editing.mode === 'none'} onRun={() => setMode('none')}>
        {t('canvas.mode.none')}
      </Tool>
      {MODES.map((mode) => (
        <Tool
          key={mode}
          mode={mode}
          isActive={editing.mode === mode}
          pressed={editing.mode === mode}
          disabled={readOnly}
          onRun={() => choose(editor, mode)}
        >
          {t(`canvas.mode.${mode}`)}
        </Tool>
      ))}
      <hr />
      {(['undo', 'redo'] as const).map((step) => (
        <ActionButton
          key={step}
          action={`label.${step}`}
          className="le-tool"
          variant="text"
          icon={<Icon of={toolIcons[step]} />}
          disabled={readOnly || labels[step] === null}
          aria-description={labels[step] ?? undefined}
          aria-keyshortcuts={HISTORY_KEYS[step]}
          onRun={editor[step]}
        >
          {t(`canvas.${step}`)}
        </ActionButton>
      ))}
    </div>
  );
}

/** Enters or leaves a mode. The pattern mode opens the pattern of the selected barcode, or of the only one, at once. */
export function choose({ editing, drawing, selected, setMode, editPattern }: Editor, mode: Mode): void {
  if (editing.mode === mode) return setMode('none');
  const [only, ...more] = drawing.barcodes;
  const barcode = drawing.barcodes.find(({ id }) => id === selected) ?? (more.length === 0 ? only : undefined);
  if (mode === 'pattern' && barcode) return editPattern(barcode.id);
  setMode(mode);
}

interface ToolProps {
  mode: Mode;
  isActive: boolean;
  /** Absent for a tool that is no toggle button. */
  pressed?: boolean;
  disabled?: boolean;
  onRun: () => void;
  children: string;
}

function Tool({ mode, isActive, pressed, disabled, onRun, children }: ToolProps) {
  return (
    <ActionButton
      action={`label.mode.${mode}`}
      keys={MODE_KEYS[mode]}
      className={`le-tool${isActive ? ' le-tool-active' : ''}`}
      variant="text"
      icon={<Icon of={toolIcons[mode]} />}
      aria-pressed={pressed}
      disabled={disabled}
      onRun={onRun}
    >
      {children}
    </ActionButton>
  );
}
