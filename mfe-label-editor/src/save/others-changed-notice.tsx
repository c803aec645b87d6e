import { useText } from 'shared-kit/i18n';
import { settingsDifferences, type LabelDesign, type VersionedSettings } from 'shared-kit/model';
import { Alert, Button } from 'shared-kit/ui-core';
import type { LabelDrawing } from '../drawing/drawing';
import { mergeDrawings, isSameDrawing } from '../drawing/merge';
import { baseOf } from '../editing/draft';
import type { Editor } from '../editing/use-editor';

/** Whether a label that others have saved differs. One that was saved again without a difference counts as unchanged. */
function isChanged(label: LabelDesign, now: LabelDesign, latest: VersionedSettings): boolean {
  const holding = (one: LabelDesign) => ({ ...latest, labelDesigns: [one], manualInputFields: [] });
  return settingsDifferences(holding(label), holding(now)).length > 0;
}

interface OthersChangedNoticeProps {
  editor: Editor;
  latest: VersionedSettings | undefined;
  /** For a label that others have removed: saves the drawing as a new label. */
  onSaveAsNew: () => void;
}

/** Says who has changed the label meanwhile and what differs, and offers to keep either version (D-45, ADD-03). */
export function OthersChangedNotice({ editor, latest, onSaveAsNew }: OthersChangedNoticeProps) {
  const { t } = useText('labelEditor');
  const { base } = editor.draft;
  const { label } = base;
  if (!label || !latest) return null;
  const by = latest.version.byName ?? t('save.somebody');
  const now = latest.labelDesigns.find(({ name }) => name === label.name);
  if (!now) {
    return (
      <Alert
        severity="warning"
        title={t('save.gone', { name: label.name, by })}
        action={
          <Button size="small" onClick={onSaveAsNew}>
            {t('save.asNew')}
          </Button>
        }
      >
        {t('save.goneHelp')}
      </Alert>
    );
  }
  if (!isChanged(label, now, latest)) return null;
  const theirs = baseOf(now, latest.version);
  return (
    <Alert
      severity="warning"
      title={t('save.others', { by })}
      action={
        <>
          <Button
            size="small"
            variant="primary"
            onClick={() =>
              editor.rebase(theirs, (drawing) => mergeDrawings(base.drawing, drawing, theirs.drawing), t('save.merged', { by }))
            }
          >
            {t('save.merge')}
          </Button>
          <Button size="small" onClick={() => editor.rebase(theirs, () => theirs.drawing, t('save.reloaded', { by }))}>
            {t('save.reload')}
          </Button>
        </>
      }
    >
      <ul className="le-changes">
        {aspectsOf(base.drawing, theirs.drawing).map((aspect) => (
          <li key={aspect}>{t(`save.changed.${aspect}`)}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** The parts of a drawing that differ, for a message that names them: the coordinates themselves would not help the user. */
function aspectsOf(before: LabelDrawing, after: LabelDrawing): ('picture' | 'region' | 'barcodes' | 'patterns')[] {
  const differs = (part: Partial<LabelDrawing>) => !isSameDrawing({ ...before, ...part }, before);
  const places = after.barcodes.map(({ firstVertex, secondVertex }) => ({ firstVertex, secondVertex }));
  const isMoved =
    JSON.stringify(places) !== JSON.stringify(before.barcodes.map(({ firstVertex, secondVertex }) => ({ firstVertex, secondVertex })));
  const patterns = ({ barcodes }: LabelDrawing) => JSON.stringify(barcodes.map(({ pattern }) => pattern));
  return [
    ...(differs({ picture: after.picture }) ? (['picture'] as const) : []),
    ...(differs({ region: after.region }) ? (['region'] as const) : []),
    ...(isMoved ? (['barcodes'] as const) : []),
    ...(patterns(before) !== patterns(after) ? (['patterns'] as const) : []),
  ];
}
