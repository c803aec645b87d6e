import { ruleCases } from '../testing/rule-cases';
import { lossHasCheckbox } from './loss-has-checkbox';

describe('what destroys data asks with a checkbox', () => {
  ruleCases(lossHasCheckbox, {
    refused: [
      "import { removeKey } from 'shared-kit/api'; void removeKey('a');",
      "import { renewKey } from 'shared-kit/api'; void renewKey('a');",
      "import { dataStore } from 'shared-kit/firebase/data'; void dataStore().deleteAll([]);",
    ],
    accepted: [
      "import { removeKey } from 'shared-kit/api'; void removeKey('a'); export const question = { checkbox: 'It is lost' };",
      'void dataStore().deleteAll([]); export const question = <Question checkbox="It is lost" />;',
      "import { readKeys } from 'shared-kit/api'; void readKeys().then((keys) => keys.removeAll());",
    ],
  });
});
