import { spawn } from 'node:child_process';
import { askedPaths } from './runner/asked-paths.mjs';
import { root } from './runner/command.mjs';

/** `npm run test:watch -- backend/src/payments` runs the tests below a path again whenever a file changes. */
const { workspaces, options } = askedPaths(process.argv.slice(2));
const [workspace, paths] = [...workspaces].find(([name]) => name !== 'test') ?? [];
if (!workspace) {
  throw new Error('Name a path of backend or frontend: npm run test:watch -- backend/src/payments');
}
const args = ['test', '--silent', '-w', workspace, '--', '--watch', ...paths, ...options];
spawn('npm', args, { cwd: root, stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
