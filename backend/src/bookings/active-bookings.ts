import { Raw } from 'typeorm';
import { STUDIO_TIME_ZONE } from '../../contract/common/dates.js';

/**
 * SQL over a row of `booking` that is still to come. An active booking keeps its session from being deleted, its guest
 * is told of changes, and its seat goes back with its order. One that was marked completed ahead of its day stays
 * active.
 */
export const IS_ACTIVE_BOOKING = `(status IN ('pending', 'confirmed') OR (status = 'completed'
  AND (date + start_time) AT TIME ZONE '${STUDIO_TIME_ZONE}' > now()))`;

/** The same as a condition of a repository. */
export const isActiveBooking = () => Raw(() => IS_ACTIVE_BOOKING);
