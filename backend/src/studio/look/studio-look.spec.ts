import { beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ANOTHER_LOOK, ANOTHER_PROFILE } from '../../../testing/another-studio.js';
import { eventually } from '../../../testing/poll.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteFolder } from '../../../testing/suite-folder.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { BRAND_FILES } from '../../../contract/content/public-paths.js';
import type { SiteTexts } from '../../../contract/content/site.js';
import { DEFAULT_ACCENT } from '../../../contract/studio/accent.js';
import type { StudioLook } from '../../../contract/studio/studio-look.js';
import type { SavedSection } from '../../../contract/studio/studio-sections.js';
import { StorePictureService } from '../../media/store-picture.service.js';

const server = suiteServer({ MEDIA_DIR: suiteFolder() });
const admin = suiteAdmin(server);
const sql = (text: string) => server.dataSource.query<object[]>(text);

beforeEach(async () => {
  await sql('DELETE FROM studio_details');
  await eventually('the look is the first again', async () => (await look()).accent === DEFAULT_ACCENT);
});

async function save(given: Partial<StudioLook> = {}) {
  const { version } = dataOf(await admin.query('admin.studio.look', undefined)) as SavedSection<'look'>;
  return admin.mutate('admin.studio.saveLook', { ...ANOTHER_LOOK, version, ...given });
}

async function look() {
  const site = dataOf(await new ShopClient(server).ask('/trpc/content.site')) as SiteTexts;
  return site.studio.look;
}

async function file(path: string) {
  const answer = await fetch(`${server.url}${path}`);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** How often this colour is among the picture's pixels. */
async function pixelsLike(bytes: Buffer, [red, green, blue]: readonly [number, number, number]) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const isNear = [red, green, blue].every(
      (value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 24,
    );
    if (isNear) found += 1;
  }
  return found;
}

async function aLogo(drawn: {
  readonly background: string;
  readonly width: number;
  readonly height: number;
}) {
  const bytes = await sharp({ create: { channels: 3, ...drawn } })
    .png()
    .toBuffer();
  return server.app.get(StorePictureService).store(server.dataSource.manager, { bytes, name: 'logo.png' });
}

const TERRACOTTA = [0xa4, 0x45, 0x2a] as const;
const BLUE = [0x1f, 0x5f, 0x8b] as const;

describe('The files made from the mark', () => {
  it.each([
    [BRAND_FILES.touchIcon, 'png', 180, 180],
    [BRAND_FILES.icon192, 'png', 192, 192],
    [BRAND_FILES.icon512, 'png', 512, 512],
    [BRAND_FILES.mailMark, 'png', 56, 56],
    [BRAND_FILES.share, 'jpeg', 1200, 630],
  ])('%s is a %s of %i × %i in the studio’s colour', async (path, format, width, height) => {
    const before = await file(path);
    expect(await pixelsLike(before.bytes, TERRACOTTA)).toBeGreaterThan(50);

    await save();
    await eventually('the file is another', async () => !(await file(path)).bytes.equals(before.bytes));
    const { answer, bytes } = await file(path);
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height });
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    expect(await pixelsLike(bytes, BLUE)).toBeGreaterThan(50);
    expect(await pixelsLike(bytes, TERRACOTTA)).toBe(0);
  });

  it('have an address of their own with each look, and are not sent again to those who have them', async () => {
    const { version } = await look();
    await save();
    await eventually('there is another version', async () => (await look()).version !== version);
    const { icons } = (await (await fetch(`${server.url}/site.webmanifest`)).json()) as {
      icons: { src: string }[];
    };
    const { version: later } = await look();
    expect(icons.map(({ src }) => src)).toEqual([
      `/icon-192.png?v=${later}`,
      `/icon-512.png?v=${later}`,
      `/favicon.svg?v=${later}`,
    ]);
    // The first answer is kept, with a mark of its content.
    await file(BRAND_FILES.favicon);
    const { answer } = await file(BRAND_FILES.favicon);
    const again = await fetch(`${server.url}${BRAND_FILES.favicon}`, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('are letters of the name where the studio wants them', async () => {
    await admin.mutate('admin.studio.saveProfile', { ...ANOTHER_PROFILE, version: 0 });
    await save({ mark: 'initials' });
    await eventually('the mark is filled', async () => {
      const { mark } = await look();
      return mark.kind === 'drawn' && mark.isFilled;
    });
    expect((await file(BRAND_FILES.favicon)).bytes.toString()).toContain('#1F5F8B');
  });
});

describe('An uploaded mark', () => {
  it('stands in every file, and its picture cannot be removed meanwhile', async () => {
    const { fileName } = await aLogo({ background: '#00AA44', width: 600, height: 200 });
    expect((await save({ mark: 'picture', picture: fileName })).status).toBe(200);
    await eventually('the mark is the picture', async () => (await look()).mark.kind === 'picture');

    for (const path of [BRAND_FILES.icon192, BRAND_FILES.mailMark, BRAND_FILES.share]) {
      expect(await pixelsLike((await file(path)).bytes, [0, 0xaa, 0x44])).toBeGreaterThan(300);
    }
    expect((await sharp((await file(BRAND_FILES.mailMark)).bytes).metadata()).width).toBe(192);
    expect((await file(BRAND_FILES.favicon)).bytes.toString()).toContain('data:image/png;base64,');
    await expect(sql('DELETE FROM media_file')).rejects.toThrow('picture_mention');
  });

  it('whose bytes are lost leaves the shop open, with the initials', async () => {
    const { fileName } = await aLogo({ background: '#00AA55', width: 60, height: 60 });
    await sql(`INSERT INTO studio_details (section, details)
      VALUES ('look', '{"mark": "picture", "picture": "kayip-${fileName}", "accent": "#1F5F8B"}')`);
    await eventually('the look is read', async () => (await look()).accent === '#1F5F8B');
    expect((await look()).mark).toMatchObject({ kind: 'drawn', isFilled: true });
  });
});

describe('A look', () => {
  it.each<[string, Partial<StudioLook>, string]>([
    ['a colour that is none', { accent: 'red' }, 'Rengi #A4452A gibi yazın.'],
    ['a colour that cannot be read', { accent: '#FFD54A' }, 'Bu renkle yazılar okunmuyor.'],
    ['a mark that is none', { mark: 'svg' as 'jar' }, 'Bir işaret seçin.'],
    ['no file for its mark', { mark: 'picture' }, 'Logonuzun dosyasını yükleyin.'],
    ['a file elsewhere', { mark: 'picture', picture: '../../etc/passwd' }, 'Logonuzun dosyasını yükleyin.'],
  ])('is refused with %s', async (_what, wrong, message) => {
    const answer = await save(wrong);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(refusalOf(answer).fields)).toContain(message);
    expect(await sql('SELECT FROM studio_details')).toEqual([]);
  });

  it('is refused with a file that nobody uploaded', async () => {
    const answer = await save({ mark: 'picture', picture: 'yok-12345678.webp' });
    expect([answer.status, refusalOf(answer).code]).toEqual([404, 'picture_not_found']);
    expect(await sql('SELECT FROM studio_details')).toEqual([]);
  });

  it('takes a colour as it is typed', async () => {
    expect((await save({ accent: ' #1d6470 ' })).status).toBe(200);
    expect(dataOf(await admin.query('admin.studio.look', undefined))).toMatchObject({ accent: '#1D6470' });
  });
});
