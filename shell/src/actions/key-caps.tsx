import { useText } from 'shared-kit/i18n';
import { keyCaps } from 'shared-kit/state';
import { Fragment } from 'react';

/** The keys of an action as they are printed on the keyboard. */
export function KeyCaps({ keys }: { keys: string }) {
  const { t } = useText('common');
  return (
    <span className="ic-kbd">
      {keyCaps(keys).map((stroke, index) => (
        <Fragment key={index}>
          {index > 0 && <span>{t('shortcuts.then')}</span>}
          {stroke.map((cap) => (
            <kbd key={cap}>{cap}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
