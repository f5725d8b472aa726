/** Where a job stands; `outbox`: written down, and not handed to the queue yet. */
export const JOB_LISTS = ['failed', 'active', 'waiting', 'delayed', 'outbox'] as const;
export type JobList = (typeof JOB_LISTS)[number];

export interface JobsInList {
  readonly count: number;
  /** Since when the first in line is there; null when nobody knows, or there is none. ISO. */
  readonly since: string | null;
}

export interface JobsStatus {
  readonly lists: Readonly<Record<JobList, JobsInList>>;
  /** Scheduled tasks that are overdue. */
  readonly lateTasks: number;
  /** The server's time, which ages are told from. ISO. */
  readonly at: string;
}

/** Which records a job is about: ids, never what stands in them. */
export const JOB_SUBJECTS = {
  mailId: 'E-posta',
  smsId: 'SMS',
  sentMessageId: 'Gönderim',
  sessionId: 'Workshop',
  customerId: 'Üye',
} as const;
export type JobSubjectKind = keyof typeof JOB_SUBJECTS;

export interface JobSubject {
  readonly kind: JobSubjectKind;
  readonly id: string;
}

export interface FailureView {
  /** In words. */
  readonly text: string;
  /** As the program said it, without what it was given: no texts, addresses or numbers. */
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
  /** When the next try is due, of those that wait for a time. */
  readonly dueAt: string | null;
  readonly failedAt: string | null;
  /** Of the last try, if that failed. */
  readonly failure: FailureView | null;
}

export interface TaskRunView {
  readonly beganAt: string;
  readonly durationMs: number;
  /** Null when it ended well. */
  readonly failure: FailureView | null;
}

export interface TaskView {
  readonly name: string;
  /** Known from its first run on. */
  readonly everySeconds: number | null;
  /** The last one that ended; null while none has. */
  readonly lastRun: TaskRunView | null;
  /** The next run should have ended long ago. */
  readonly isLate: boolean;
}
