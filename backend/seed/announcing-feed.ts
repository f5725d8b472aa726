import { ChangeFeed } from '../src/platform/change-feed/change-feed.js';
import { Settings } from '../src/platform/config/settings.js';
import { Log } from '../src/platform/logging/log.js';

/** A feed that tells running processes of a change and never listens itself. */
export function announcingFeed(): ChangeFeed {
  const settings = new Settings();
  return new ChangeFeed(settings, new Log(settings));
}
