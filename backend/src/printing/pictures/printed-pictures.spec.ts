import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Picture } from '../../../contract/media/picture.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { StorePictureService } from '../../media/store-picture.service.js';
import { SAMPLE_PICTURES } from '../../samples/sample-pictures.js';
import { PrintedPicturesService } from './printed-pictures.service.js';

const FILE = 'kupa-seladon.webp';

describe('The pictures of printed papers', () => {
  const server = suiteServer();
  const read = (pictures: readonly Picture[]) => server.app.get(PrintedPicturesService).read(pictures);
  const stored = async (): Promise<Picture> => {
    const bytes = await readFile(join(SAMPLE_PICTURES, FILE));
    const { fileName, width, height, placeholder } = await server.app
      .get(StorePictureService)
      .store(server.dataSource.manager, { bytes, name: FILE });
    return { fileName, width, height, placeholder, alt: '' };
  };

  it('are small JPEGs, each once', async () => {
    const picture = await stored();
    const pictures = await read([picture, picture]);
    expect([...pictures.keys()]).toEqual([picture.fileName]);
    const bytes = Buffer.from(pictures.get(picture.fileName) ?? []);
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(bytes.length).toBeLessThan(30_000);
  });

  it('are left out where they are missing, and the others come', async () => {
    const picture = await stored();
    const gone = { ...picture, fileName: 'silindi-0123456789abcdef.webp' };
    expect([...(await read([gone, picture])).keys()]).toEqual([picture.fileName]);
  });
});
