import { CODE } from '../messages/codes';
import type { Message } from '../messages/message';
import { keyedMessage, problem } from '../messages/problem';

export const missingData = (): Message => problem(CODE.missingData);

export const unknownOutputType = (): Message => keyedMessage('export.unknownType');
