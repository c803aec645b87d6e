import { ruleCases } from '../testing/rule-cases';
import { noNumberInput } from './no-number-input';

describe('(D-148) no input has a value that the mouse wheel changes', () => {
  ruleCases(noNumberInput, {
    refused: ['<input type="number" />', "<Input type={'number'} />", "<Input {...{ type: 'number' }} />"],
    accepted: ['<input type="text" />', '<input inputMode="numeric" />'],
  });
});
