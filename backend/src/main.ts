import 'reflect-metadata';
import { runProcess } from './run-process.js';
import { startServer } from './server.js';

/** The shop: web site, API and, unless WORKER is off, jobs. */
await runProcess(process.env, startServer);
