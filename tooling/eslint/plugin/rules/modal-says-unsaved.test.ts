import { ruleCases } from '../testing/rule-cases';
import { modalSaysUnsaved } from './modal-says-unsaved';

describe('a dialog says whether it holds what was entered', () => {
  ruleCases(modalSaysUnsaved, {
    refused: ['<Modal open title="a">text</Modal>'],
    accepted: ['<Modal open unsaved={isDirty} />', '<Modal unsaved={false}>text</Modal>', '<Drawer open />'],
  });
});
