import { serveChild } from './uploads/child-process/serve-child';
import { readSheet } from './uploads/sheet-reader/read-sheet';

// Reads one upload and replies; then it is ended.
serveChild(readSheet);
