import type { IncomingMessage } from 'node:http';
import type { Access } from '../store/documents/access';
import { readJson } from '../http/body';
import { isFromPage } from '../http/guard';
import { RulesError, compileRules, rulesAccess } from '../rules/rules';
import { readMessage } from '../shape/read-message';
import { message } from '../shape/shape';
import { StatusError, invalidArgument } from '../errors/status';

const NO_DOCUMENTS = compileRules("rules_version = '2'; service cloud.firestore {}", 'firestore.rules');
const NO_FILES = compileRules("rules_version = '2'; service firebase.storage {}", 'storage.rules');

/** A rules file as `@firebase/rules-unit-testing` sends it. */
const SENT_RULES = message({
  rules: message({ files: [message({ content: 'string', name: 'ignored', fingerprint: 'ignored' })] }),
  ignore_errors: 'ignored',
});

/**
 * Decides by the access given at the start until a program sends rules to test them, as `@firebase/rules-unit-testing` does. This gives no additional
 * access, since such a program could use the owner token too. Pages may not send rules.
 */
export class UploadedRules implements Access {
  #documents: Access;
  #files: Access;
  #areTested = false;

  /** @param database the id of the Firestore database, which rules see in paths */
  constructor(
    atStart: Access,
    private readonly database: string,
  ) {
    this.#documents = atStart;
    this.#files = atStart;
  }

  /** Whether rules were sent. From then on, programs may act as any user by a token without a signature. */
  get areTested(): boolean {
    return this.#areTested;
  }

  readonly get: Access['get'] = (request) => this.#documents.get(request);
  readonly list: Access['list'] = (request) => this.#documents.list(request);
  readonly write: Access['write'] = (request) => this.#documents.write(request);
  readonly file: Access['file'] = (request) => this.#files.file(request);

  /** Replaces the rules of one service and keeps those of the other. */
  async replace(service: 'firestore' | 'storage', request: IncomingMessage): Promise<void> {
    if (isFromPage(request)) throw new StatusError('PERMISSION_DENIED', 'Not for pages.');
    const { rules } = readMessage(SENT_RULES, await readJson(request));
    const source = rules?.files?.[0]?.content;
    if (source === undefined) throw invalidArgument('There are no rules in this request.');
    try {
      const { database } = this;
      if (service === 'firestore')
        this.#documents = rulesAccess({ firestore: compileRules(source, 'firestore.rules'), storage: NO_FILES, database });
      else this.#files = rulesAccess({ firestore: NO_DOCUMENTS, storage: compileRules(source, 'storage.rules'), database });
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      // Tests of rules recognise refused rules of Storage by the beginning of the official emulator's message.
      throw invalidArgument(service === 'storage' ? `There was an error updating rules: ${error.message}` : error.message);
    }
    this.#areTested = true;
  }
}
