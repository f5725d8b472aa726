import { SettingsError } from './load-settings.js';

/** EX_CONFIG of sysexits.h. */
const WRONG_SETTINGS = 78;

/** Runs a command, which loads its settings itself. Failures are reported as text and by the exit code. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof SettingsError ? WRONG_SETTINGS : 1;
  }
}
