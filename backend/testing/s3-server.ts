import { randomBytes } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import pLimit from 'p-limit';

const BUCKET = 'toprak';
const PAGE = 25;
/** The one account that the server knows; it checks signatures. */
const KEY = 'S3RVER';

export interface S3Server {
  /** What a shop needs to know to keep its pictures there. */
  readonly settings: {
    readonly S3_BUCKET: string;
    readonly S3_ENDPOINT: string;
    readonly S3_ACCESS_KEY_ID: string;
    readonly S3_SECRET_ACCESS_KEY: string;
    readonly S3_PREFIX: string;
  };
  /** It answers nobody until it is started again; its objects stay. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** A server that speaks S3, with a bucket of its own. */
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

/** S3 promises that an object is there once all of it has come; by itself this server shows what has come so far. */
function keepWholeObjects({ store }: S3rver): void {
  const putContent = store.putContent.bind(store);
  store.putContent = async (path, content) => {
    const unfinished = `${path}.${randomBytes(4).toString('hex')}`;
    const put = await putContent(unfinished, content);
    await rename(unfinished, path);
    return put;
  };
}

/** What else S3 promises: nobody sees a write that goes on. */
function answerSequentially(server: S3rver): void {
  const oneAtATime = pLimit(1);
  server.middleware.unshift((_context, next) => oneAtATime(next));
}

/**
 * Lists come in short pages, as long ones do. The server's own marks of where to go on need a cipher that Node no longer
 * has, and it forgets the slash at the end of a bucket's address when it checks signatures, so those of lists are not
 * looked at. Everything else it checks right.
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
