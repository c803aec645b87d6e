import { join } from 'node:path';
import { logFormatIn, logOptions, openFirebase, readServer, readSettings, runServer } from 'platform-api';
import { readWebServer } from './ground/web-environment';
import { buildWebServer } from './web-server';

await runServer(async () => {
  const settings = await readSettings(process.env, (reader) => ({
    ...readServer(reader, 4100),
    ...readWebServer(reader, join(import.meta.dirname, '../../..')),
  }));
  const { host, port, emulators, jwksUrl, ...options } = settings;
  const firebase = await openFirebase(settings);
  const app = await buildWebServer({
    ...options,
    ...(emulators && { emulators }),
    jwksUrl,
    firebase,
    ownUrl: `http://127.0.0.1:${port}`,
    log: logOptions(settings),
  });
  return { app, host, port, onClose: () => firebase.close() };
}, logFormatIn(process.env));
