import { rule } from '../rule';

export const pickOption = rule('A list moves while it opens: pick from it by `pickOption` of support/.', (report) => ({
  "CallExpression[callee.property.name='click'] > MemberExpression Literal[value='option']": report,
}));
