import type { SecuritySettingKey } from '../common/security-settings.js';

/** All stored settings as texts. */
export interface SettingsView {
  readonly version: number;
  readonly values: Readonly<Record<SecuritySettingKey, string>>;
  /** False while no provider carries text messages, which can then not be switched on. */
  readonly isSmsAvailable: boolean;
}

/**
 * The cache entries dropped by the process that handled the request; the other processes empty theirs as
 * well.
 */
export interface EmptiedCaches {
  /** Cached responses of calls. */
  readonly answers: number;
  /** Cached pages. */
  readonly pages: number;
  readonly bytes: number;
  /** The number of the shop's processes, including this one. */
  readonly processes: number;
}
