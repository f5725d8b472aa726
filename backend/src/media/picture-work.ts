import pLimit from 'p-limit';
import sharp from 'sharp';

const JOBS_AT_ONCE = 2;

// Each job keeps to one thread, so that pictures never take the machine from visitors.
sharp.concurrency(1);
sharp.cache(false);

/** Every decoding and encoding goes through here. */
export const pictureWork = pLimit(JOBS_AT_ONCE);
