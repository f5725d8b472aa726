export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  /** The events received so far. */
  readonly events: readonly StreamEvent[];
  readonly isOver: () => boolean;
  readonly leave: () => void;
}

/** Receives server-sent events like a browser, but without reconnecting after the end. */
export async function listenTo(
  url: string,
  cookies: ReadonlyMap<string, string> = new Map(),
): Promise<EventStream> {
  const browser = new AbortController();
  const response = await fetch(url, {
    headers: {
      accept: 'text/event-stream',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    signal: browser.signal,
  });
  const events: StreamEvent[] = [];
  let isOver = false;
  void collect(response, events)
    .catch(() => undefined)
    .finally(() => (isOver = true));
  return {
    status: response.status,
    headers: response.headers,
    events,
    isOver: () => isOver,
    leave: () => browser.abort(),
  };
}

async function collect(response: Response, events: StreamEvent[]): Promise<void> {
  let text = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    const [...whole] = text.split('\n\n');
    text = whole.pop() ?? '';
    events.push(...whole.filter((block) => block.trim() !== '').map(readEvent));
  }
}

function readEvent(block: string): StreamEvent {
  const fields = new Map(
    block
      .split('\n')
      .filter((line) => line.includes(': '))
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
  return { event: fields.get('event') ?? 'message', data: fields.get('data') ?? '' };
}
