import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureAnswer, PictureTask } from './picture-worker.js';

/** The compiled module, or the source in tests: the same as this one. */
const SCRIPT = fileURLToPath(new URL(`./picture-worker${extname(import.meta.filename)}`, import.meta.url));

/** A child process that does one task for pictures at a time. While it has none, it keeps nobody running. */
export class PictureProcess {
  private readonly child = fork(SCRIPT, {
    // Binary data as it is, not as JSON.
    serialization: 'advanced',
    execArgv: [],
    // A process that opens strangers' files needs nothing of the shop's environment.
    env: {},
  });
  private readonly end = new AbortController();

  constructor() {
    const end = (cause: unknown) => this.end.abort(cause);
    this.child.once('exit', (code, signal) => end(new Error(`The process ended: ${signal ?? code}`)));
    this.child.on('error', end);
    this.rest();
  }

  get hasEnded(): boolean {
    return this.end.signal.aborted;
  }

  /** Throws when the process ends or does not answer in time; it must be killed then. */
  async run(task: PictureTask, input: unknown, timeLimitMs: number): Promise<PictureAnswer> {
    this.child.channel?.ref();
    const signal = AbortSignal.any([AbortSignal.timeout(timeLimitMs), this.end.signal]);
    this.child.send({ task, input });
    const [answer] = (await once(this.child, 'message', { signal })) as [PictureAnswer];
    this.rest();
    return answer;
  }

  kill(): void {
    // After a failed start there is no process, and the signal would go to an undefined one.
    if (this.child.pid !== undefined) this.child.kill('SIGKILL');
    this.rest();
  }

  private rest(): void {
    this.child.unref();
    this.child.channel?.unref();
  }
}
