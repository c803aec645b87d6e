import { ruleCases } from '../testing/rule-cases';
import { removeButton } from './remove-button';

describe('(D-160) rows of a remote are removed by the button of the kit', () => {
  ruleCases(removeButton, {
    refused: ['<Button danger />', '<Button danger={true}>Remove</Button>', '<Icon of={icons.delete} />'],
    accepted: ['<RemoveButton label="Remove it" />', '<Icon of={icons.edit} />', '({ danger: true });'],
  });
});
