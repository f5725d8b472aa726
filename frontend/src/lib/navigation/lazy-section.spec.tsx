import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { type ComponentType, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';

import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { loadAllSections, lazySection } from './lazy-section.js';

const roots: Root[] = [];

interface WordsProps {
  readonly words: string;
}

function Words({ words }: WordsProps) {
  const { pathname } = useLocation();
  return <p>{`${words} at ${pathname}`}</p>;
}

/** Renders on the server, then hydrates in a browser that gets the code when the test says so. */
async function takenOver(load: () => Promise<ComponentType<WordsProps>>) {
  let change: (words: string) => void = () => undefined;
  let go: (to: string) => void = () => undefined;
  const pageWith = (Part: ComponentType<WordsProps>) => {
    const Page = () => {
      const [words, setWords] = useState('before');
      const navigate = useNavigate();
      useEffect(() => {
        change = setWords;
        go = (to) => void navigate(to);
      }, [navigate]);
      return (
        <>
          <h1>{useLocation().pathname}</h1>
          <Part words={words} />
        </>
      );
    };
    return (
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    );
  };
  const onServer = lazySection(() => Promise.resolve(Words));
  await loadAllSections().catch(() => undefined);
  const place = document.createElement('div');
  place.innerHTML = renderToString(pageWith(onServer));
  document.body.append(place);
  const complaints: unknown[] = [];
  const inBrowser = lazySection(load);
  await act(async () => {
    roots.push(
      hydrateRoot(place, pageWith(inBrowser), {
        onRecoverableError: (error) => {
          complaints.push(error);
        },
      }),
    );
    await Promise.resolve();
  });
  return {
    place,
    complaints,
    change: (words: string) =>
      act(() => {
        change(words);
      }),
    go: async (to: string) => {
      await act(async () => {
        go(to);
        await Promise.resolve();
      });
    },
    text: () => place.querySelector('p')?.textContent,
  };
}

afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('A part whose code is not there yet', () => {
  it('stays as the server rendered it while what it shall say changes, and says it once its code has come', async () => {
    let arrive: (code: ComponentType<WordsProps>) => void = () => undefined;
    const code = new Promise<ComponentType<WordsProps>>((resolve) => {
      arrive = resolve;
    });
    const page = await takenOver(() => code);

    page.change('after');
    expect(page.text()).toBe('before at /');

    await act(async () => {
      arrive(Words);
      await code;
    });
    expect(page.text()).toBe('after at /');
    expect(page.complaints).toEqual([]);
  });

  it('stays readable where its code cannot be had, and holds nobody up', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await takenOver(() => Promise.reject(new TypeError('Failed to fetch the code')));

    page.change('after');
    await page.go('/elsewhere');

    expect(page.text()).toBe('before at /');
    expect(page.place.querySelector('h1')).toHaveTextContent('/elsewhere');
  });
});
