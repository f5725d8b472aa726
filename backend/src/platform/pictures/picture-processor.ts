import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { AppError } from '../../../contract/app-error.js';
import { Log } from '../logging/log.js';
import { PictureProcess } from './picture-process.js';
import type { PictureAnswer, PictureTask, PictureTasks } from './picture-worker.js';

type Input<T extends PictureTask> = Parameters<PictureTasks[T]>[0];
type Result<T extends PictureTask> = Awaited<ReturnType<PictureTasks[T]>>;

/** Many times what a task takes on a busy machine, starting its process included. */
const TIME_LIMIT_MS = 10_000;
const PROCESSES = 2;
const ATTEMPTS = 2;
/** A variant takes some 50 ms, so that the last one waits about five seconds. */
const MAX_WAITING_VARIANTS = 200;

/** All processors of this process share the child processes, which start with the first tasks. */
const waitForTurn = pLimit(PROCESSES);
/** Captchas have a process more, so that nobody can keep others from signing in by asking for many pictures. */
const waitForCaptchaTurn = pLimit(1);
const idle: PictureProcess[] = [];

/**
 * Decodes and encodes pictures in child processes, and replaces one that hangs or ends: libvips can block all its
 * threads for good (https://github.com/lovell/sharp/issues/4486), after which its process makes no picture any
 * more and cannot even exit.
 */
@Injectable()
export class PictureProcessor {
  /** How many child processes have hung or ended in the middle of a task since the start. */
  replaced = 0;
  /** Shorter in tests. */
  timeLimitMs = TIME_LIMIT_MS;

  constructor(private readonly log: Log) {}

  /**
   * Throws pictures_busy when too many variants wait or when a second process does not complete the task either, and
   * an ordinary error when the task itself fails.
   */
  async run<T extends PictureTask>(task: T, input: Input<T>): Promise<Result<T>> {
    const isVariant = task === 'encodeVariant' || task === 'encodeCut';
    if (isVariant && waitForTurn.pendingCount >= MAX_WAITING_VARIANTS) {
      throw new AppError('pictures_busy');
    }
    const turn = task === 'renderSvg' ? waitForCaptchaTurn : waitForTurn;
    const answer = await turn(() => this.answerOf(task, input));
    if ('failure' in answer) throw new Error(`${task} failed: ${answer.failure}`);
    return answer.result as Result<T>;
  }

  private async answerOf(task: PictureTask, input: unknown): Promise<PictureAnswer> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      let worker: PictureProcess | undefined;
      try {
        // An idle process may have ended a moment ago, so the second attempt gets a new one.
        worker = (attempt === 1 ? takeIdle() : undefined) ?? new PictureProcess();
        const answer = await worker.run(task, input, this.timeLimitMs);
        idle.push(worker);
        return answer;
      } catch (cause) {
        worker?.kill();
        this.replaced += 1;
        this.log.warn('A process for pictures hung or ended and was killed.', { task, attempt, cause });
      }
    }
    throw new AppError('pictures_busy');
  }
}

/** A process can end while it has nothing to do, for example for lack of memory. */
function takeIdle(): PictureProcess | undefined {
  let worker = idle.pop();
  while (worker?.hasEnded) worker = idle.pop();
  return worker;
}
