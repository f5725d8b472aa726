/** The states of a job; `outbox`: recorded but not yet handed to the queue. */
export const JOB_LISTS = ['failed', 'active', 'waiting', 'delayed', 'outbox'] as const;
export type JobList = (typeof JOB_LISTS)[number];

export interface JobsInList {
  readonly count: number;
  /**
   * The time since which the first in line has waited, in ISO form; null when unknown or when there is none.
   */
  readonly since: string | null;
}

export interface JobsStatus {
  readonly lists: Readonly<Record<JobList, JobsInList>>;
  /** Scheduled tasks that are overdue. */
  readonly lateTasks: number;
  /** The server's time, from which ages are computed. ISO. */
  readonly at: string;
}

/** The records that a job is about, as ids only, never their contents. */
export const JOB_SUBJECTS = {
  mailId: 'E-posta',
  smsId: 'SMS',
  campaignId: 'Gönderim',
  sessionId: 'Workshop',
  customerId: 'Üye',
} as const;
export type JobSubjectKind = keyof typeof JOB_SUBJECTS;

export interface JobSubject {
  readonly kind: JobSubjectKind;
  readonly id: string;
}

export interface FailureView {
  /** A readable explanation. */
  readonly text: string;
  /** The error message of the program, with texts, addresses and numbers removed. */
  readonly technical: string;
}

/** All times are ISO instants. */
export interface JobView {
  readonly id: string;
  readonly name: string;
  readonly subjects: readonly JobSubject[];
  readonly writtenAt: string;
  readonly tries: number;
  /** Null before the first try. */
  readonly triedAt: string | null;
  /** The time of the next try; only for jobs that wait for a time. */
  readonly dueAt: string | null;
  readonly failedAt: string | null;
  /** The failure of the last try. */
  readonly failure: FailureView | null;
}

export interface TaskRunView {
  readonly beganAt: string;
  readonly durationMs: number;
  /** Null when it succeeded. */
  readonly failure: FailureView | null;
}

export interface TaskView {
  readonly name: string;
  /** Known after the first run. */
  readonly everySeconds: number | null;
  /** The last completed run; null before the first. */
  readonly lastRun: TaskRunView | null;
  /** The next run is overdue. */
  readonly isLate: boolean;
}
