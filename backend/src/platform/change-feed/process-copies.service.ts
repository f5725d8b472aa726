import { Injectable } from '@nestjs/common';
import { Log } from '../logging/log.js';
import { Shutdown } from '../shutdown.js';
import { ChangeFeed, type ChangeTopic } from './change-feed.js';

/** Something small of the database that every process keeps a copy of. */
export interface Copied {
  /** For the log: 'The security settings'. */
  readonly name: string;
  /** The change of which makes the copy outdated. */
  readonly topic: ChangeTopic;
  /** Reads it from the database and replaces the copy. */
  readonly read: () => Promise<void>;
}

export interface ProcessCopy {
  /** Resolves once the copy includes every change that this process has heard of. */
  caughtUp(): Promise<void>;
}

/** Keeps copies that are read again whenever the change feed says that they are outdated. */
@Injectable()
export class ProcessCopiesService {
  constructor(
    private readonly changeFeed: ChangeFeed,
    private readonly shutdown: Shutdown,
    private readonly log: Log,
  ) {}

  /** Reads it once before it resolves. */
  async keep({ name, topic, read }: Copied): Promise<ProcessCopy> {
    // Reads run one after the other, so that an older result cannot overwrite a newer one.
    let reading: Promise<void> = Promise.resolve();
    const readAgain = () => {
      reading = reading.then(read).catch((cause: unknown) => {
        // A process that is shutting down needs no settings, and its database may be closed already.
        if (this.shutdown.hasBegun) return;
        this.log.error(`${name} could not be read; what was read last stays in force.`, { cause });
      });
    };
    this.changeFeed.onChange((changed) => {
      if (changed === topic || changed === 'caches') readAgain();
    });
    await read();
    return { caughtUp: () => reading };
  }
}
