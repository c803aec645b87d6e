import { serveChild } from '../child-process/serve-child';
import { readSheet } from './read-sheet';

// The program of the child process. It reads one upload and replies; then it is ended.
serveChild(readSheet);
