import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { Log } from '../logging/log.js';
import { PictureProcess } from './picture-process.js';
import type { PictureAnswer, PictureTask, PictureTasks } from './picture-worker.js';

type Input<T extends PictureTask> = Parameters<PictureTasks[T]>[0];
type Result<T extends PictureTask> = Awaited<ReturnType<PictureTasks[T]>>;

/** Many times what a task takes on a busy machine, starting its process included. */
const TIME_LIMIT_MS = 10_000;
const PROCESSES = 2;
const ATTEMPTS = 2;

/** All processors of this process share the child processes, which start with the first tasks. */
const waitForTurn = pLimit(PROCESSES);
const idle: PictureProcess[] = [];

/**
 * Decodes and encodes pictures in child processes, and replaces one that hangs or ends: libvips can block all its
 * threads for good (https://github.com/lovell/sharp/issues/4486), after which its process makes no picture any
 * more and cannot even exit.
 */
@Injectable()
export class PictureProcessor {
  /** How many child processes had to be replaced since the start. */
  replaced = 0;
  /** Shorter in tests. */
  timeLimitMs = TIME_LIMIT_MS;

  constructor(private readonly log: Log) {}

  /** Throws when the task fails, or when a second process does not complete it either. */
  async run<T extends PictureTask>(task: T, input: Input<T>): Promise<Result<T>> {
    const answer = await waitForTurn(() => this.answerOf(task, input));
    if ('failure' in answer) throw new Error(`${task} failed: ${answer.failure}`);
    return answer.result as Result<T>;
  }

  private async answerOf(task: PictureTask, input: unknown): Promise<PictureAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      // An idle process may have ended a moment ago, so the second attempt gets a new one.
      const worker = (attempt === 1 ? takeIdle() : undefined) ?? new PictureProcess();
      try {
        const answer = await worker.run(task, input, this.timeLimitMs);
        idle.push(worker);
        return answer;
      } catch (cause) {
        worker.kill();
        this.replaced += 1;
        this.log.warn('A process for pictures hung or ended and is replaced.', { task, attempt, cause });
        if (attempt === ATTEMPTS) throw cause;
      }
    }
  }
}

/** A process can end while it has nothing to do, for example for lack of memory. */
function takeIdle(): PictureProcess | undefined {
  let worker = idle.pop();
  while (worker?.hasEnded) worker = idle.pop();
  return worker;
}
