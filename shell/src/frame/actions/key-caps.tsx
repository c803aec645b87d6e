import { keyCaps } from 'shared-kit/host/state';
import { useText } from 'shared-kit/i18n';
import { Fragment } from 'react';

/** Keys whose names differ between languages. */
const TRANSLATED_KEYS = ['Home', 'End', 'PageUp', 'PageDown', 'Shift', 'Enter', 'Space'] as const;

/** The keys of an action as they are printed on the keyboard. */
export function KeyCaps({ keys }: { keys: string }) {
  const { t } = useText('common');
  const capText = (cap: string) => {
    const translatedKey = TRANSLATED_KEYS.find((one) => one === cap);
    return translatedKey ? t(`shortcuts.keys.${translatedKey}`) : cap;
  };
  return (
    <span className="ic-kbd">
      {keyCaps(keys).map((stroke, index) => (
        <Fragment key={index}>
          {index > 0 && <span>{t('shortcuts.then')}</span>}
          {stroke.map((cap) => (
            <kbd key={cap}>{capText(cap)}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
