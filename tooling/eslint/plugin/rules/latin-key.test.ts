import { ruleCases } from '../testing/rule-cases';
import { latinKey } from './latin-key';

describe('shortcuts work on layouts of other letters', () => {
  ruleCases(latinKey, {
    refused: ["if (event.key === 's') save();", "if (key !== 'Z') undo();"],
    accepted: ["if (latinKey(event) === 's') save();", "if (event.key === 'Enter') save();", "if (event.key === '/') search();"],
  });
});
