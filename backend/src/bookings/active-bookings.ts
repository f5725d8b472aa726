import { Raw } from 'typeorm';
import { STUDIO_TIME_ZONE } from '../../contract/common/dates.js';

/**
 * SQL condition of a `booking` that is still to come. An active booking keeps its session from being deleted,
 * its guest is told of changes, and its seat returns with its order. A booking that was marked completed
 * before its day stays active.
 */
export const IS_ACTIVE_BOOKING = `(status IN ('pending', 'confirmed') OR (status = 'completed'
  AND (date + start_time) AT TIME ZONE '${STUDIO_TIME_ZONE}' > now()))`;

/** The same as a condition for a repository. */
export const isActiveBooking = () => Raw(() => IS_ACTIVE_BOOKING);
