import { Descriptions as AntdDescriptions } from 'antd';
import type { ReactNode } from 'react';
import { AntdTheme } from '../ui-antd/antd-theme';

export interface Fact {
  name: string;
  /** A dash is shown for an empty value. The browser does not translate a string, which is a name, a code or a date; give words as an element. */
  value: ReactNode;
  /** The complete value on hover, if the shown one is shortened. */
  title?: string;
}

interface DescriptionsProps {
  /** The name of the list for screen readers. */
  label: string;
  facts: readonly Fact[];
  /** One fact in each line, with its name on the left. Otherwise names are above their values, and as many facts as fit are side by side. */
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
            <span className="ic-number" title={title} translate={typeof value === 'string' ? 'no' : undefined}>
              {value === '' || value == null ? '–' : value}
            </span>
          ),
        }))}
      />
    </AntdTheme>
  );
}
