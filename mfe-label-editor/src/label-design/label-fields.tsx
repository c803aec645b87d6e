import { useText } from 'shared-kit/i18n';
import { IMAGE_TYPES } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { ProgressBar } from 'shared-kit/ui-overlay';
import { FileInput } from 'shared-kit/ui-form';
import { Alert, Input, WithNames } from 'shared-kit/ui-core';
import { isBlank } from '../drawing/edits';
import type { Editor } from '../editing/use-editor';
import type { PictureLoading } from '../picture/use-picture-loading';
import type { LabelSave } from '../save/use-label-save';

export interface LabelFieldsProps {
  editor: Editor;
  saving: LabelSave;
  loading: PictureLoading;
  about: string;
  domain: string;
}

/** The name of the label, and the picture that it is drawn on (LABEL-02, LABEL-03). */
export function LabelFields({ editor, saving, loading, about, domain }: LabelFieldsProps) {
  const { t } = useText('labelEditor');
  const { confirm } = useFeedback();
  const { drawing, readOnly } = editor;

  const take = async (file: File) => {
    // Another picture removes the region and the barcodes (LABEL-11): asks first when there are any (D-58).
    const question = {
      title: t('canvas.replaceTitle'),
      message: t('canvas.replaceMessage'),
      checkbox: t('canvas.replaceCheckbox'),
      confirmLabel: t('canvas.replace'),
      danger: true,
    };
    if (!isBlank(drawing) && !(await confirm(question))) return;
    const picture = await loading.load(file);
    if (picture) editor.setPicture(picture, t('canvas.step.picture'));
  };

  return (
    <section className="le-fields" aria-label={about}>
      <p className="ic-muted">
        <WithNames text={about} names={[domain]} />
      </p>
      <Input
        label={t('save.name')}
        value={drawing.name}
        onChange={editor.setName}
        onBlur={saving.touchName}
        error={saving.nameError}
        disabled={readOnly}
        required
        autoComplete="off"
      />
      <FileInput
        label={t('canvas.picture')}
        accept={IMAGE_TYPES.join(',')}
        hint={t('canvas.pictureHint')}
        onFile={(file) => void take(file)}
        error={loading.problem ?? undefined}
        disabled={readOnly}
      />
      {loading.status === 'loading' && <ProgressBar label={t('picture.opening')} value={loading.progress} onCancel={loading.cancel} />}
      {loading.notice && <Alert severity="info">{loading.notice}</Alert>}
    </section>
  );
}
