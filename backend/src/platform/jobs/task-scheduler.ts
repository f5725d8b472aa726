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

/**
 * The number of the others' checks that a process with a hanging task skips before it tries to lead again.
 */
const CHECKS_LEFT_TO_OTHERS = 3;

/**
 * Runs the scheduled tasks in one of all worker processes, the one with a session lock of PostgreSQL. The
 * lock ends with the connection, so a killed process is replaced within seconds, whichever queue is in use. A
 * process with a hanging task gives up the lock after the task's time, because the task would never run again
 * otherwise.
 */
@Injectable()
export class TaskScheduler {
  private connection: DedicatedConnection | undefined;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private election: NodeJS.Timeout | undefined;
  /** Until this time the tasks are left to other processes. */
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
      // Polls instead of waiting for the lock, because a statement that waits for days prevents PostgreSQL
      // from cleaning up.
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
      // While the connection works, this process holds the lock.
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

  /**
   * Gives up the leadership, because only the leader would run the hanging task again. Others may take it
   * first; without others this process leads again.
   */
  private giveUp(task: ScheduledTask, timer: NodeJS.Timeout): void {
    const isStillOurs = this.timers.get(task.name) === timer;
    if (this.isStopped || !isStillOurs) return;
    this.log.error('A scheduled task hangs; the tasks go to another process.', {
      task: task.name,
      seconds: this.timeFor(task) / 1_000,
    });
    this.standsBackUntil = Date.now() + CHECKS_LEFT_TO_OTHERS * this.tuning.leadershipCheckMs;
    this.connection?.reconnect(`the task ${task.name} hangs`);
  }
}
