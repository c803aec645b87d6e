import { rule } from '../rule';
import { nameOf, ownerOf } from '../syntax-tree';

/** Refuses to write to the terminal without `print` (ADD-50). */
export const printFunction = rule('Print by `print` of tooling/ground/print.ts, which escapes what others wrote.', (report) => ({
  "MemberExpression[property.name='write'][object.property.name=/^(stdout|stderr)$/]": (node) => {
    const stream = ownerOf(node);
    if (stream && nameOf(ownerOf(stream)) === 'process') report(node);
  },
}));
