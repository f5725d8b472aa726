import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { listTalliesSql } from './001-baseline/list-tallies.js';

/** The files of the baseline; each names only tables of earlier ones. */
const FILES = [
  'functions',
  'platform',
  'admin',
  'captcha',
  'activity-log',
  'studio',
  'legal',
  'media',
  'workshops',
  'waiting-list',
  'content',
  'notifications',
  'people',
  'iys',
  'catalog',
  'prices',
  'product-imports',
  'blog',
  'coupons',
  'messaging',
  'orders',
  'shipping',
  'returns',
  'coupon-uses',
  'inventory',
  'bookings',
  'call-offs',
  'attendance',
  'internal-notes',
  'data-requests',
  'payments',
  'credits',
  'invoicing',
  'reconciliation',
  'samples',
];

/** Creates the whole database as of the first release. Later migrations only go forward from here. */
export class Baseline1764000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Some functions name tables that are created after them.
    await runner.query('SET LOCAL check_function_bodies = off');
    for (const file of FILES) {
      await runner.query(readFileSync(join(import.meta.dirname, '001-baseline', `${file}.sql`), 'utf8'));
    }
    await runner.query(listTalliesSql());
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
