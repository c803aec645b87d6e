import { ruleCases } from '../testing/rule-cases';
import { shownValues } from './shown-values';

describe('ADD-50 what others wrote is printed on its line', () => {
  ruleCases(shownValues, {
    refused: [
      'print(`of ${name}`);',
      "printError('of ' + `${name}\\n`);",
      'print(isNew ? `${name} is new` : shown`${name} was there`);',
      'print(isNew && `${name} is new`);',
      'throw new UserError(`${name} is missing.`);',
    ],
    accepted: [
      'print(shown`of ${name}`);',
      "print('Done.');",
      'print(`Done.`);',
      'throw new UserError(shown`${name} is missing.\\n` + shown`There are: ${names}`);',
      'print(shown`${name}${at ? ` of ${at}` : ""}`);',
      'void `of ${name}`;',
    ],
  });
});
