import AntdIcon from '@ant-design/icons/es/components/AntdIconLight';
import type { CSSProperties } from 'react';
import type { IconDefinition } from '../ui-core';

export interface DisplayIconProps {
  of: IconDefinition;
  /** Rotates, for something that is running. */
  spin?: boolean;
  className?: string;
  style?: CSSProperties;
}

/**
 * A drawing of the kit's icons inside an antd component. It uses antd's icon component, so that it gets the class and size that antd gives
 * its icons. Always hidden from screen readers: antd would name it in English.
 */
export function DisplayIcon({ of, ...rest }: DisplayIconProps) {
  return <AntdIcon {...rest} icon={of} role="presentation" aria-label={undefined} aria-hidden />;
}
