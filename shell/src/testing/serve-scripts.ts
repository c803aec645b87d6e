/** What a server answers when it is asked for a script. */
export type Answer = 'never' | { status: number; type: string; body: string };

/** What the registry says of a script, and what {@link serveScripts} checks: not the real hash, but as different for different bytes. */
export function integrityOf(body: string): string {
  let hash = 0;
  for (const char of body) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) >>> 0;
  return `sha384-${hash.toString(16).padStart(64, '0')}`;
}

/**
 * Loads the scripts that are put into the head as a browser would, from answers made in the test: the status, the type and the
 * integrity are checked before anything is run. Returns the addresses that are asked for.
 */
export function serveScripts(answers: Readonly<Record<string, Answer>>): string[] {
  const asked: string[] = [];
  const append = document.head.appendChild.bind(document.head);
  jest.spyOn(document.head, 'appendChild').mockImplementation(<T extends Node>(node: T): T => {
    if (!(node instanceof HTMLScriptElement)) return append(node);
    asked.push(node.src);
    const answer = answers[node.src] ?? { status: 404, type: 'text/plain', body: '' };
    if (answer !== 'never') setTimeout(() => deliver(node, answer));
    return node;
  });
  return asked;
}

function deliver(script: HTMLScriptElement, { status, type, body }: Exclude<Answer, 'never'>): void {
  const vouched = script.integrity === '' || script.integrity === integrityOf(body);
  if (status !== 200 || type !== 'text/javascript' || !vouched) return void script.onerror?.(new Event('error'));
  try {
    // eslint-disable-next-line no-new-func -- a browser runs a script that has arrived
    new Function(body)();
  } catch (error) {
    window.dispatchEvent(new ErrorEvent('error', { filename: script.src, message: String(error) }));
  }
  script.onload?.(new Event('load'));
}
