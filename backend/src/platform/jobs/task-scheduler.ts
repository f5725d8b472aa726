import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { DedicatedConnection } from '../database/dedicated-connection.js';
import { directDatabaseUrl } from '../database/direct-url.js';
import { SESSION_LOCKS } from '../database/session-locks.js';
import { Log } from '../logging/log.js';
import { Shutdown } from '../shutdown.js';
import { settlesWithin } from '../settles-within.js';
import { JobRegistry, type ScheduledTask } from './job-registry.js';
import { JobTuning } from './job-tuning.js';
import { TaskRuns } from './task-runs.js';

/** So many checks of the others a process that let one of its tasks hang lets pass. */
const CHECKS_LEFT_TO_OTHERS = 3;

/**
 * Of all worker processes one runs the scheduled tasks: whoever holds a session lock of PostgreSQL. The lock ends
 * with the connection, so a killed process is followed by another within seconds, whichever queue is in use. A task that
 * does not come back would keep its turns for ever: after its time the process lets go of the lock.
 */
@Injectable()
export class TaskScheduler {
  private connection: DedicatedConnection | undefined;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private election: NodeJS.Timeout | undefined;
  /** Until then the tasks are left to other processes. */
  private standsBackUntil = 0;
  private isStopped = false;

  constructor(
    private readonly registry: JobRegistry,
    private readonly settings: Settings,
    private readonly tuning: JobTuning,
    private readonly runs: TaskRuns,
    private readonly shutdown: Shutdown,
    private readonly log: Log,
  ) {}

  async start(): Promise<void> {
    this.connection = new DedicatedConnection({
      url: directDatabaseUrl(this.settings),
      name: 'toprak-scheduler',
      log: this.log,
      onConnect: async () => this.runForLeader(),
      onLost: () => this.rest(),
    });
    await this.connection.start();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.rest();
    await settlesWithin(Promise.all(this.running), this.shutdown.workLeftMs);
    await this.connection?.stop();
  }

  private async runForLeader(): Promise<void> {
    const hasWon = Date.now() >= this.standsBackUntil && (await this.tryToLead());
    if (this.isStopped) return;
    if (hasWon) {
      this.registry.scheduledTasks().forEach((task) => this.plan(task, 0));
    } else {
      // Asking now and then, not waiting in line: a query that waits for days keeps PostgreSQL from cleaning up.
      this.election = setTimeout(
        () => void this.runForLeader().catch(() => undefined),
        this.tuning.leadershipCheckMs,
      );
    }
  }

  private async tryToLead(): Promise<boolean> {
    const rows = await this.connection?.query<{ won: boolean }>('SELECT pg_try_advisory_lock($1) AS won', [
      SESSION_LOCKS.tasks,
    ]);
    return rows?.[0]?.won === true;
  }

  private rest(): void {
    clearTimeout(this.election);
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers.clear();
  }

  private plan(task: ScheduledTask, delayMs: number): void {
    const timer = setTimeout(() => {
      const deadline = setTimeout(() => this.giveUp(task, timer), this.timeFor(task)).unref();
      const run = this.run(task, timer).finally(() => {
        clearTimeout(deadline);
        this.running.delete(run);
      });
      this.running.add(run);
    }, delayMs);
    this.timers.set(task.name, timer);
  }

  private async run(task: ScheduledTask, timer: NodeJS.Timeout): Promise<void> {
    try {
      // Still connected means still the leader.
      await this.connection?.query('SELECT 1');
      await this.runs.noting(task);
    } catch (cause) {
      this.log.error('A scheduled task failed and will run again.', { task: task.name, cause });
    }
    const isStillOurs = this.timers.get(task.name) === timer;
    if (isStillOurs) this.plan(task, task.everySeconds * 1_000);
  }

  private timeFor({ mayTakeSeconds }: ScheduledTask): number {
    return mayTakeSeconds === undefined ? this.tuning.taskDeadlineMs : mayTakeSeconds * 1_000;
  }

  /** Whatever it waits for, nobody else would ever run it again. Others go first; where there are none, we go on. */
  private giveUp(task: ScheduledTask, timer: NodeJS.Timeout): void {
    const isStillOurs = this.timers.get(task.name) === timer;
    if (this.isStopped || !isStillOurs) return;
    this.log.error('A scheduled task hangs; the tasks go to another process.', {
      task: task.name,
      seconds: this.timeFor(task) / 1_000,
    });
    this.standsBackUntil = Date.now() + CHECKS_LEFT_TO_OTHERS * this.tuning.leadershipCheckMs;
    this.connection?.letGo(`the task ${task.name} hangs`);
  }
}
