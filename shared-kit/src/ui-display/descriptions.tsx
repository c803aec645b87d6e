import { Descriptions as AntdDescriptions } from 'antd';
import type { ReactNode } from 'react';
import { AntdTheme } from '../ui-frame/antd-theme';

export interface Fact {
  name: string;
  /** A dash stands for what there is none of. */
  value: ReactNode;
  /** The whole of a value that is shown shortened, on hover. */
  title?: string;
}

export interface DescriptionsProps {
  /** What the facts are about, for screen readers. */
  label: string;
  facts: readonly Fact[];
  /** Names beside their values, one fact a line, in place of names above them, as many as fit. */
  lines?: boolean;
}

/** Facts about one thing: names with their values. */
export function Descriptions({ label, facts, lines }: DescriptionsProps) {
  return (
    <AntdTheme>
      <AntdDescriptions
        role="group"
        aria-label={label}
        className={lines ? 'ic-facts ic-facts-lines' : 'ic-facts'}
        size="small"
        colon={false}
        layout={lines ? 'horizontal' : 'vertical'}
        column={lines ? 1 : { xs: 2, sm: 3, md: 4, lg: Math.max(4, facts.length) }}
        items={facts.map(({ name, value, title }) => ({
          key: name,
          label: name,
          children: (
            <span className="ic-number" title={title}>
              {value === '' || value == null ? '–' : value}
            </span>
          ),
        }))}
      />
    </AntdTheme>
  );
}
