import { useText } from 'shared-kit/i18n';
import type { DomainSettings } from 'shared-kit/model';
import { Button, Icon, WithNames } from 'shared-kit/ui-core';
import { Drawer, icons } from 'shared-kit/ui-overlay';
import { useState } from 'react';
import type { SettingsScope } from '../section/settings-scope';
import { SettingsHistory } from './settings-history';

/** Opens the earlier versions of the settings in a drawer (ADD-02). They are read only when it opens. */
export function HistoryButton({ scope, current }: { scope: SettingsScope; current: DomainSettings }) {
  const { t } = useText('domains');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon of={icons.history} />} onClick={() => setOpen(true)}>
        {t('history.open')}
      </Button>
      <Drawer
        open={open}
        title={<WithNames text={t('history.title', { domain: scope.domain })} names={[scope.domain]} />}
        onClose={() => setOpen(false)}
      >
        <SettingsHistory key={JSON.stringify([scope.company, scope.domain])} scope={scope} current={current} />
      </Drawer>
    </>
  );
}
