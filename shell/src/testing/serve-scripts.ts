/** The answer of a server to the request for a script; 'never' leaves it open. */
export type Answer = 'never' | { status: number; type: string; body: string };

/** A double for the hash in the registry, which {@link serveScripts} checks. It differs for different scripts, like a real hash. */
export function integrityOf(body: string): string {
  let hash = 0;
  for (const char of body) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) >>> 0;
  return `sha384-${hash.toString(16).padStart(64, '0')}`;
}

/**
 * Loads the scripts that are added to the head as a browser does, from the answers of the test: checks status, type and integrity before it
 * runs a script. Returns the list of requested URLs.
 */
export function serveScripts(answers: Readonly<Record<string, Answer>>): string[] {
  const requestedUrls: string[] = [];
  const append = document.head.appendChild.bind(document.head);
  jest.spyOn(document.head, 'appendChild').mockImplementation(<T extends Node>(node: T): T => {
    if (!(node instanceof HTMLScriptElement)) return append(node);
    requestedUrls.push(node.src);
    const answer = answers[node.src] ?? { status: 404, type: 'text/plain', body: '' };
    if (answer !== 'never') setTimeout(() => deliver(node, answer));
    return node;
  });
  return requestedUrls;
}

function deliver(script: HTMLScriptElement, { status, type, body }: Exclude<Answer, 'never'>): void {
  const matchesHash = script.integrity === '' || script.integrity === integrityOf(body);
  if (status !== 200 || type !== 'text/javascript' || !matchesHash) return void script.onerror?.(new Event('error'));
  try {
    // eslint-disable-next-line no-new-func -- a browser runs a script that has arrived
    new Function(body)(); // oxlint-disable-line typescript/no-implied-eval -- the same
  } catch (error) {
    window.dispatchEvent(new ErrorEvent('error', { filename: script.src, message: String(error) }));
  }
  script.onload?.(new Event('load'));
}
