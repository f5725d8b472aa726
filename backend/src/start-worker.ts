import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import type { Settings } from './platform/config/settings.js';
import { Log } from './platform/logging/log.js';
import { Shutdown } from './platform/shutdown.js';

export interface RunningWorker {
  readonly app: INestApplicationContext;
  readonly stop: () => Promise<void>;
}

/** Starts the shop without its HTTP server; runs all registered jobs and scheduled tasks. */
export async function startWorker(settings: Settings): Promise<RunningWorker> {
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(settings), {
    logger: new Log(settings),
    abortOnError: false,
  });
  app.useLogger(app.get(Log));
  const stop = () => {
    app.get(Shutdown).begin();
    return app.close();
  };
  return { app, stop };
}
