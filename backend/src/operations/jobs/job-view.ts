import type { Job } from 'bullmq';
import { isUUID } from 'class-validator';
import { describeJobFailure } from '../../../contract/operations/jobs/job-failure.js';
import {
  type FailureView,
  JOB_SUBJECTS,
  type JobSubject,
  type JobSubjectKind,
  type JobView,
} from '../../../contract/operations/jobs/jobs.views.js';
import { redactValues } from '../../platform/logging/redact-values.js';

/**
 * The parts of a job that may be shown: times, tries, the error and the ids of its records. Its payload is
 * left out.
 */
export function jobView(job: Job<unknown>): JobView {
  const { timestamp, processedOn, finishedOn, delay, failedReason } = job;
  return {
    id: job.id ?? '',
    name: job.name,
    subjects: subjectsOf(job.data),
    writtenAt: isoTime(timestamp),
    tries: job.attemptsStarted,
    triedAt: processedOn === undefined ? null : isoTime(processedOn),
    dueAt: delay > 0 ? isoTime((processedOn ?? timestamp) + delay) : null,
    failedAt: finishedOn === undefined ? null : isoTime(finishedOn),
    failure: failedReason ? failureView(redactValues(failedReason)) : null,
  };
}

/** Only fields that are known to be ids, with values that look like ids. */
export function subjectsOf(payload: unknown): JobSubject[] {
  if (typeof payload !== 'object' || payload === null) return [];
  return (Object.keys(JOB_SUBJECTS) as JobSubjectKind[]).flatMap((kind) => {
    const id: unknown = Reflect.get(payload, kind);
    return isUUID(id) ? [{ kind, id: String(id) }] : [];
  });
}

/** `technical`: the error without the values in it. */
export function failureView(technical: string): FailureView {
  return { text: describeJobFailure(technical), technical };
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
