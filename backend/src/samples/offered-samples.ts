import { addDays, type LocalDate } from '../../contract/common/dates.js';
import type { SampleCounts } from '../../contract/opening/samples.views.js';
import type { NewSession } from '../workshops/create-session.service.js';
import { SAMPLE_CAPACITY, sampleCalendar } from './sample-calendar.js';
import { SAMPLE_POSTS } from './sample-posts.texts.js';
import { SAMPLE_PRODUCTS } from './sample-products.texts.js';

const DAYS_AHEAD = 30;

/** The posts that any studio could have published. */
export const OFFERED_POSTS = SAMPLE_POSTS.filter(
  ({ daysAgo, isOfDemoStudio }) => daysAgo !== null && daysAgo >= 0 && !isOfDemoStudio,
);

/** The sessions of the coming month. All seats are free, because nobody has called a new shop. */
export function offeredSessions(today: LocalDate): NewSession[] {
  return sampleCalendar(addDays(today, 1), DAYS_AHEAD).map(({ left: _left, ...session }) => ({
    ...session,
    capacity: SAMPLE_CAPACITY,
    seatsTakenElsewhere: 0,
  }));
}

export function offeredCounts(today: LocalDate): SampleCounts {
  return {
    products: SAMPLE_PRODUCTS.length,
    sessions: offeredSessions(today).length,
    posts: OFFERED_POSTS.length,
  };
}
