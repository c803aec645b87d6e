import { DownOutlined, UpOutlined } from '@ant-design/icons-svg';
import type { MouseEvent } from 'react';
import { useText } from '../../i18n';
import { Button, Checkbox, Icon, Name } from '../../ui-core';

export interface ColumnItemProps {
  title: string;
  titleIsName?: boolean | undefined;
  isShown: boolean;
  /** The last one that is shown cannot be hidden. */
  isOnly: boolean;
  isFirst: boolean;
  isLast: boolean;
  onShow: (show: boolean) => void;
  onMove: (event: MouseEvent<HTMLElement>, by: 1 | -1) => void;
}

/** A column in the panel, with its checkbox and the buttons that move it. */
export function ColumnItem({ title, titleIsName, isShown, isOnly, isFirst, isLast, onShow, onMove }: ColumnItemProps) {
  const { t } = useText('common');
  return (
    <li>
      <Checkbox checked={isShown} disabled={isOnly} onChange={onShow}>
        {titleIsName ? <Name>{title}</Name> : title}
      </Checkbox>
      <Button
        size="small"
        variant="text"
        icon={<Icon of={UpOutlined} />}
        aria-label={t('table.moveUp', { title })}
        // Not `disabled`: the button would lose the focus at the end of the list.
        aria-disabled={isFirst}
        onClick={(event) => onMove(event, -1)}
      />
      <Button
        size="small"
        variant="text"
        icon={<Icon of={DownOutlined} />}
        aria-label={t('table.moveDown', { title })}
        aria-disabled={isLast}
        onClick={(event) => onMove(event, 1)}
      />
    </li>
  );
}
