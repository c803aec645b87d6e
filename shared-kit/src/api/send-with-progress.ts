/** The header with the id of a request in the server's log. */
export const REQUEST_ID = 'x-request-id';

export type Sending = Pick<RequestInit, 'body'> & { method: string; headers: Headers; signal: AbortSignal };

/** The part of a response that is read. Not a `Response`, whose constructor throws for a status without a body (HTTP 204) and for unknown statuses. */
export interface Answer {
  status: number;
  headers: Pick<Headers, 'get'>;
  text: () => Promise<string>;
}

/** `fetch` by `XMLHttpRequest`, because only that reports the progress of an upload. `onProgress` is called whenever a part was sent. */
export function sendWithProgress(url: string, { method, headers, body, signal }: Sending, onProgress: () => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = onProgress;
    request.onload = () =>
      resolve({
        status: request.status,
        headers: { get: (name) => request.getResponseHeader(name) },
        text: () => Promise.resolve(request.responseText),
      });
    request.onerror = () => reject(new TypeError('The upload failed.'));
    request.onabort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
}
