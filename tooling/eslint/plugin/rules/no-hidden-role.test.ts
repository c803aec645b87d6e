import { ruleCases } from '../testing/rule-cases';
import { noHiddenRole } from './no-hidden-role';

describe('tests query what users find', () => {
  ruleCases(noHiddenRole, {
    refused: [
      "screen.getByRole('row', { name: 'A', hidden: true });",
      "within(table).queryAllByRole('row', { hidden: true });",
      "page.getByRole('row', { includeHidden: true });",
      "getByRole('row', { hidden: true });",
    ],
    accepted: ["screen.getByRole('row', { name: 'A' }); sheet.rows = [{ hidden: true }];", "getByRole('row', { hidden: false });"],
  });
});
