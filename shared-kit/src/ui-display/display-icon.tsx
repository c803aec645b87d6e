import AntdIcon from '@ant-design/icons/es/components/AntdIconLight';
import type { CSSProperties } from 'react';
import type { IconDefinition } from '../ui-core';

export interface DisplayIconProps {
  of: IconDefinition;
  /** Turns, for what is under way. */
  spin?: boolean;
  className?: string;
  style?: CSSProperties;
}

/**
 * A drawing of the kit's one list of icons inside an antd component, by antd's own icon component: it takes the class and the size
 * that antd gives the icons of its parts. Always decoration: antd would name it in English.
 */
export function DisplayIcon({ of, ...rest }: DisplayIconProps) {
  return <AntdIcon {...rest} icon={of} role="presentation" aria-label={undefined} aria-hidden />;
}
