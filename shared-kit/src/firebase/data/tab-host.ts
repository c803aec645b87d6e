const STORED_AS = 'firestore.tab';
const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])$/;

export interface Host {
  name: string;
  port: number;
}

/** `host:port` taken apart; a host without a port is served on 80. */
export function parseHost(host: string): Host {
  const [, name = host, port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  return { name, port: Number(port ?? 80) };
}

/**
 * The name under which this tab reaches an embedded Firestore: `t<N>.localhost` for a loopback, kept for reloads. A browser
 * opens six connections for each host name and all tabs together; with one name the third tab would wait for ever (decision
 * record 4). Safari does not resolve such names and keeps the plain one.
 */
export function tabHost(host: string, page: Pick<Window, 'sessionStorage' | 'navigator'>): Host {
  const { name, port } = parseHost(host);
  if (!LOOPBACK.test(name) || !/chrome|firefox/i.test(page.navigator.userAgent)) return { name, port };
  return { name: `t${tabNumber(page)}.localhost`, port };
}

function tabNumber(page: Pick<Window, 'sessionStorage'>): string {
  const fresh = String(Math.floor(Math.random() * 1e6));
  try {
    const known = page.sessionStorage.getItem(STORED_AS);
    if (known && /^\d{1,6}$/.test(known)) return known;
    page.sessionStorage.setItem(STORED_AS, fresh);
  } catch {
    // Storage may be switched off; then each reload gets a name of its own.
  }
  return fresh;
}
