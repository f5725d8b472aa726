import type { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import type { StoredBlogVersion } from '@contract/blog/blog-version.js';
import { describeError } from '../../../lib/server/describe-error.js';

/** The pause in typing after which the form is stored. */
const PAUSE_MS = 2_000;
/** The pause before a store that found no connection is tried again. */
const RETRY_MS = 10_000;

/** The post as the form knows it. */
export interface KnownPost {
  /** Null until the first store has made the post. */
  readonly id: string | null;
  readonly revision: number;
}

export interface DraftState {
  /** Whether something was typed since the last store. */
  readonly isPending: boolean;
  /** ISO instant of the last store. */
  readonly storedAt: string | null;
  /** 'elsewhere': another tab stored something; 'refused': a field is missing or wrong; 'away': no connection. */
  readonly problem: 'elsewhere' | 'refused' | 'away' | null;
}

export const NOTHING_STORED: DraftState = { isPending: false, storedAt: null, problem: null };

interface DraftKeeperOptions {
  readonly values: () => BlogPostDto;
  readonly store: (
    known: KnownPost,
    values: BlogPostDto,
  ) => Promise<StoredBlogVersion & { readonly id: string }>;
  readonly onState: (state: DraftState) => void;
}

/** Stores a form by itself whenever typing pauses, one store after the other. */
export class DraftKeeper {
  private state = NOTHING_STORED;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private text: string;

  constructor(
    private known: KnownPost,
    private readonly options: DraftKeeperOptions,
  ) {
    this.text = textOf(options.values());
  }

  /** To be called at each change of the form. */
  changed(): void {
    if (this.state.problem === 'elsewhere' || textOf(this.options.values()) === this.text) return;
    this.show({ isPending: true });
    this.storeIn(PAUSE_MS);
  }

  /** Ends what is planned and waits for what is under way. Returns the post that is known by then. */
  async settle(): Promise<KnownPost> {
    clearTimeout(this.timer);
    await this.underWay;
    return this.known;
  }

  /** The form's values are what is stored or saved now. */
  begin(known: KnownPost, storedAt: string | null = null): void {
    clearTimeout(this.timer);
    this.known = known;
    this.text = textOf(this.options.values());
    this.show({ isPending: false, problem: null, storedAt });
  }

  /** Stores the form's values over a version that another tab has stored; that one stays in the list. */
  goOnFrom(known: KnownPost): void {
    this.known = known;
    this.show({ problem: null, isPending: true });
    this.storeIn(0);
  }

  private storeIn(pauseMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.underWay = this.underWay.then(() => this.store());
    }, pauseMs);
  }

  private async store(): Promise<void> {
    const values = this.options.values();
    // The server refuses a post without them, and whoever begins to write is not to be bothered.
    if (values.title.trim() === '' || values.content.trim() === '') return;
    try {
      const { id, revision, storedAt } = await this.options.store(this.known, values);
      this.known = { id, revision };
      this.text = textOf(values);
      const isPending = textOf(this.options.values()) !== this.text;
      this.show({ isPending, storedAt, problem: null });
      if (isPending) this.storeIn(PAUSE_MS);
    } catch (error) {
      const problem = problemOf(error);
      this.show({ problem });
      if (problem === 'away') this.storeIn(RETRY_MS);
    }
  }

  private show(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change };
    this.options.onState(this.state);
  }
}

function problemOf(error: unknown): NonNullable<DraftState['problem']> {
  const { code } = describeError(error);
  if (code === 'changed_meanwhile') return 'elsewhere';
  return code === 'network' || code === 'unreadable' || code === 'unexpected' ? 'away' : 'refused';
}

function textOf(values: BlogPostDto): string {
  return JSON.stringify(values);
}
