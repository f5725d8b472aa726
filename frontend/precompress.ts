import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` next to every text file, so that the server need not compress them. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => TEXT.test(fileName));
      await Promise.all(
        texts.map(async (output) => {
          const text = output.type === 'chunk' ? output.code : output.source;
          const file = join(dir, output.fileName);
          await Promise.all([
            writeFile(`${file}.br`, await brotli(text)),
            writeFile(`${file}.gz`, await zip(text)),
          ]);
        }),
      );
    },
  };
}
