import { beforeAll, describe, expect, it } from '@jest/globals';
import { suiteServer } from '../../../testing/suite-server.js';

interface DatabaseColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
}

/** TypeORM's names of types that PostgreSQL names differently. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  'time with time zone': 'timetz',
  varchar: 'character varying',
};

describe('The migrated database', () => {
  const server = suiteServer();
  let columns: ReadonlyMap<string, DatabaseColumn>;
  beforeAll(async () => {
    const rows: DatabaseColumn[] = await server.dataSource.query(`
      SELECT relname AS "table", attname AS "column", format_type(atttypid, NULL) AS type,
             NOT attnotnull AND attgenerated = '' AS "isNullable"
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
    `);
    columns = new Map(rows.map((row) => [`${row.table}.${row.column}`, row]));
  });

  it('has every column of every entity, with its type and whether it may be empty', () => {
    const expected = server.dataSource.entityMetadatas.flatMap(({ tableName, columns: mapped }) =>
      mapped.map((column) => ({
        column: `${tableName}.${column.databaseName}`,
        type: typeOf(server.dataSource.driver.normalizeType(column), column.isArray),
        isNullable: column.isNullable,
      })),
    );
    const found = expected.map(({ column }) => {
      const row = columns.get(column);
      return row ? { column, type: row.type, isNullable: row.isNullable } : { column };
    });

    expect(expected.length).toBeGreaterThan(300);
    expect(found).toEqual(expected);
  });

  it('demands no value that an entity does not know, but for one that a trigger sets', async () => {
    const mapped = new Map(
      server.dataSource.entityMetadatas.map(({ tableName, columns: all }) => [
        tableName,
        new Set(all.map(({ databaseName }) => databaseName)),
      ]),
    );
    const demanded: { table: string; column: string }[] = await server.dataSource.query(`
      SELECT relname AS "table", attname AS "column"
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
        AND attnotnull AND NOT atthasdef AND attidentity = ''
    `);
    const unknown = demanded.filter(({ table, column }) => mapped.get(table)?.has(column) === false);

    expect(unknown.map(({ table, column }) => `${table}.${column}`)).toEqual(['product.counted_quantity']);
  });
});

function typeOf(name: string, isArray: boolean): string {
  return `${TYPE_NAMES[name] ?? name}${isArray ? '[]' : ''}`;
}
