import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';

export interface ZipLimits {
  readonly entries: number;
  /** Of all entries together, unpacked. */
  readonly totalBytes: number;
  /** Of one entry, unpacked. */
  readonly entryBytes: number;
}

export interface ZipEntry {
  /** The path inside the archive. It never leads out of a folder. */
  readonly name: string;
  /** Reads the entry, never more than its limit. */
  readonly read: () => Promise<Buffer>;
}

/** An archive that is damaged, encrypted or larger than the limits. */
export class ZipRefusedError extends Error {}

/**
 * Yields the files of an archive. The declared sizes of all entries are checked before anything is unpacked, and the
 * real ones while it is, because a ZIP bomb lies about them. Throws ZipRefusedError.
 */
export async function* zipEntries(source: Buffer | string, limits: ZipLimits): AsyncGenerator<ZipEntry> {
  try {
    const zip = await openZip(source);
    try {
      for (const entry of await filesWithin(zip, limits)) {
        yield { name: entry.fileName, read: () => readEntry(zip, entry) };
      }
    } finally {
      zip.close();
    }
  } catch (error) {
    throw error instanceof ZipRefusedError ? error : refusalOf(error);
  }
}

/** Unpacks the whole archive to nowhere, so that a library which trusts the declared sizes may read it. */
export async function assertHarmlessZip(source: Buffer, limits: ZipLimits): Promise<void> {
  for await (const { read } of zipEntries(source, limits)) await read();
}

/** Stays open after its list of entries was read. */
function openZip(source: Buffer | string): Promise<ZipFile> {
  const options = { autoClose: false };
  return typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options);
}

/** The files in the list of entries. Nothing of what they hold is read. */
async function filesWithin(
  zip: ZipFile,
  { entries: most, totalBytes, entryBytes }: ZipLimits,
): Promise<Entry[]> {
  if (zip.entryCount > most) throw new ZipRefusedError('The archive has too many entries.');
  const files: Entry[] = [];
  let declared = 0;
  for await (const entry of zip.eachEntry()) {
    declared += entry.uncompressedSize;
    if (entry.isEncrypted()) throw new ZipRefusedError('The archive is encrypted.');
    if (entry.uncompressedSize > entryBytes || declared > totalBytes) {
      throw new ZipRefusedError('The archive is too large when unpacked.');
    }
    if (!entry.fileName.endsWith('/')) files.push(entry);
  }
  return files;
}

/** yauzl ends a stream that holds more than its entry declares; counting is the second line of defence. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  try {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > entry.uncompressedSize) throw new Error('The entry is larger than declared.');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(cause: unknown): ZipRefusedError {
  return new ZipRefusedError('The archive cannot be read.', { cause });
}
