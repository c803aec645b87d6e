import { ProjectOutlined } from '@ant-design/icons-svg';
import { useText } from '../../i18n';
import { Button, Icon, onDemand, OnDemandPart } from '../../ui-core';
import { usePopup } from '../../ui-core/menu/use-popup';
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
  const { open, setOpen, box, button, close } = usePopup();
  return (
    <span className="ic-menu-box" ref={box}>
      <Button
        ref={button}
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
    </span>
  );
}
