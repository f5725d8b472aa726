/**
 * What one process does alone, by a session lock of PostgreSQL. All numbers stand here, since two of the same would
 * keep each other out; they never change, or a version would not see what the one before holds.
 */
export const SESSION_LOCKS = {
  migrations: 720_411,
  /** Of the process that runs the scheduled tasks. */
  tasks: 720_412,
  backup: 720_413,
} as const;
