import { serveWorker } from 'shared-kit/workers/inside';
import { evaluateTexts } from './evaluate-texts';

serveWorker(evaluateTexts);
