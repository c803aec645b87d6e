import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/lib/types';
import { createElement, type ReactNode } from 'react';

export type { IconDefinition };

/** The icons have hyphenated SVG attributes; React needs camel case. */
function props(attrs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]),
  );
}

function draw(node: AbstractNode, key: number): ReactNode {
  // Some icons have an empty style element, which the content security policy would report.
  if (node.tag === 'defs') return null;
  return createElement(node.tag, { ...props(node.attrs), key }, node.children?.map(draw));
}

/** An icon of antd's icon set, as large as the text around it. It is hidden from screen readers. */
export function Icon({ of, className = '' }: { of: IconDefinition; className?: string }) {
  const root = typeof of.icon === 'function' ? of.icon('currentColor', 'currentColor') : of.icon;
  return (
    <svg {...props(root.attrs)} className={`ic-icon ${className}`} aria-hidden>
      {root.children?.map(draw)}
    </svg>
  );
}
