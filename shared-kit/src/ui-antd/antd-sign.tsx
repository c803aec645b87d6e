import AntdIcon from '@ant-design/icons/es/components/AntdIconLight';
import type { IconDefinition } from '../ui-core';

/**
 * An icon inside of a component of antd: antd's own component, which antd's styles expect there, but hidden from screen readers, because antd
 * names it in English in every language.
 */
export const AntdSign = ({ of, spin }: { of: IconDefinition; spin?: boolean }) => (
  <AntdIcon icon={of} spin={spin} role="presentation" aria-label={undefined} aria-hidden />
);
