import pLimit from 'p-limit';
import sharp from 'sharp';

const JOBS_AT_ONCE = 2;

// One thread per job, so that pictures do not take the CPU from visitors.
sharp.concurrency(1);
sharp.cache(false);

/** All decoding and encoding goes through this limit. */
export const pictureWork = pLimit(JOBS_AT_ONCE);
