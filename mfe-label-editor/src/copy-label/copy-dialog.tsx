import { useMessageText, useText } from 'shared-kit/i18n';
import { CODE, isSameName, MAX_LABEL_DESIGNS, problem, tidyName, validateName, type LabelDesign } from 'shared-kit/model';
import { Alert, Button, Form, Input, useForm } from 'shared-kit/ui-core';
import { Select } from 'shared-kit/ui-form';
import { Modal } from 'shared-kit/ui-overlay';
import { useId, useState } from 'react';
import { copyLabel } from './copy-label';
import { freeName } from './free-name';
import { useCopyTarget } from './use-copy-target';

export interface CopiedLabel {
  /** The label as it is stored: unsaved changes are not copied. */
  label: LabelDesign;
  company: string;
  domain: string;
  /** Whether there are unsaved changes, which the dialog then mentions. */
  dirty?: boolean;
}

export interface CopyDialogProps extends CopiedLabel {
  /** Whether the copy goes to another domain, which the dialog then asks for. */
  toOtherDomain: boolean;
  onClose: () => void;
}

/** Asks for the domain and the name of a copy, and makes it. */
export function CopyDialog({ label, company, domain, dirty = false, toOtherDomain, onClose }: CopyDialogProps) {
  const { t } = useText('labelEditor');
  const messageText = useMessageText();
  const formId = useId();
  const [chosen, setChosen] = useState('');
  const target = toOtherDomain ? chosen : domain;
  const { domains, loading, problem: failed, retry, names, isFull, parentUid } = useCopyTarget(company, target || null);
  const others = domains.filter((name) => name !== domain);
  // The names before sending: the live list may contain the copy before the API answers, and the copy's own name would count as taken.
  const [sent, setSent] = useState<readonly string[] | null>(null);
  const form = useForm({
    // The proposed name follows the chosen domain until the user types another one.
    initial: { target, name: freeName(label.name, sent ?? names ?? []) },
    live: true,
    validate: ({ name }) => {
      const checked = validateName(name, { field: 'name', label: t('copies.name') });
      const taken =
        checked.ok && names?.some((other) => isSameName(other, checked.value))
          ? problem(CODE.duplicateFieldName, { args: [checked.value] })
          : undefined;
      return { target: target === '' ? t('copies.chooseDomain') : undefined, name: checked.ok ? taken : checked.problem };
    },
    submit: async ({ name }) => {
      if (names === null || parentUid === undefined || isFull) return;
      setSent(names);
      return copyLabel({ label, company, domain: target, parentUid, name: tidyName(name) });
    },
    done: onClose,
  });
  const isLoading = target !== '' && !failed && (loading || names === null);
  const lacksModerator = target !== '' && !loading && !failed && parentUid === undefined;
  const full = isFull ? problem(CODE.invalidData, { key: 'label.tooMany', args: [MAX_LABEL_DESIGNS] }) : null;

  return (
    <Modal
      open
      title={t(toOtherDomain ? 'copies.toDomainTitle' : 'copies.duplicateTitle', { name: label.name })}
      onClose={onClose}
      closable={!form.busy}
      unsaved={form.dirty}
      width={440}
      footer={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {t('copies.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={form.busy || isLoading}
            disabled={lacksModerator || full !== null || failed !== undefined}
          >
            {t(toOtherDomain ? 'copies.copy' : 'copies.duplicate')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.submit}>
        {dirty && <Alert severity="info">{t('copies.unsaved')}</Alert>}
        {toOtherDomain && (
          <Select
            label={t('copies.domain')}
            names
            options={others.map((name) => ({ value: name, label: name }))}
            value={chosen}
            onChange={(next) => {
              setSent(null);
              setChosen(next);
            }}
            loading={loading}
            empty={t('copies.noOther')}
            error={form.errors.target}
          />
        )}
        <Input label={t('copies.name')} help={t('copies.nameHelp')} maxLength={100} autoComplete="off" {...form.field('name')} />
        {failed && (
          <Alert severity="error" action={<Button onClick={retry}>{t('proposal.retry')}</Button>}>
            {messageText(failed)}
          </Alert>
        )}
        {lacksModerator && <Alert severity="warning">{t('copies.noModerator')}</Alert>}
        {full && <Alert severity="warning">{messageText(full)}</Alert>}
        {form.failure && <Alert severity="error">{messageText(form.failure)}</Alert>}
      </Form>
    </Modal>
  );
}
