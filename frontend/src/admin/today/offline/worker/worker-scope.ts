/** What the worker uses of its surroundings; the compiler knows those of a page only. */
export interface WorkerScope {
  /** Written in front of the worker by the build: what is kept, and the version that tells builds apart. */
  readonly OFFLINE_FILES: readonly string[];
  readonly OFFLINE_VERSION: string;
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface AskEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
