import { ChangeFeed, type ChangeTopic } from '../src/platform/change-feed/change-feed.js';
import { Settings } from '../src/platform/config/settings.js';
import { Log } from '../src/platform/logging/log.js';

/** A feed whose news the test spreads itself. */
export class OwnFeed extends ChangeFeed {
  private readonly own: ((topic: ChangeTopic) => void)[] = [];

  constructor() {
    const settings = new Settings();
    super(settings, new Log(settings));
  }

  override onChange(listener: (topic: ChangeTopic) => void): void {
    this.own.push(listener);
  }

  spread(topic: ChangeTopic): void {
    this.own.forEach((listener) => listener(topic));
  }
}
