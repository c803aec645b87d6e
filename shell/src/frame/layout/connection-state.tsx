import { useText } from 'shared-kit/i18n';
import { useConnection } from 'shared-kit/host/state';
import { usePopup } from 'shared-kit/host/ui-core';
import { adoptOwnStyles } from 'shared-kit/host/ui-core';
import { useId, type KeyboardEvent } from 'react';
import { ConnectionDetails } from './connection-details';
import { useConnectionText } from './use-connection-text';
import connectionCss from './connection.css';

adoptOwnStyles(connectionCss);

/**
 * Shows signed-in users whether the console is connected to the database: live, without an answer, reconnecting or offline. A press explains
 * the state.
 * The indicator beside a page's title is about the data of that page only.
 */
export function ConnectionState() {
  const { t } = useText('common');
  const connection = useConnection();
  const { open, setOpen, box, button, close } = usePopup();
  const id = useId();
  const state = t(`connection.${connection}`);
  const text = useConnectionText(connection);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  return (
    <span className="ic-menu-box" ref={box}>
      {/* Outside of the button, because screen readers do not announce changes of a button's name. Without the minutes, which would be read out again and again. */}
      {/* eslint-disable-next-line inventory/no-live-region -- the state of the connection, without the minutes */}
      <span role="status" className="ic-hidden">
        {t('connection.details', { state })}
      </span>
      <button
        ref={button}
        type="button"
        className={`ic-connection ic-connection-${connection}`}
        aria-label={t('connection.details', { state: text })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        <span className="ic-connection-text">{text}</span>
      </button>
      {open && <ConnectionDetails id={id} connection={connection} />}
    </span>
  );
}
