import { describe, expect, it } from '@jest/globals';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { qrCode, qrCodePng } from './qr-code.js';

const TICKET =
  'https://toprak.example/bilet/7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11?anahtar=Zk3x-_9QmVtYp0aLr8sWc1uN2bH4gJ6d';
const QUIET = 4;

async function read(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

function drawn({ size, path }: ReturnType<typeof qrCode>, pixels = size * 6): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}"
       shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`,
  );
}

describe('The QR code', () => {
  it('is read back from its path', async () => {
    expect(await read(drawn(qrCode(TICKET)))).toBe(TICKET);
  });

  it('is read back from its picture for mails', async () => {
    expect(await read(await qrCodePng(TICKET))).toBe(TICKET);
  });

  it('says other things for other tickets', async () => {
    const other = TICKET.replace('7c1e', '8d2f');
    expect(qrCode(other)).not.toEqual(qrCode(TICKET));
    expect(await read(drawn(qrCode(other)))).toBe(other);
  });

  it('keeps four modules of white on every side', () => {
    const { size, path } = qrCode(TICKET);
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map((run) => run.slice(1).map(Number));
    expect(runs.map((run) => run.join()).length).toBeGreaterThan(100);
    for (const [x = 0, y = 0, width = 0, back = 0] of runs) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(QUIET);
      expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(size - QUIET);
      expect(back).toBe(width);
    }
  });

  it('draws neighbours as one run, so that pages stay light', () => {
    const { path } = qrCode(TICKET);
    expect(path).toMatch(/^M4 4h7v1h-7z/);
    expect(path.length).toBeLessThan(12_000);
  });

  it('is read with a tenth of it torn away', async () => {
    const code = qrCode(TICKET);
    const pixels = code.size * 6;
    const torn = await sharp(drawn(code))
      .composite([
        {
          input: { create: { width: 66, height: 66, channels: 3, background: '#fff' } },
          left: Math.round(pixels / 2),
          top: Math.round(pixels / 2),
        },
      ])
      .png()
      .toBuffer();
    expect(await read(torn)).toBe(TICKET);
  });
});
