// What shell and kit say, and the words of the product that several remotes show, are in sight of everybody.
import './changes';
import './codes';
import './common';
import './spreadsheets';

/** A text without values. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a text without values is given none
export type None = Record<never, never>;

/** Keys of a namespace, and the values each text needs: the file named after a namespace adds its own to whoever imports it. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the files of the namespaces fill it
export interface Texts {}
