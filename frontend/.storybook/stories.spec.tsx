import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import preview from './preview.js';

setProjectAnnotations(preview);

const SOURCE = join(import.meta.dirname, '../src');
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .toSorted();

type Stories = Readonly<Record<string, ComponentType>>;

const stories: (readonly [file: string, named: Stories])[] = [];
for (const file of FILES) {
  const module = (await import(join(SOURCE, file))) as Parameters<typeof composeStories>[0];
  stories.push([file, composeStories(module) as Stories]);
}

/** React and the browser complain there of whatever broke, also when a boundary has caught it. */
let complaints: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => complaints.mockRestore());

describe.each(stories)('%s', (_file, named) => {
  it.each(Object.entries(named))('shows %s', async (_name, Story) => {
    render(<Story />);
    // What the server answers, and code on its way.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(complaints.mock.calls).toEqual([]);
  });
});
