import { Injectable } from '@nestjs/common';

export type JobHandler = (payload: unknown) => Promise<void>;

export interface ScheduledTask {
  readonly name: string;
  readonly everySeconds: number;
  /** The time it may take when there is much to do; `JobTuning`'s default when absent. */
  readonly mayTakeSeconds?: number;
  readonly run: () => Promise<void>;
}

/** Features register their job handlers and scheduled tasks here when their module starts. */
@Injectable()
export class JobRegistry {
  private readonly handlers = new Map<string, JobHandler>();
  private readonly tasks = new Map<string, ScheduledTask>();

  /** The handler must be idempotent: a job may run again after a crash. */
  handle(name: string, handler: JobHandler): void {
    if (this.handlers.has(name)) throw new Error(`Two handlers for the job ${name}`);
    this.handlers.set(name, handler);
  }

  /**
   * The task runs in one worker process at a time, and another takes over when that one dies. A hanging task
   * is started again in another process.
   */
  schedule(task: ScheduledTask): void {
    if (this.tasks.has(task.name)) throw new Error(`Two tasks named ${task.name}`);
    this.tasks.set(task.name, task);
  }

  handlerOf(name: string): JobHandler | undefined {
    return this.handlers.get(name);
  }

  scheduledTasks(): readonly ScheduledTask[] {
    return [...this.tasks.values()];
  }
}
