/**
 * The numbers of PostgreSQL session locks for work that only one process may do. They are all listed here,
 * because equal numbers would exclude each other. They must never change, or a new version would ignore the
 * locks of the one before.
 */
export const SESSION_LOCKS = {
  migrations: 720_411,
  /** Held by the process that runs the scheduled tasks. */
  tasks: 720_412,
  backup: 720_413,
} as const;
