import 'reflect-metadata';
import { loadSettings, SettingsError } from './platform/config/load-settings.js';
import type { Settings } from './platform/config/settings.js';
import { startServer } from './server.js';

/** The process in production: settings from the environment, nothing brought along. */
async function main(): Promise<void> {
  const settings = settingsOrExit();
  const server = await startServer(settings);
  const stop = () =>
    void server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function settingsOrExit(): Settings {
  try {
    return loadSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

await main();
