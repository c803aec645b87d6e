import { ProjectOutlined } from '@ant-design/icons-svg';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n';
import { Button, Icon, onDemand, OnDemandPart } from '../../ui-core';
import type { Column } from '../layout/column';
import type { Arranging } from '../layout/arranging';

export interface ColumnsButtonProps<T> {
  /** All of them in order, hidden ones too. */
  columns: readonly Column<T>[];
  arrange: Arranging;
}

const columnsPanel = onDemand(() => import('./columns-panel'));

/** Opens the panel that shows, hides and moves columns. The panel's code loads when it is first opened. */
export function ColumnsButton<T>({ columns, arrange }: ColumnsButtonProps<T>) {
  const { t } = useText('common');
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const elsewhere = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [open]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    <div
      className="ic-menu-box"
      ref={box}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={trigger}
        size="small"
        variant="text"
        icon={<Icon of={ProjectOutlined} />}
        aria-label={t('table.columns')}
        title={t('table.columns')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && <OnDemandPart of={columnsPanel} onFailed={() => setOpen(false)} props={{ columns, arrange, onClose: close }} />}
    </div>
  );
}
