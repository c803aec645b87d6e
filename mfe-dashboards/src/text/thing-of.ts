import type { DomainRef, Session } from 'shared-kit/model';
import type { Thing } from 'shared-kit/ui-overlay';

/** A session as calls in turn name them: no two series may work on the same session. */
export const thingOf = ({ company, domain }: DomainRef, { id, name }: Pick<Session, 'id' | 'name'>): Thing => ({
  key: `session/${company}/${domain}/${id}`,
  name,
});
