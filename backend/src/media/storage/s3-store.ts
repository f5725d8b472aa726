import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { AppError } from '../../../contract/app-error.js';
import type { S3Settings } from '../../platform/config/media-settings.js';
import type { Log } from '../../platform/logging/log.js';
import { assertKey, isKey, type StoredObject, type MediaStore, STORE_FAILED } from './media-store.js';

const CONNECT_MS = 2_000;
const ANSWER_MS = 10_000;
const TRIES = 3;
/** Both limits include all tries. Reads are short because a visitor waits; writes may have large bodies and slow lines. */
const READ_WITHIN_MS = 5_000;
const DONE_WITHIN_MS = 20_000;

/** Stores objects in a bucket of Amazon S3 or a compatible service, which keeps an object once it is complete. */
export class S3Store implements MediaStore {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;

  constructor(
    settings: S3Settings,
    private readonly log: Pick<Log, 'warn'>,
  ) {
    this.client = openClient(settings);
    this.bucket = settings.S3_BUCKET;
    this.prefix = settings.S3_PREFIX === '' ? '' : `${settings.S3_PREFIX.replace(/\/+$/, '')}/`;
  }

  async write(key: string, bytes: Uint8Array): Promise<void> {
    const command = new PutObjectCommand({ ...this.place(key), Body: bytes, ContentLength: bytes.length });
    await this.attempt('write', key, (options) => this.client.send(command, options));
  }

  async read(key: string): Promise<Buffer | null> {
    const command = new GetObjectCommand(this.place(key));
    return this.attempt('read', key, async (options) => {
      try {
        const { Body: body } = await this.client.send(command, options);
        return Buffer.from((await body?.transformToByteArray()) ?? []);
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null;
        throw error;
      }
    });
  }

  async remove(key: string): Promise<void> {
    await this.removeOne(key);
    for await (const below of this.list(key)) await this.removeOne(below);
  }

  async *list(folder: string): AsyncIterable<string> {
    for await (const { key } of this.inspect(folder, null)) yield key;
  }

  /** A bucket has no unfinished objects, and lists its objects by name. */
  async *inspect(folder: string, after: string | null): AsyncIterable<StoredObject> {
    let token: string | undefined;
    do {
      const { kept, next } = await this.page(folder, after, token);
      yield* kept;
      token = next;
    } while (token !== undefined);
  }

  private async page(folder: string, after: string | null, token: string | undefined) {
    const command = new ListObjectsV2Command({
      Bucket: this.bucket,
      Prefix: `${this.prefix}${folder}/`,
      ...(after !== null && { StartAfter: `${this.prefix}${after}` }),
      ContinuationToken: token,
    });
    const { Contents = [], NextContinuationToken: next } = await this.attempt('list', folder, (options) =>
      this.client.send(command, options),
    );
    const kept = Contents.flatMap(({ Key: name = '', LastModified: writtenAt = new Date() }) => {
      const key = name.slice(this.prefix.length);
      return isKey(key) ? [{ key, writtenAt, isUnfinished: false }] : [];
    });
    return { kept, next };
  }

  private async removeOne(key: string): Promise<void> {
    const command = new DeleteObjectCommand(this.place(key));
    await this.attempt('remove', key, (options) => this.client.send(command, options));
  }

  private place(key: string) {
    assertKey(key);
    return { Bucket: this.bucket, Key: `${this.prefix}${key}` };
  }

  /** Throws media_store_away. The client's error holds the signed request, so only its message is logged. */
  private async attempt<T>(
    operation: 'read' | 'write' | 'remove' | 'list',
    key: string,
    ask: (options: { readonly abortSignal: AbortSignal }) => Promise<T>,
  ): Promise<T> {
    try {
      return await ask({
        abortSignal: AbortSignal.timeout(operation === 'read' ? READ_WITHIN_MS : DONE_WITHIN_MS),
      });
    } catch (error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      this.log.warn(STORE_FAILED, { operation, key, reason });
      throw new AppError('media_store_away');
    }
  }
}

function openClient(settings: S3Settings): S3Client {
  return new S3Client({
    region: settings.S3_REGION,
    ...(settings.S3_ENDPOINT === undefined ? {} : { endpoint: settings.S3_ENDPOINT }),
    forcePathStyle: settings.S3_PATH_STYLE,
    credentials: {
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    },
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
    },
    // Only Amazon knows its default checksums; compatible services refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
