import type { ListenMessage } from './event';

const HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };

/** Listens as browsers do: a handshake with the query, then a stream of chunks that is opened again when it ends. */
export async function listenByWebChannel(
  host: string,
  token: string,
  target: object,
  take: (message: ListenMessage) => void,
): Promise<void> {
  const base = `http://${host}/google.firestore.v1.Firestore/Listen/channel?VER=8&database=projects%2Fdemo-console%2Fdatabases%2F(default)`;
  const body = new URLSearchParams({
    headers: `Authorization:Bearer ${token}\r\n`,
    count: '1',
    ofs: '0',
    req0___data__: JSON.stringify(target),
  });
  const opened = await (await fetch(`${base}&RID=1&CVER=22`, { method: 'POST', headers: HEADERS, body })).text();
  const [[, [, sid]]] = JSON.parse(opened.slice(opened.indexOf('\n') + 1)) as [[number, [string, string]]];
  let last = 0;
  const takeArrays = (arrays: [number, unknown[]][]) => {
    for (const [id, [message]] of arrays) {
      last = id;
      if (typeof message === 'object') take(message as ListenMessage);
    }
  };
  const listen = async () => {
    for (;;) {
      const answer = await fetch(`${base}&RID=rpc&SID=${sid}&AID=${last}&CI=0&TYPE=xmlhttp`);
      if (!answer.ok) throw new Error(`The stream was refused: ${answer.status}`);
      await readChunks(answer.body!, (json) => takeArrays(JSON.parse(json) as [number, unknown[]][]));
    }
  };
  listen().catch((error: unknown) => {
    throw error;
  });
}

/** Reads an endless series of `<length>\n<JSON>`. Lengths count characters, each of which is one byte. */
async function readChunks(body: ReadableStream<Uint8Array>, take: (json: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(piece, { stream: true });
    for (;;) {
      const line = text.indexOf('\n');
      const end = line + 1 + Number(text.slice(0, line));
      if (line < 0 || text.length < end) break;
      take(text.slice(line + 1, end));
      text = text.slice(end);
    }
  }
}
