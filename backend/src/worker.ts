import 'reflect-metadata';
import { runProcess } from './run-process.js';

/** Runs jobs alone, next to processes of the shop that have WORKER=off. */
await runProcess('worker', { ...process.env, WORKER: 'on' }, async (settings) => {
  const { startWorker } = await import('./start-worker.js');
  return startWorker(settings);
});
