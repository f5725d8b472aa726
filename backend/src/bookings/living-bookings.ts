import { Raw } from 'typeorm';
import { STUDIO_TIME_ZONE } from '../../contract/common/dates.js';

/**
 * SQL over a row of `booking`: still to come as far as anybody knows. It keeps its session from being deleted, its guest
 * is told of changes, and its seat goes back with its order. That somebody called it completed ahead of its day takes
 * nothing of that away.
 */
export const IS_LIVING = `(status IN ('pending', 'confirmed') OR (status = 'completed'
  AND (date + start_time) AT TIME ZONE '${STUDIO_TIME_ZONE}' > now()))`;

/** The same for a column of a repository's question. */
export const isLiving = () => Raw(() => IS_LIVING);
