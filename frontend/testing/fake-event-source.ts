type Listener = (event: { readonly data: string }) => void;

/** An EventSource whose events come from the test. */
export class FakeEventSource {
  static opened: FakeEventSource[] = [];

  isClosed = false;
  private readonly listeners = new Map<string, Listener[]>();

  constructor(readonly url: string) {
    FakeEventSource.opened.push(this);
  }

  static install(): void {
    FakeEventSource.opened = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  }

  static uninstall(): void {
    Reflect.deleteProperty(globalThis, 'EventSource');
  }

  static get open(): FakeEventSource[] {
    return FakeEventSource.opened.filter(({ isClosed }) => !isClosed);
  }

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }

  close(): void {
    this.isClosed = true;
  }

  /** Simulates an event from the server. */
  say(type: string, data: unknown = {}): void {
    for (const listener of this.listeners.get(type) ?? []) listener({ data: JSON.stringify(data) });
  }
}
