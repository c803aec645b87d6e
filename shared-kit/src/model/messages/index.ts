/** The codes of D-03 and their messages. */
export { CODE, CODES, MESSAGE_TEXTS, type CodeEntry, type KeyedText } from './codes';
export { formatMessage, type Message, type Outcome } from './message';
export { keyedMessage, problem } from './problem';
export { problemOf } from './problem-of';
export { readMessage } from './read-message';
