import { loadSettings, SettingsError } from './load-settings.js';
import type { Settings } from './settings.js';

/** Wrong settings, as sysexits.h calls it. */
const WRONG_SETTINGS = 78;

/** A command beside the shop, with the shop's settings: what went wrong is said in words and by the exit code. */
export async function runCommand(command: (settings: Settings) => Promise<void>): Promise<void> {
  try {
    await command(loadSettings(process.env));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof SettingsError ? WRONG_SETTINGS : 1;
  }
}
