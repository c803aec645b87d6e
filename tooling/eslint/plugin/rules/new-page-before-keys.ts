import { rule } from '../rule';

const AWAITED = "ExpressionStatement[expression.type='AwaitExpression']";
const URL_IS_NEW = `${AWAITED}:has(CallExpression[callee.property.name=/^(toHaveURL|waitForURL)$/])`;
const INPUT = `${AWAITED}:has(MemberExpression[property.name=/^(mouse|keyboard)$/])`;

/** The URL changes before the page of the URL is shown. Actions on an element wait for it; keys and the mouse wheel do not. */
export const newPageBeforeKeys = rule('The page before may still be shown: wait for something on the new page first.', (report) => ({
  [`${URL_IS_NEW} + ${INPUT}`]: report,
}));
