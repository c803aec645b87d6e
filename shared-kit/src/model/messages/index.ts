/** Codes of the specification, and what is told under them. */
export { CODE, CODES, MESSAGE_TEXTS, type CodeEntry, type KeyedText } from './codes';
export { formatMessage, type Message, type Outcome } from './message';
export { keyedMessage, problem } from './problem';
export { readMessage } from './read-message';
