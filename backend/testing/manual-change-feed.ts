import { ChangeFeed, type ChangeTopic } from '../src/platform/change-feed/change-feed.js';
import { Settings } from '../src/platform/config/settings.js';
import { Log } from '../src/platform/logging/log.js';

/** A change feed whose changes are announced by the test. */
export class ManualChangeFeed extends ChangeFeed {
  private readonly own: ((topic: ChangeTopic) => void)[] = [];

  constructor() {
    const settings = new Settings();
    super(settings, new Log(settings));
  }

  override onChange(listener: (topic: ChangeTopic) => void): void {
    this.own.push(listener);
  }

  emit(topic: ChangeTopic): void {
    this.own.forEach((listener) => listener(topic));
  }
}
