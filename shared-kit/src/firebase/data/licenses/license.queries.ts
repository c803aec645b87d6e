import { firestorePaths, type License } from 'shared-kit/model';
import { liveCollection, type LiveQuery } from '../store/live-query';
import { toLicense } from './license.converter';

/** Every licence of a company, on any domain or none (LIC-01). */
export const licensesOf = (company: string): LiveQuery<License> => liveCollection(firestorePaths.licenses(company), toLicense);
