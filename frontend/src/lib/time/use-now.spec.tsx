import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { pass } from '../../../testing/pass-time.js';
import { RenderTime } from '../rendering/render-time.js';
import { useNow } from './use-now.js';

function Clock() {
  return <time>{useNow().toISOString()}</time>;
}

const RENDERED_AT = new Date('2026-12-09T09:14:48Z');

const page = (
  <RenderTime value={RENDERED_AT}>
    <Clock />
  </RenderTime>
);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-09T11:30:20Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the present', () => {
  it('is the minute of rendering on the server', () => {
    expect(renderToString(page)).toBe('<time>2026-12-09T09:14:00.000Z</time>');
  });

  it('takes the server’s page over as it stands, and is the visitor’s own right after', () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    render(page, { container, hydrate: true });
    expect(complaint).not.toHaveBeenCalled();
    expect(container).toHaveTextContent('2026-12-09T11:30:00.000Z');
    complaint.mockRestore();
  });

  it('never was the server’s for a page that opens later', () => {
    render(page);
    expect(screen.getByText('2026-12-09T11:30:00.000Z')).toBeInTheDocument();
  });

  it('goes on by the minute, and catches up when the tab is seen again', async () => {
    render(page);
    await pass(40_000);
    expect(screen.getByText('2026-12-09T11:31:00.000Z')).toBeInTheDocument();
    jest.setSystemTime(new Date('2026-12-09T14:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('2026-12-09T14:00:00.000Z')).toBeInTheDocument();
  });
});
