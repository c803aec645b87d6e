import { useText } from 'shared-kit/i18n';
import { Button, useForm } from 'shared-kit/ui-core';
import { DatePicker } from 'shared-kit/ui-form';
import { Modal } from 'shared-kit/ui-overlay';

export interface RangeDialogProps {
  open: boolean;
  /** Days as `YYYY-MM-DD`; empty at first. */
  first: string;
  last: string;
  onClose: () => void;
  onChoose: (first: string, last: string) => void;
}

/** Asks for the first and the last day of a range. */
export default function RangeDialog({ open, first, last, onClose, onChoose }: RangeDialogProps) {
  const { t } = useText('dashboards');
  const { t: common } = useText('common');
  const form = useForm({
    initial: { first, last },
    validate: (days) => ({
      first: days.first === '' ? t('filters.dayNeeded') : undefined,
      last: days.last === '' ? t('filters.dayNeeded') : days.last < days.first ? t('filters.dayOrder') : undefined,
    }),
    submit: (days) => {
      onChoose(days.first, days.last);
      onClose();
      return Promise.resolve();
    },
  });
  return (
    <Modal
      open={open}
      title={t('filters.periods.range')}
      onClose={onClose}
      unsaved={form.dirty}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button variant="primary" onClick={() => void form.submit()}>
            {t('filters.show')}
          </Button>
        </>
      }
    >
      <div className="ic-form">
        <DatePicker {...form.field('first')} label={t('filters.firstDay')} />
        <DatePicker {...form.field('last')} label={t('filters.lastDay')} />
      </div>
    </Modal>
  );
}
