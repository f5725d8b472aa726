import { execFileSync } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Compiles the backend of an earlier commit in a separate folder. Null without git history. */
export async function buildPrevious(directory, revision) {
  const home = join(directory, 'previous');
  await mkdir(home, { recursive: true });
  try {
    execFileSync(
      'sh',
      ['-c', 'git archive "$0" backend package.json tsconfig.base.json | tar -x -C "$1"', revision, home],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
  } catch {
    return null;
  }
  for (const modules of ['node_modules', 'backend/node_modules']) {
    await symlink(join(root, modules), join(home, modules));
  }
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: join(home, 'backend'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(home, 'backend/dist');
}
