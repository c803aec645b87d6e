// Written by write-texts.mjs from en-US/labelEditor.json; not to be edited.
export {};

declare module './index' {
  interface Texts {
    'labelEditor': {
      'copies.cancel': None;
      'copies.chooseDomain': None;
      'copies.copy': None;
      'copies.domain': None;
      'copies.duplicate': None;
      'copies.duplicateTitle': { name: string | number };
      'copies.menu': None;
      'copies.name': None;
      'copies.nameHelp': None;
      'copies.noModerator': None;
      'copies.noOther': None;
      'copies.toDomain': None;
      'copies.toDomainTitle': { name: string | number };
      'copies.unsaved': None;
      'ebp.charNotAllowed': { char: string | number };
      'ebp.failMatch': None;
      'ebp.fieldExistsError': { name: string | number };
      'ebp.invalidPos': { max: string | number };
      'ebp.invalidRange': None;
      'ebp.mandatoryField': None;
      'ebp.rangeBet': None;
      'labelDesign.barcodesMustHavePattern': { barcodes: string | number };
      'labelDesign.errMissingBarcodes': None;
      'pattern.edit': None;
      'pattern.ignoreRemaining': None;
      'pattern.isRequired': None;
      'pattern.save': None;
      'pattern.title': { number: string | number };
      'picture.opening': None;
      'picture.problem.damaged': None;
      'picture.problem.empty': None;
      'picture.problem.failed': None;
      'picture.problem.incomplete': None;
      'picture.problem.noImage': None;
      'picture.problem.otherType': { type: string | number };
      'picture.problem.tooLarge': None;
      'picture.problem.tooSmall': None;
      'picture.problem.unavailable': None;
      'proposal.dismiss': None;
      'proposal.failed': None;
      'proposal.failedHelp': None;
      'proposal.find': None;
      'proposal.found': { count: number };
      'proposal.help': None;
      'proposal.leftOut': { max: string | number };
      'proposal.none': None;
      'proposal.noneHelp': None;
      'proposal.reading': None;
      'proposal.replaces': { count: number };
      'proposal.retry': None;
      'proposal.use': { count: number };
      'split.constant': None;
      'split.dismiss': None;
      'split.fieldName': { number: string | number };
      'split.help': None;
      'split.name': None;
      'split.title': None;
      'split.use': { count: number };
      'title': None;
    };
  }
}
