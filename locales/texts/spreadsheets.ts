// Written by write-texts.ts from en-US/spreadsheets.json; not to be edited.
export {};

declare module './index' {
  interface Texts {
    'spreadsheets': {
      'createInventoryTask.binaryWorkbook': None;
      'createInventoryTask.blankFormulas': None;
      'createInventoryTask.blankValues': None;
      'createInventoryTask.cellTooLong': None;
      'createInventoryTask.errorCells': None;
      'createInventoryTask.failedParsingSheet': None;
      'createInventoryTask.formulaWithoutResult': None;
      'createInventoryTask.headerBelow': None;
      'createInventoryTask.hiddenColumns': None;
      'createInventoryTask.hiddenRows': None;
      'createInventoryTask.hiddenSheets': None;
      'createInventoryTask.invalidArchive': None;
      'createInventoryTask.invalidDatabase': None;
      'createInventoryTask.invalidDocument': None;
      'createInventoryTask.invalidEmpty': None;
      'createInventoryTask.invalidFile': None;
      'createInventoryTask.invalidLink': None;
      'createInventoryTask.invalidMacro': None;
      'createInventoryTask.invalidName': None;
      'createInventoryTask.invalidNumbers': None;
      'createInventoryTask.invalidOther': None;
      'createInventoryTask.invalidPicture': None;
      'createInventoryTask.invalidTemplate': None;
      'createInventoryTask.invalidText': None;
      'createInventoryTask.invalidUtf32': None;
      'createInventoryTask.invalidXml': None;
      'createInventoryTask.listTooLong': None;
      'createInventoryTask.mergedCells': None;
      'createInventoryTask.noSeparator': None;
      'createInventoryTask.oldResults': None;
      'createInventoryTask.openDocument': None;
      'createInventoryTask.passwordProtected': None;
      'createInventoryTask.readWithSeparator': None;
      'createInventoryTask.readingEnded': None;
      'createInventoryTask.replacedCharacters': None;
      'createInventoryTask.roundedNumbers': None;
      'createInventoryTask.severalSheets': None;
      'createInventoryTask.shortenedNumbers': None;
      'createInventoryTask.swallowedRows': None;
      'createInventoryTask.tooLarge': None;
      'createInventoryTask.tooManyAddresses': None;
      'createInventoryTask.tooManyCells': None;
      'createInventoryTask.tooManyColumns': None;
      'createInventoryTask.tooManyRows': None;
      'createInventoryTask.tooManySheets': None;
      'createInventoryTask.tooMuchText': None;
      'createInventoryTask.unclearNumbers': None;
      'createInventoryTask.unclosedQuote': None;
      'createInventoryTask.unevenRows': None;
      'createInventoryTask.unknownEncoding': None;
      'createInventoryTask.unreadableCell': None;
      'createInventoryTask.unreadableCharacter': None;
      'createInventoryTask.unseenCharacters': None;
      'createInventoryTask.xlsTooLarge': None;
      'encoding.finding': None;
      'encoding.label': None;
      'encoding.reason.chosen': None;
      'encoding.reason.guess': { line: string | number };
      'encoding.reason.mark': None;
      'encoding.reason.mostlyValid': { line: string | number };
      'encoding.reason.utf16': None;
      'encoding.reason.valid': None;
    };
  }
}
