import { rule } from '../rule';

export const noWaitForTime = rule('Wait for what the page shows, not for time.', (report) => ({
  "CallExpression[callee.property.name='waitForTimeout']": report,
  "Literal[value='networkidle']": report,
}));
