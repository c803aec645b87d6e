import { ruleCases } from '../testing/rule-cases';
import { pickOption } from './pick-option';

describe('journeys press no option of a list that may still open', () => {
  ruleCases(pickOption, {
    refused: ["await page.getByRole('option', { name: 'a' }).first().click();"],
    accepted: ["await pickOption(page, 'a');", "await page.getByRole('button', { name: 'a' }).click();"],
  });
});
