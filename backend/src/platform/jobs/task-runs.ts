import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Log } from '../logging/log.js';
import { redactValues } from '../logging/redact-values.js';
import { spanOf } from '../tracing/spans.js';
import type { ScheduledTask } from './job-registry.js';

export interface TaskRun {
  readonly name: string;
  readonly everySeconds: number;
  readonly beganAt: Date;
  readonly durationMs: number;
  /** Null when it succeeded. */
  readonly error: string | null;
}

/** Records when each scheduled task last ran in any process, how long it took and how it ended. */
@Injectable()
export class TaskRuns {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Log,
  ) {}

  /** Throws the error of the task. */
  async noting(task: ScheduledTask): Promise<void> {
    const beganAt = new Date();
    try {
      await spanOf(`task ${task.name}`, () => task.run());
      await this.note(task, beganAt, null);
    } catch (cause) {
      await this.note(task, beganAt, redactValues(cause instanceof Error ? cause.message : String(cause)));
      throw cause;
    }
  }

  latest(): Promise<TaskRun[]> {
    return this.dataSource.query(
      `SELECT name, every_seconds AS "everySeconds", began_at AS "beganAt", duration_ms AS "durationMs", error
       FROM task_run`,
    );
  }

  /** The time since the end of the last run of each task. */
  endedSecondsAgo(): Promise<{ name: string; seconds: number }[]> {
    return this.dataSource.query(
      `SELECT name, greatest(0, extract(epoch FROM now() - began_at) - duration_ms / 1000.0)::float8 AS seconds
       FROM task_run`,
    );
  }

  /** A failure to record a run must not affect the task. */
  private async note(
    { name, everySeconds }: ScheduledTask,
    beganAt: Date,
    error: string | null,
  ): Promise<void> {
    const run = [name, everySeconds, beganAt, Date.now() - beganAt.getTime(), error];
    await this.dataSource
      .query(
        `INSERT INTO task_run (name, every_seconds, began_at, duration_ms, error)
         VALUES ($1, $2, $3, greatest($4::integer, 0), $5)
         ON CONFLICT (name) DO UPDATE SET every_seconds = excluded.every_seconds, began_at = excluded.began_at,
           duration_ms = excluded.duration_ms, error = excluded.error`,
        run,
      )
      .catch((cause: unknown) =>
        this.log.warn('The run of a scheduled task could not be noted.', { task: name, cause }),
      );
  }
}
