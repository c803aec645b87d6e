import { docPaths, firestorePaths, type Domain, type DomainRef } from 'shared-kit/model';
import { liveCollection, liveDocument, ofIds, type LiveQuery } from '../store/live-query';
import { toDomain } from './domain.converter';

export const domainsOf = (company: string): LiveQuery<Domain> => liveCollection(firestorePaths.domains(company), toDomain);

export const domainOf = (ref: DomainRef): LiveQuery<Domain> =>
  ofIds([ref.company, ref.domain], liveDocument(docPaths.domain(ref), toDomain));
