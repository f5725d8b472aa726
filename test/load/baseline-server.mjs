import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { answerBench } from './processes.mjs';

/** The least a server can do: known bytes for known paths. */
const HANDLERS = {
  'node:http': (answers) => {
    const known = new Map(answers.map(({ path, ...answer }) => [path, answer]));
    return (request, response) => {
      const { headers, body } = known.get(request.url);
      response.writeHead(200, { ...headers, 'content-length': body.byteLength });
      response.end(body);
    };
  },
  express: (answers) => {
    const app = express();
    // For best performance, because Express hashes every answer by default.
    app.disable('etag');
    for (const { path, headers, body } of answers) {
      // Express matches routes without the query string.
      app.get(path.split('?')[0], (_request, response) => {
        response.set(headers);
        response.send(body);
      });
    }
    return app;
  },
};

answerBench(async ({ kind, answers }) => {
  const asBytes = answers.map((answer) => ({ ...answer, body: Buffer.from(answer.body, 'base64') }));
  const server = createServer(HANDLERS[kind](asBytes)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { ready: `http://127.0.0.1:${server.address().port}` };
});
