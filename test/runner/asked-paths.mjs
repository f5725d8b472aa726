import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';

const WORKSPACES = ['backend', 'frontend', 'test'];

/**
 * Sorts the arguments after `npm test --` by workspace: paths from the root, such as `backend/src/payments`,
 * or from a workspace, such as `src/payments`. From the first option on, everything is passed to the test
 * program unchanged.
 */
export function askedPaths(args) {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const paths = firstOption === -1 ? args : args.slice(0, firstOption);
  const workspaces = new Map();
  for (const [workspace, path] of paths.flatMap(placesOf)) {
    workspaces.set(workspace, [...(workspaces.get(workspace) ?? []), path]);
  }
  return { workspaces, options: args.slice(paths.length) };
}

function placesOf(path) {
  const clean = path.replace(/^\.\//, '').replace(/\/$/, '');
  const named = WORKSPACES.find((workspace) => clean === workspace || clean.startsWith(`${workspace}/`));
  if (named) return [[named, clean.slice(named.length + 1) || '.']];
  const places = WORKSPACES.filter((workspace) => existsSync(join(root, workspace, clean)));
  if (places.length === 0) {
    throw new Error(`There is no ${path}, neither here nor in ${WORKSPACES.join(', ')}.`);
  }
  return places.map((workspace) => [workspace, clean]);
}
