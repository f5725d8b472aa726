import { randomBytes } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import pLimit from 'p-limit';

const BUCKET = 'toprak';
const PAGE = 25;
/** The key of the only account; the server checks signatures. */
const KEY = 'S3RVER';

export interface S3Server {
  /** The shop's settings for this store. */
  readonly settings: {
    readonly S3_BUCKET: string;
    readonly S3_ENDPOINT: string;
    readonly S3_ACCESS_KEY_ID: string;
    readonly S3_SECRET_ACCESS_KEY: string;
    readonly S3_PREFIX: string;
  };
  /** Stops answering until it is started again; its objects stay. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Starts an S3 server with a bucket of its own. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'toprak-s3-'));
  let running: S3rver | undefined;
  let port = 0;
  const start = async () => {
    running = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: BUCKET }],
    });
    keepWholeObjects(running);
    listInPages(running);
    answerSequentially(running);
    ({ port } = await running.run());
  };
  const stop = async () => {
    await running?.close();
    running = undefined;
  };
  await start();
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
      S3_PREFIX: 'shop',
    },
    start,
    stop,
    end: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** S3 shows an object only when it is complete; this server alone would show partial ones. */
function keepWholeObjects({ store }: S3rver): void {
  const putContent = store.putContent.bind(store);
  store.putContent = async (path, content) => {
    const unfinished = `${path}.${randomBytes(4).toString('hex')}`;
    const put = await putContent(unfinished, content);
    await rename(unfinished, path);
    return put;
  };
}

/** S3 never shows a write in progress. */
function answerSequentially(server: S3rver): void {
  const oneAtATime = pLimit(1);
  server.middleware.unshift((_context, next) => oneAtATime(next));
}

/**
 * Lists come in short pages, as long ones do in S3. The server's own page tokens need a cipher that Node no
 * longer has, and it ignores the slash at the end of a bucket's address when checking signatures, so
 * signatures of lists are not checked. All others are.
 */
function listInPages(server: S3rver): void {
  const listObjects = server.store.listObjects.bind(server.store);
  let nextAfter: string | undefined;
  const takeMark = () => {
    const mark = nextAfter;
    nextAfter = undefined;
    return mark;
  };
  server.store.listObjects = async (bucket, options) => {
    const page = await listObjects(bucket, { ...options, maxKeys: PAGE });
    nextAfter = page.isTruncated ? page.objects.at(-1)?.key : undefined;
    return { ...page, isTruncated: false };
  };
  server.middleware.unshift(async (context, next) => {
    const isList = context.path.endsWith('/');
    server.allowMismatchedSignatures = isList;
    const { 'continuation-token': after, ...query } = context.query;
    if (after !== undefined) context.query = { ...query, 'start-after': after };
    await next();
    const mark = takeMark();
    if (mark === undefined) return;
    const more = `<IsTruncated>true</IsTruncated><NextContinuationToken>${mark}</NextContinuationToken>`;
    context.body = String(context.body).replace('<IsTruncated>false</IsTruncated>', more);
  });
}
