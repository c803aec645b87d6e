import { useText } from 'shared-kit/i18n';
import { STAGE_SIZE, type EditState, type VersionedSettings } from 'shared-kit/model';
import { useNavigate, type LinkTarget } from 'shared-kit/router';
import { Alert, Button, ButtonLink, Page } from 'shared-kit/ui-core';
import { DomainTabs } from 'shared-kit/ui-domain';
import { LiveIndicator } from 'shared-kit/ui-overlay';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type CSSProperties } from 'react';
import { BarcodeList } from '../barcodes/barcode-list';
import { CanvasPanel } from '../canvas/canvas-panel';
import { Tools } from '../canvas/tools';
import { useImage } from '../canvas/use-image';
import { extentOf } from '../drawing/edits';
import { sizeOf } from '../drawing/geometry';
import { EMPTY_DRAWING } from '../drawing/drawing';
import { LabelCopies } from '../copy-label/label-copies';
import type { EditedDraftOptions } from '../editing/use-edited-draft';
import { useEditor } from '../editing/use-editor';
import { LabelFields } from './label-fields';
import { PatternPanel } from './pattern-panel';
import { usePictureLoading } from '../picture/use-picture-loading';
import { decodedTexts, proposedDrawing } from '../proposal/proposal';
import { useProposal } from '../proposal/use-proposal';
import { ProposalBar } from '../proposal/proposal-bar';
import { OthersChangedNotice } from '../save/others-changed-notice';
import { useLabelSave } from '../save/use-label-save';

export interface LabelEditorProps extends EditedDraftOptions {
  state: EditState;
  index: number;
  latest: VersionedSettings | undefined;
  /** Why nothing can be changed, in the user's language; null when the label can be changed. */
  readOnlyReason: string | null;
  /** The page that saving and cancelling open. */
  settings: LinkTarget;
}

const MIN_WIDTH = 520;

/** The label editor: tools at the left, the picture in the middle, at the right the barcodes and the pattern of the selected one. */
export function LabelEditor({ state, index, name, draftKey, start, latest, readOnlyReason, settings }: LabelEditorProps) {
  const { t } = useText('labelEditor');
  const navigate = useNavigate();
  const editor = useEditor({ name, draftKey, start, readOnly: readOnlyReason !== null });
  const { drawing, editing } = editor;
  const loading = usePictureLoading();
  const image = useImage(drawing.picture);
  const reading = useProposal(drawing.picture);
  // Memoised, so that the ids of the proposed barcodes stay the same.
  const proposed = useMemo(() => reading.proposal && proposedDrawing(reading.proposal), [reading.proposal]);
  const texts = useMemo(() => decodedTexts(reading.codes, drawing.barcodes), [reading.codes, drawing.barcodes]);
  const saving = useLabelSave({
    state,
    editor,
    labels: latest?.labelDesigns ?? [],
    onSaved: () => void navigate(settings.to, { state: settings.state }),
  });
  const savePattern = useRef<() => Promise<boolean>>(null);
  const [savedPatterns, setSavedPatterns] = useState(0);
  /** Saves the edited pattern first. If that fails, the label is not saved either (LABEL-16). */
  const save = async () => {
    if (!savePattern.current) return saving.save();
    if (await savePattern.current()) setSavedPatterns((before) => before + 1);
  };
  // The drawing contains the saved pattern only in the next rendering.
  const saveDrawing = useEffectEvent(() => saving.save());
  useEffect(() => {
    if (savedPatterns > 0) void saveDrawing();
  }, [savedPatterns]);
  const picture = image.size ?? (image.status === 'failed' || image.status === 'none' ? sizeOf(extentOf(drawing)) : null);
  const isPattern = editing.mode === 'pattern';
  const saved = latest?.labelDesigns.find((one) => one.name === editor.draft.base.label?.name);

  const applyProposal = () => {
    if (!proposed) return;
    editor.change(
      (before) => ({ ...before, region: proposed.region, barcodes: proposed.barcodes }),
      t('canvas.step.proposal', { count: proposed.barcodes.length }),
    );
  };
  const saveAsNew = async () => {
    const loaded = drawing.picture?.source === 'stored' ? await loading.rotate(drawing.picture, 0) : drawing.picture;
    const base = { label: null, version: latest?.version, drawing: EMPTY_DRAWING };
    editor.rebase(base, (before) => ({ ...before, picture: loaded ?? before.picture }), t('save.isNew'));
  };

  // As wide as the picture is at its largest, and never too narrow for the zoom bar.
  const width = picture
    ? Math.max(MIN_WIDTH, Math.round(Math.min(STAGE_SIZE.width, (picture.width * STAGE_SIZE.height) / picture.height, picture.width)))
    : STAGE_SIZE.width;

  return (
    <Page
      title={t('title')}
      place={state.domain}
      names={[state.domain]}
      crumbs={[{ label: t('save.crumb', { domain: state.domain }), to: settings.to }]}
      live={<LiveIndicator />}
      actions={
        <>
          {editor.dirty && <span className="ic-muted">{t('save.unsaved')}</span>}
          {saved && <LabelCopies label={saved} company={state.company} domain={state.domain} dirty={editor.dirty} />}
          <ButtonLink {...settings}>{t('save.cancel')}</ButtonLink>
          <Button
            variant={editor.dirty ? 'primary' : 'default'}
            loading={saving.busy}
            disabled={editor.readOnly}
            onClick={() => void save()}
          >
            {t('save.save')}
          </Button>
        </>
      }
    >
      <DomainTabs domain={{ company: state.company, domain: state.domain }} current="settings" />
      <div className={`le${isPattern ? ' le-pattern-mode' : ''}`} style={{ '--le-width': `${width}px` } as CSSProperties}>
        <div className="le-notices">
          {readOnlyReason && <Alert severity="warning">{readOnlyReason}</Alert>}
          {'steps' in start && <RestoredNotice />}
          <OthersChangedNotice editor={editor} latest={latest} onSaveAsNew={() => void saveAsNew()} />
        </div>
        <Tools editor={editor} />
        <CanvasPanel editor={editor} image={image} picture={picture} loading={loading} proposal={isPattern ? null : reading.proposal}>
          {drawing.picture && !isPattern && (
            <ProposalBar reading={reading} onUse={applyProposal} drawn={drawing.barcodes.length} disabled={editor.readOnly} />
          )}
        </CanvasPanel>
        <LabelFields
          editor={editor}
          saving={saving}
          loading={loading}
          about={t('save.number', { number: index + 1, domain: state.domain })}
          domain={state.domain}
        />
        <BarcodeList editor={editor} picture={picture} />
        <PatternPanel editor={editor} texts={texts} saveWithLabel={savePattern} />
        {editor.announcement}
      </div>
    </Page>
  );
}

/** Says once that a reload has restored a draft. */
function RestoredNotice() {
  const { t } = useText('labelEditor');
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return null;
  return (
    <Alert
      severity="info"
      title={t('save.restored')}
      action={
        <Button size="small" onClick={() => setSeen(true)}>
          {t('save.restoredOk')}
        </Button>
      }
    >
      {t('save.restoredHelp')}
    </Alert>
  );
}
