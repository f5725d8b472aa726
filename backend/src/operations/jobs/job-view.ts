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

/** A job as it may be shown: when, how often, why, and about which records. What else it was given is not told. */
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

/** Only names that are known to be ids, and only what looks like one. */
export function subjectsOf(payload: unknown): JobSubject[] {
  if (typeof payload !== 'object' || payload === null) return [];
  return (Object.keys(JOB_SUBJECTS) as JobSubjectKind[]).flatMap((kind) => {
    const id: unknown = Reflect.get(payload, kind);
    return isUUID(id) ? [{ kind, id: String(id) }] : [];
  });
}

/** `technical`: without the values that it was about. */
export function failureView(technical: string): FailureView {
  return { text: describeJobFailure(technical), technical };
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
