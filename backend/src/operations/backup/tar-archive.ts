import { createReadStream } from 'node:fs';

/** A file of an archive. */
export interface ArchivedFile {
  /** Its path inside the archive, of ASCII letters, at most 100 bytes. */
  readonly path: string;
  readonly from: string;
  readonly bytes: number;
}

const BLOCK = 512;
/** The largest size that fits into the header's eleven octal digits. */
const LARGEST_OCTAL = 8 ** 11 - 1;

/** The size of the archive in bytes: each file with its header, filled up to whole blocks, and two empty blocks. */
export function tarSize(files: readonly ArchivedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + BLOCK + bytes + paddingOf(bytes), 2 * BLOCK);
}

/**
 * A tar archive (POSIX ustar), read file by file, so that its size does not matter. Throws when a file has another size
 * than was said, because the archive would be unreadable from there on.
 */
export async function* tarArchive(files: readonly ArchivedFile[], at: Date): AsyncGenerator<Buffer> {
  for (const file of files) {
    yield headerOf(file, at);
    let left = file.bytes;
    const chunks: AsyncIterable<Buffer> = createReadStream(file.from);
    for await (const chunk of chunks) {
      left -= chunk.length;
      yield chunk;
    }
    if (left !== 0) throw new Error(`${file.from} has changed while it was read.`);
    yield Buffer.alloc(paddingOf(file.bytes));
  }
  yield Buffer.alloc(2 * BLOCK);
}

function paddingOf(bytes: number): number {
  return (BLOCK - (bytes % BLOCK)) % BLOCK;
}

/** The fields of the header with their places: https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html */
function headerOf({ path, bytes }: ArchivedFile, at: Date): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(path, 0, 100, 'latin1');
  header.write('0000600\0', 100, 'latin1');
  header.write('0000000\0', 108, 'latin1');
  header.write('0000000\0', 116, 'latin1');
  writeSize(header, bytes);
  header.write(`${octal(Math.floor(at.getTime() / 1_000), 11)}\0`, 136, 'latin1');
  header.write('        0', 148, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, 148, 'latin1');
  return header;
}

/** Sizes from 8 GiB on are written in binary, which GNU tar and its successors read. */
function writeSize(header: Buffer, bytes: number): void {
  if (bytes <= LARGEST_OCTAL) {
    header.write(`${octal(bytes, 11)}\0`, 124, 'latin1');
  } else {
    header.writeUInt8(0x80, 124);
    header.writeBigUInt64BE(BigInt(bytes), 128);
  }
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}
