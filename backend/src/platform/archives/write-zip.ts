import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. Its content is read only when its turn has come. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Readable;
}

/** These are compressed already. */
const COMPRESSED = /\.(?:webp|xlsx)$/;

/**
 * An archive that is written while it is read, so that memory holds one entry at a time. A reader that leaves ends the
 * writing; a failure breaks the archive off, so that half is not taken for all.
 */
export function writeZip(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const archive = zip.outputStream as Readable;
  const leaving = new AbortController();
  archive.once('close', () => leaving.abort());
  zip.on('error', (cause: Error) => archive.destroy(cause));
  fill(zip, entries, leaving.signal).catch((cause: unknown) => archive.destroy(cause as Error));
  return archive;
}

async function fill(zip: ZipFile, entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Promise<void> {
  for await (const entry of entries) await add(zip, entry, signal);
  zip.end();
}

/** Waits until the entry was sent, so that the next one is read no sooner than it is needed. */
async function add(zip: ZipFile, { name, content }: ZipEntry, signal: AbortSignal): Promise<void> {
  try {
    const isSent = once(content, 'close', { signal });
    zip.addReadStream(content, name, { compress: !COMPRESSED.test(name) });
    await isSent;
  } finally {
    content.destroy();
  }
}
