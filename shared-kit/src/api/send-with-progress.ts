/** The header by which the server says how its log names a request. */
export const REQUEST_ID = 'x-request-id';

export type Sending = Pick<RequestInit, 'body'> & { method: string; headers: Headers; signal: AbortSignal };

/** `fetch` over `XMLHttpRequest`, which alone says how an upload goes on. `onProgress` is called whenever a part of it has been sent. */
export function sendWithProgress(url: string, { method, headers, body, signal }: Sending, onProgress: () => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = onProgress;
    request.onload = () => resolve(new Response(request.responseText, { status: request.status, headers: idHeader(request) }));
    request.onerror = () => reject(new TypeError('The upload failed.'));
    request.onabort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
}

/** The one header of an answer that somebody reads. */
function idHeader(request: XMLHttpRequest): Record<string, string> {
  const id = request.getResponseHeader(REQUEST_ID);
  return id === null ? {} : { [REQUEST_ID]: id };
}
