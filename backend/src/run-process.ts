import { loadSettings, SettingsError } from './platform/config/load-settings.js';
import type { Settings } from './platform/config/settings.js';
import { Log } from './platform/logging/log.js';
import { type ProcessRole, startTracing } from './platform/tracing/start-tracing.js';

/** The latest time for a forced end, because supervisors kill after ten seconds. */
const LAST_MS = 9_500;

type Start = (settings: Settings) => Promise<{ readonly stop: () => Promise<void> }>;

/**
 * Runs a process of production: reads the settings from the environment and ends on a signal. `start` does
 * its imports itself, so that tracing is set up before they load.
 */
export async function runProcess(
  role: ProcessRole,
  environment: Readonly<Record<string, string | undefined>>,
  start: Start,
): Promise<void> {
  const settings = settingsOrExit(environment);
  const tracing = await startTracing(settings, role);
  const running = await startOrExit(settings, start);
  const end = async () => {
    try {
      await running.stop();
    } finally {
      await tracing.stop();
    }
  };
  const stop = () => {
    setTimeout(() => process.exit(1), LAST_MS).unref();
    void end().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function startOrExit(settings: Settings, start: Start) {
  try {
    return await start(settings);
  } catch (cause) {
    const log = new Log(settings);
    log.error('The process cannot start.', { cause });
    process.exit(1);
  }
}

function settingsOrExit(environment: Readonly<Record<string, string | undefined>>): Settings {
  try {
    return loadSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}
