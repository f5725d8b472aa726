import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { testSettings } from '../../testing/test-settings.js';
import { Log } from '../platform/logging/log.js';
import { PictureProcessor } from '../platform/pictures/picture-processor.js';
import { drawCaptcha } from './captcha-picture.js';
import { newCaptcha } from './new-captcha.js';

const processor = new PictureProcessor(new Log(testSettings({})));

const MAX_LENGTH = 15 * 1024;
const PREFIX = 'data:image/png;base64,';

const bytesOf = (image: string | null) => Buffer.from((image ?? '').slice(PREFIX.length), 'base64');

describe('A picture to read', () => {
  it('is a small PNG at twice its size on the page', async () => {
    const { view } = await newCaptcha('visual', processor);
    expect(view).toMatchObject({
      question: 'Resimdeki kodu yazın',
      type: 'visual',
      placeholder: 'Kodu yazın',
    });
    expect(view.image?.startsWith(PREFIX)).toBe(true);
    expect(view.image?.length).toBeLessThan(MAX_LENGTH);
    expect(await sharp(bytesOf(view.image)).metadata()).toMatchObject({
      format: 'png',
      width: 280,
      height: 88,
    });
  });

  it('shows ink on sand, enough of both', async () => {
    const { data } = await sharp(Buffer.from(drawCaptcha('K7MPX')))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const dark = data.filter((value) => value < 100).length / data.length;
    const light = data.filter((value) => value > 200).length / data.length;
    expect(dark).toBeGreaterThan(0.08);
    expect(dark).toBeLessThan(0.4);
    expect(light).toBeGreaterThan(0.5);
  });

  it('is never the same again, not even for the same code', () => {
    const pictures = Array.from({ length: 8 }, () => drawCaptcha('K7MPX'));
    expect(new Set(pictures).size).toBe(8);
  });

  it('asks for five characters that nobody takes for others', async () => {
    const codes = await Promise.all(
      Array.from({ length: 40 }, async () => (await newCaptcha('visual', processor)).answer),
    );
    codes.forEach((code) => expect(code).toMatch(/^[B-DF-HJ-NP-TV-Y3679]{5}$/));
    expect(new Set(codes).size).toBeGreaterThan(38);
  });

  it('says nothing about the code but in its picture', async () => {
    const { view, answer } = await newCaptcha('visual', processor);
    expect(JSON.stringify(view)).not.toContain(answer);
    const { exif, xmp, comments } = await sharp(bytesOf(view.image)).metadata();
    expect([exif, xmp, comments]).toEqual([undefined, undefined, undefined]);
  });
});

describe('A question in words', () => {
  it('has no picture', async () => {
    const { view } = await newCaptcha('text', processor);
    expect(view).toMatchObject({ image: null, type: 'text', placeholder: 'Cevabı yazın' });
    expect(view.question).toMatch(/\?$/);
  });
});

describe('Where automated tests answer', () => {
  it.each(['visual', 'text'] as const)('every %s captcha has the same answer', async (type) => {
    expect((await newCaptcha(type, processor, 'toprak')).answer).toBe('toprak');
  });
});
