import { once } from 'node:events';
import { request } from 'node:http';
import { listOverHttp } from './list-over-http.mjs';
import { startBaseline } from './places.mjs';
import { printHead, printResults, ratioOf, say } from './report.mjs';

const READERS = 32;

/** Compares a cached response of the shop with bare handlers that send the same bytes, compressed alike. */
export async function benchResponseCache({ shopUrl, name, path, headers = {} }, measured) {
  const answer = await readPacked(shopUrl + path, headers);
  const answers = [{ path, headers: describing(answer), body: answer.body.toString('base64') }];
  const servers = {
    shop: shopUrl,
    'bare Express': await startBaseline('express', answers),
    'bare node:http': await startBaseline('node:http', answers),
  };
  say(`\n${name}, ${answer.body.byteLength} bytes, ${READERS} connections`);
  for (const url of Object.values(servers)) await assertSameBytes(url + path, headers, answer.body);
  const results = await measured(
    Object.entries(servers).map(([server, url]) => ({
      name: server,
      measure: listOverHttp(url + path, READERS, headers),
    })),
  );
  printHead(name);
  printResults(results);
  return [
    { what: `${name} to bare Express`, reached: ratioOf(results, 'shop', 'bare Express'), atLeast: 1 },
    { what: `${name} to bare node:http`, reached: ratioOf(results, 'shop', 'bare node:http'), atLeast: 0.5 },
  ];
}

function describing({ headers }) {
  const encoding = headers['content-encoding'];
  return {
    'content-type': headers['content-type'],
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  };
}

async function assertSameBytes(url, headers, body) {
  if (!(await readPacked(url, headers)).body.equals(body)) throw new Error(`${url} answers other bytes.`);
}

/** Reads the response as transferred, compressed. */
async function readPacked(url, headers) {
  const asking = request(url, { headers }).end();
  const [response] = await once(asking, 'response');
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  return { headers: response.headers, body: Buffer.concat(chunks) };
}
