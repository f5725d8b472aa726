import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { environmentOf, pictureProcesses } from '../../../testing/picture-processes.js';
import { eventually } from '../../../testing/poll.js';
import { testSettings } from '../../../testing/test-settings.js';
import { Log } from '../logging/log.js';
import { PictureProcessor } from './picture-processor.js';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4"/></svg>';
const log = new Log(testSettings({}));
let warn: jest.SpiedFunction<Log['warn']>;
let processor: PictureProcessor;

beforeEach(() => {
  warn = jest.spyOn(log, 'warn').mockReset();
  processor = new PictureProcessor(log);
});

const render = () => processor.run('renderSvg', { svg });

/** A variant of a picture as large as the drawing. */
const encode = async () => processor.run('encodeVariant', { bytes: await picture, width: 8, format: 'webp' });
const picture = sharp(Buffer.from(svg)).webp().toBuffer();

/** Gives each of the three processes a task. */
const oneEach = () => Promise.all([encode(), encode(), render()]);

/** The processes with nothing to do, so that a test knows which ones the next tasks get. */
async function startProcesses(): Promise<number[]> {
  await oneEach();
  return pictureProcesses();
}

async function expectPicture(bytes: Uint8Array): Promise<void> {
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 8, height: 4 });
}

describe('The processes for pictures', () => {
  it('take one task each, two for pictures and one for captchas', async () => {
    const tasks = await Promise.all(Array.from({ length: 8 }, oneEach));

    for (const bytes of tasks.flat()) await expectPicture(bytes);
    expect(pictureProcesses()).toHaveLength(3);
    expect(processor.replaced).toBe(0);
  });

  it('render a captcha at once however many variants wait, and refuse variants when too many do', async () => {
    let encoded = 0;
    const variants = Array.from({ length: 250 }, () =>
      encode().then(
        () => (encoded += 1),
        (cause: unknown) => cause,
      ),
    );
    await expectPicture(await render());
    expect(encoded).toBeLessThan(200);

    const refused = (await Promise.all(variants)).filter((outcome) => typeof outcome !== 'number');
    expect(encoded).toBeGreaterThanOrEqual(200);
    expect(refused).toHaveLength(250 - encoded);
    for (const refusal of refused) expect(refusal).toMatchObject({ code: 'pictures_busy', status: 503 });
    await expectPicture(await encode());
  });

  it('know nothing of the shop', async () => {
    const [pid = 0] = await startProcesses();

    expect(environmentOf(pid).filter((line) => !line.startsWith('NODE_CHANNEL_'))).toEqual([]);
    expect(environmentOf(pid)).not.toEqual([]);
  });

  it('report what they cannot do and stay', async () => {
    const before = await startProcesses();
    const bytes = Buffer.from('not a picture');

    await expect(processor.run('encodeVariant', { bytes, width: 10, format: 'webp' })).rejects.toThrow(
      'encodeVariant failed: Input buffer contains unsupported image format',
    );
    expect(await processor.run('readHeader', { bytes })).toBeNull();
    expect(await startProcesses()).toEqual(before);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('A process for pictures', () => {
  it.each(['SIGSTOP', 'SIGKILL'] as const)('is replaced while nobody notices: %s', async (signal) => {
    const before = await startProcesses();
    // Long enough for a busy machine to start a new process.
    processor.timeLimitMs = 4_000;
    const tasks = oneEach();
    before.forEach((pid) => process.kill(pid, signal));

    for (const bytes of await tasks) await expectPicture(bytes);
    await eventually('the old ones are gone', () => !pictureProcesses().some((pid) => before.includes(pid)));
    expect(processor.replaced).toBe(3);
    expect(warn).toHaveBeenCalledWith(
      'A process for pictures hung or ended and was killed.',
      expect.objectContaining({ task: 'encodeVariant', attempt: 1 }),
    );
  });

  it('that ends while it has nothing to do is replaced too', async () => {
    const before = await startProcesses();
    before.forEach((pid) => process.kill(pid, 'SIGKILL'));
    await eventually('they are gone', () => pictureProcesses().length === 0);

    await expectPicture(await encode());
  });

  it('that hangs twice with the same picture makes the task fail, and the next one succeeds', async () => {
    processor.timeLimitMs = 20;
    const endless = svg.replace('width="8" height="4"', 'width="6000" height="6000"');
    await expect(processor.run('renderSvg', { svg: endless })).rejects.toMatchObject({
      code: 'pictures_busy',
    });

    expect(processor.replaced).toBe(2);
    processor.timeLimitMs = 10_000;
    await expectPicture(await encode());
  });
});
