import 'reflect-metadata';
import { ProductImportsModule } from '../src/catalog/back-office/import/product-imports.module.js';
import { startJobWorker } from './job-worker.js';

/** A process that imports products, for tests that kill it. */
await startJobWorker({
  servers: { databaseUrl: process.env['DATABASE_URL'] ?? '', redisUrl: undefined },
  imports: [ProductImportsModule],
});
