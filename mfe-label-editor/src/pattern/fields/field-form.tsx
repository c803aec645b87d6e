import { useText } from 'shared-kit/i18n';
import { Button, Form, FormActions, useLeaveQuestion, WithNames } from 'shared-kit/ui-core';
import { Modal } from 'shared-kit/ui-overlay';
import type { ReactNode } from 'react';
import { FieldInputs } from './field-inputs';
import type { FieldForm as State } from './use-field-form';

/** The form of a field with its buttons, and the dialog for a name that is taken (PATTERN-16). */
export function FieldForm({
  state,
  label,
  onCancel,
  children,
}: {
  state: State;
  label: string;
  onCancel?: () => void;
  children: ReactNode;
}) {
  const { t } = useText('labelEditor');
  const { form, duplicateName, closeDuplicateName } = state;
  const askToLeave = useLeaveQuestion();
  const leave = async (onCancel: () => void) => {
    if (!form.dirty || (await askToLeave())) onCancel();
  };
  return (
    <>
      <Form
        onSubmit={form.submit}
        aria-label={label}
        className="pe-form"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || !onCancel) return;
          event.stopPropagation();
          void leave(onCancel);
        }}
      >
        <FieldInputs form={form} />
        <FormActions>{children}</FormActions>
      </Form>
      <Modal
        open={duplicateName !== null}
        title={t('pattern.nameTaken')}
        onClose={closeDuplicateName}
        unsaved={false}
        width={420}
        footer={
          <Button variant="primary" onClick={closeDuplicateName}>
            {t('pattern.ok')}
          </Button>
        }
      >
        <WithNames text={t('ebp.fieldExistsError', { name: duplicateName ?? '' })} names={[duplicateName ?? '']} />
      </Modal>
    </>
  );
}
