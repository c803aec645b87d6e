import { CODE, docPaths } from 'shared-kit/model';
import type { Firebase } from '../../firebase/firebase';
import { apiError } from '../../http/api-error';
import { withDeadline } from '../../http/deadline';
import { listenerUrl } from './listener-url';

/** Where and in which form a company wants its sessions; operators write it to a document below the company's. */
export interface Listener {
  url: URL;
  /** One entry for each address instead of one for each reading. */
  flattened: boolean;
}

export interface ListenerServices {
  readonly firebase: Firebase;
  /** The listener of the demo, for companies whose operators named none. With it nothing is sent beyond this machine. */
  readonly demoListener?: string;
}

/** The listener of a company; `noTransformer` when it has none that can be used, `pushNeedsMerge` when it is flattened without merged labels. */
export async function listenerOf({ firebase: { firestore }, demoListener }: ListenerServices, company: string): Promise<Listener> {
  const paths = [docPaths.company(company), docPaths.pushListener(company)];
  const [owner, stored] = await withDeadline(firestore.getAll(...paths.map((path) => firestore.doc(path))));
  const demo = demoListener !== undefined;
  const settings = stored!.data() ?? (demo ? { url: demoListener, transformer: 'records' } : {});
  const url = listenerUrl(settings['url'], demo);
  if (owner!.get('hasSessionPushListener') !== true || !url || settings['transformer'] !== 'records') throw apiError(CODE.noTransformer);
  const flattened = settings['flattened'] === true;
  if (flattened && settings['mergeLabels'] !== true) throw apiError(CODE.pushNeedsMerge);
  return { url, flattened };
}
