import { useText } from 'shared-kit/i18n';
import { Button, Form, FormActions, Input } from 'shared-kit/ui-core';
import { useState } from 'react';
import { readOverride, type OverrideFault } from '../../registry/overrides';

const FAULT_TEXTS = {
  'not-a-url': 'fault.notAnAddress',
  'not-local': 'fault.notLocal',
  'not-a-script': 'fault.notAScript',
} as const satisfies Record<OverrideFault, string>;

export interface OverrideFormProps {
  name: string;
  initial: string;
  /** Called with the absolute URL. */
  onUse: (entry: string) => void;
  /** Restores the entry of the registry; absent without an override. */
  onReset: (() => void) | undefined;
}

/** A form for the URL of a remote's entry on this machine. */
export function OverrideForm({ name, initial, onUse, onReset }: OverrideFormProps) {
  const { t } = useText('remotes');
  const [url, setUrl] = useState(initial);
  const [fault, setFault] = useState<OverrideFault>();
  const submit = () => {
    const override = readOverride(url);
    if (override.ok) onUse(override.entry);
    else setFault(override.fault);
  };
  return (
    <Form onSubmit={submit} aria-label={t('overrideOf', { name })}>
      <Input
        label={t('address')}
        help={t('addressHelp')}
        error={fault && t(FAULT_TEXTS[fault])}
        value={url}
        onChange={setUrl}
        placeholder="http://127.0.0.1:5200/remoteEntry.js"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="ic-mono"
      />
      <FormActions>
        <Button type="submit" variant="primary">
          {t('use')}
        </Button>
        {onReset && <Button onClick={onReset}>{t('reset')}</Button>}
      </FormActions>
    </Form>
  );
}
