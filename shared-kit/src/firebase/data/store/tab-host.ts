const STORED_AS = 'firestore.tab';
const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])$/;

export interface Host {
  name: string;
  port: number;
}

/** Splits `host:port`. The default port is 80. */
export function parseHost(host: string): Host {
  const [, name = host, port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  return { name, port: Number(port ?? 80) };
}

/**
 * The host name by which this tab connects to an embedded Firestore: `t<N>.localhost` for a loopback host, the same after a reload. A
 * browser opens only six connections to one host name, for all tabs together: with one name the third tab would wait for ever
 * (ADR-0004). Safari does not resolve such names, so it uses the plain one.
 */
export function tabHost(host: string, page: Pick<Window, 'sessionStorage' | 'navigator'>): Host {
  const { name, port } = parseHost(host);
  if (!LOOPBACK.test(name) || !/chrome|firefox/i.test(page.navigator.userAgent)) return { name, port };
  return { name: `t${tabNumber(page)}.localhost`, port };
}

function tabNumber(page: Pick<Window, 'sessionStorage'>): string {
  const fresh = String(Math.floor(Math.random() * 1e6));
  try {
    const storedNumber = page.sessionStorage.getItem(STORED_AS);
    if (storedNumber && /^\d{1,6}$/.test(storedNumber)) return storedNumber;
    page.sessionStorage.setItem(STORED_AS, fresh);
  } catch {
    // Without storage, each reload has another name.
  }
  return fresh;
}
