import { rule } from '../rule';

/** Refuses ways to add styles that the build cannot restrict to the remote's pages (ADR-0046). */
export const adoptedStyles = rule(
  'A style sheet is a .css file that is given to adoptStyles of shared-kit/ui-core: any other applies to the whole console.',
  (report) => ({
    'JSXOpeningElement[name.name=/^(style|link)$/]': report,
    'MemberExpression[property.name=/^(adoptedStyleSheets|insertRule|replaceSync)$/]': report,
    "CallExpression[callee.property.name='createElement'][arguments.0.value=/^(style|link)$/]": report,
    'CallExpression[callee.name=/^adopt(Own)?Styles$/] > :not(Identifier)': report,
  }),
);
