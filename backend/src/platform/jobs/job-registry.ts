import { Injectable } from '@nestjs/common';

export type JobHandler = (payload: unknown) => Promise<void>;

export interface ScheduledTask {
  readonly name: string;
  readonly everySeconds: number;
  /** How long it may take when there is much to do; left out: as `JobTuning` has it. */
  readonly mayTakeSeconds?: number;
  readonly run: () => Promise<void>;
}

/** Features register at module start what they do with a job, and what is to be done again and again. */
@Injectable()
export class JobRegistry {
  private readonly handlers = new Map<string, JobHandler>();
  private readonly tasks = new Map<string, ScheduledTask>();

  /** The handler must be idempotent: a job may run again after a crash. */
  handle(name: string, handler: JobHandler): void {
    if (this.handlers.has(name)) throw new Error(`Two handlers for the job ${name}`);
    this.handlers.set(name, handler);
  }

  /** The task runs in one worker process at a time, whoever dies; one that hangs is run again beside itself. */
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
