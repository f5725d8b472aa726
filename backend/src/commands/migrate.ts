import 'reflect-metadata';
import { migrateDatabase } from '../platform/database/migrate.js';
import { databaseUrlFrom } from '../platform/config/secret-files.js';

/** Migrates the database and ends; run before the processes of a new version start. */
await migrateDatabase(databaseUrlFrom(process.env));
