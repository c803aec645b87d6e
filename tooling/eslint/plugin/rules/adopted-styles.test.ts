import { ruleCases } from '../testing/rule-cases';
import { adoptedStyles } from './adopted-styles';

describe('a remote adds styles that the build can restrict to its pages', () => {
  ruleCases(adoptedStyles, {
    refused: [
      '<style>{css}</style>',
      '<link rel="stylesheet" />',
      'document.adoptedStyleSheets = [sheet];',
      'sheet.insertRule(text);',
      "document.createElement('style');",
      'adoptStyles(`a { color: red }`);',
    ],
    accepted: ["import styles from './page.css'; adoptStyles(styles);", "document.createElement('a');", '<p style={{ width }} />'],
  });
});
