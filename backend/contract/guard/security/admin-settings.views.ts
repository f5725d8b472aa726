import type { SecuritySettingKey } from './security-settings.js';

/** All settings as they are stored, in texts. */
export interface SettingsView {
  readonly version: number;
  readonly values: Readonly<Record<SecuritySettingKey, string>>;
}

/**
 * The cache entries dropped by the process that handled the request; the other processes empty theirs as
 * well.
 */
export interface EmptiedCaches {
  /** Finished answers of calls. */
  readonly answers: number;
  /** Finished pages. */
  readonly pages: number;
  readonly bytes: number;
  /** Of the shop, this one among them. */
  readonly processes: number;
}
