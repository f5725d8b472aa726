import { readFileSync } from 'node:fs';

/**
 * Runs before every build. npm installs a Node of its own for the platforms that the registry has one for; on any other
 * the machine's Node runs, and one that the tests never saw should say so before it fails somewhere.
 */
const { engines } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const [major] = process.versions.node.split('.');
if (!engines.node.startsWith(`^${major}.`)) {
  process.stderr.write(
    `Toprak runs on Node ${engines.node}, and this is ${process.versions.node}. ` +
      'Run `npm ci` without --omit=optional, or install that Node where npm has none for the platform.\n',
  );
  process.exitCode = 1;
}
