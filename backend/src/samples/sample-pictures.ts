import { join } from 'node:path';

/** The folder of the pictures that come with the samples. */
export const SAMPLE_PICTURES = join(import.meta.dirname, 'pictures');
