/** A WebChannel client like a browser's SDK, but with one request at a time, so that tests see every answer. */
export class ChannelClient {
  sid = '';
  nextArray = 0;
  #rid = 1000;
  #message = 0;

  constructor(
    private readonly port: number,
    private readonly kind: 'Listen' | 'Write',
    private readonly headers: Record<string, string> = {},
  ) {}

  async open(message: object, token?: string): Promise<unknown> {
    const form = this.form([message]);
    const lines = ['X-Goog-Api-Client:test', ...(token ? [`Authorization:Bearer ${token}`] : [])];
    form.set('headers', lines.map((line) => `${line}\r\n`).join(''));
    const response = await this.post({ CVER: '22', 'X-HTTP-Session-Id': 'gsessionid' }, form);
    const [[[, opened]]] = chunks(await response.text()) as [[[number, [string, string]]]];
    this.sid = opened[1];
    return opened;
  }

  /** Sends messages; `ids` repeats older ones. */
  async send(messages: object[], firstId = this.#message): Promise<{ status: number; state: unknown }> {
    this.#message = firstId;
    const response = await this.post({ SID: this.sid, AID: String(this.nextArray) }, this.form(messages));
    return { status: response.status, state: chunks(await response.text())[0] };
  }

  /** One long poll; returns everything that the server has. */
  async poll(): Promise<unknown[]> {
    const response = await this.request('GET', { SID: this.sid, RID: 'rpc', AID: String(this.nextArray), CI: '1', TYPE: 'xmlhttp' });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${response.status} ${text}`);
    const arrays = chunks(text).flat() as [number, unknown[]][];
    for (const [id] of arrays) this.nextArray = Math.max(this.nextArray, id);
    return arrays.map(([, payload]) => (payload.length === 1 ? payload[0] : payload));
  }

  /** Polls until a message passes the test, and returns all messages. */
  async until(test: (message: unknown) => boolean): Promise<unknown[]> {
    const all: unknown[] = [];
    while (!all.some(test)) all.push(...(await this.poll()));
    return all;
  }

  request(method: string, query: Record<string, string>, body?: string): Promise<Response> {
    const database = 'projects/demo-console/databases/(default)';
    const search = new URLSearchParams({ VER: '8', database, ...query });
    const url = `http://127.0.0.1:${this.port}/google.firestore.v1.Firestore/${this.kind}/channel?${search.toString()}`;
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return fetch(url, { method, headers: { ...this.headers, ...type }, ...(body === undefined ? {} : { body }) });
  }

  private post(query: Record<string, string>, form: URLSearchParams): Promise<Response> {
    this.#rid += 1;
    return this.request('POST', { RID: String(this.#rid), ...query }, form.toString());
  }

  private form(messages: object[]): URLSearchParams {
    const form = new URLSearchParams({ count: String(messages.length), ofs: String(this.#message) });
    messages.forEach((message, index) => form.set(`req${index}___data__`, JSON.stringify(message)));
    this.#message += messages.length;
    return form;
  }
}

/** Splits `<length>\n<JSON>` frames. */
export function chunks(text: string): unknown[] {
  const found: unknown[] = [];
  let at = 0;
  while (at < text.length) {
    const newline = text.indexOf('\n', at);
    const end = newline + 1 + Number(text.slice(at, newline));
    found.push(JSON.parse(text.slice(newline + 1, end)));
    at = end;
  }
  return found;
}
