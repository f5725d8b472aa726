import { loadSettings, SettingsError } from './load-settings.js';
import type { Settings } from './settings.js';

/** EX_CONFIG of sysexits.h. */
const WRONG_SETTINGS = 78;

/** Runs a command with the shop's settings. Failures are reported as text and by the exit code. */
export async function runCommand(command: (settings: Settings) => Promise<void>): Promise<void> {
  try {
    await command(loadSettings(process.env));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof SettingsError ? WRONG_SETTINGS : 1;
  }
}
