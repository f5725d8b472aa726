import 'reflect-metadata';
import { runProcess } from './run-process.js';
import { startWorker } from './start-worker.js';

/** Jobs alone, beside processes of the shop that have WORKER=off. */
await runProcess({ ...process.env, WORKER: 'on' }, startWorker);
