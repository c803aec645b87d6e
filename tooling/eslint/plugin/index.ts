import { adoptedStyles } from './rules/adopted-styles';
import { awaitPageWatch } from './rules/await-page-watch';
import { callsInTurn } from './rules/calls-in-turn';
import { codeByName } from './rules/code-by-name';
import { docstringSaysMore } from './rules/docstring-says-more';
import { endWithCommand } from './rules/end-with-command';
import { failureReadOnce } from './rules/failure-read-once';
import { folderDocstring } from './rules/folder-docstring';
import { formatList } from './rules/format-list';
import { formatPercent } from './rules/format-percent';
import { journeyTimeLimit } from './rules/journey-time-limit';
import { latinKey } from './rules/latin-key';
import { lossHasCheckbox } from './rules/loss-has-checkbox';
import { modalSaysUnsaved } from './rules/modal-says-unsaved';
import { nameOrder } from './rules/name-order';
import { namesUntranslated } from './rules/names-untranslated';
import { newPageBeforeKeys } from './rules/new-page-before-keys';
import { noHiddenRole } from './rules/no-hidden-role';
import { noLiveRegion } from './rules/no-live-region';
import { noNumberInput } from './rules/no-number-input';
import { noRemoteKnowledge } from './rules/no-remote-knowledge';
import { noSkippedTest } from './rules/no-skipped-test';
import { noWaitForTime } from './rules/no-wait-for-time';
import { pickOption } from './rules/pick-option';
import { printFunction } from './rules/print-function';
import { readErrorBeforeThrow } from './rules/read-error-before-throw';
import { removeButton } from './rules/remove-button';
import { retryingAssertion } from './rules/retrying-assertion';
import { shownValues } from './rules/shown-values';
import { testTimeLimit } from './rules/test-time-limit';

/** The lint rules of this product: a rule a file, with its cases beside it. `style-rules.ts` and the others beside this folder say where which holds. */
export const plugin = {
  meta: { name: 'inventory', version: '1.0.0' },
  rules: {
    'adopted-styles': adoptedStyles,
    'await-page-watch': awaitPageWatch,
    'calls-in-turn': callsInTurn,
    'code-by-name': codeByName,
    'docstring-says-more': docstringSaysMore,
    'end-with-command': endWithCommand,
    'failure-read-once': failureReadOnce,
    'folder-docstring': folderDocstring,
    'format-list': formatList,
    'format-percent': formatPercent,
    'journey-time-limit': journeyTimeLimit,
    'latin-key': latinKey,
    'loss-has-checkbox': lossHasCheckbox,
    'modal-says-unsaved': modalSaysUnsaved,
    'name-order': nameOrder,
    'names-untranslated': namesUntranslated,
    'new-page-before-keys': newPageBeforeKeys,
    'no-hidden-role': noHiddenRole,
    'no-live-region': noLiveRegion,
    'no-number-input': noNumberInput,
    'no-remote-knowledge': noRemoteKnowledge,
    'no-skipped-test': noSkippedTest,
    'no-wait-for-time': noWaitForTime,
    'pick-option': pickOption,
    'print-function': printFunction,
    'read-error-before-throw': readErrorBeforeThrow,
    'remove-button': removeButton,
    'retrying-assertion': retryingAssertion,
    'shown-values': shownValues,
    'test-time-limit': testTimeLimit,
  },
};
