import { changeUser } from 'shared-kit/api';
import { useMessageText, useText } from 'shared-kit/i18n';
import { IMAGE_TYPES, type Message, type UserProfile } from 'shared-kit/model';
import { useBusy, useFeedback } from 'shared-kit/state';
import { Alert, Button, Skeleton } from 'shared-kit/ui-core';
import { FileInput } from 'shared-kit/ui-form';
import { Modal } from 'shared-kit/ui-overlay';
import { useState } from 'react';
import { CENTERED, cropOf } from './crop';
import { Cropper } from './cropper';
import { usePicture } from './use-picture';

/** Chooses a picture and the square of it to keep, and sends the square (D-36). */
export function PictureDialog({ profile, onClose }: { profile: UserProfile; onClose: () => void }) {
  const { t } = useText('users');
  const messageText = useMessageText();
  const { report } = useFeedback();
  const { choice, choose, cut } = usePicture();
  const [view, setView] = useState(CENTERED);
  const [failure, setFailure] = useState<Message | null>(null);
  const [busy, run] = useBusy('profile.picture');

  const send = async (): Promise<Message | null> => {
    if (choice.status !== 'ready') return null;
    const made = await cut(choice.file, cropOf(view, choice.size));
    if (!made.ok) return made.problem;
    const [company = ''] = profile.companies;
    const result = await changeUser({ company, uid: profile.uid, userData: { picture: made.value } });
    report(result);
    if (!result.ok) return result.problem;
    onClose();
    return null;
  };
  const save = async () => {
    setFailure(null);
    setFailure(await send());
  };

  return (
    <Modal
      open
      title={t('profile.changePicture')}
      onClose={onClose}
      closable={!busy}
      unsaved={choice.status === 'ready'}
      width={480}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('profile.cancel')}
          </Button>
          <Button variant="primary" loading={busy} disabled={choice.status !== 'ready'} onClick={() => void run(save)}>
            {t('profile.savePicture')}
          </Button>
        </>
      }
    >
      <div className="us-picture">
        <FileInput
          label={t('profile.picture')}
          accept={IMAGE_TYPES.join(',')}
          hint={t('profile.pictureHint')}
          file={choice.status === 'none' ? null : choice.file}
          disabled={busy}
          error={choice.status === 'failed' ? messageText(choice.problem) : undefined}
          onFile={(file) => {
            setView(CENTERED);
            setFailure(null);
            choose(file);
          }}
        />
        {choice.status === 'reading' && <Skeleton height={256} />}
        {choice.status === 'ready' && <Cropper preview={choice.preview} size={choice.size} view={view} onChange={setView} />}
        {failure && (
          <Alert severity="error" title={t('profile.pictureFailed')}>
            {messageText(failure)}
          </Alert>
        )}
      </div>
    </Modal>
  );
}
