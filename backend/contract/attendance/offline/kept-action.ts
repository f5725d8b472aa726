import type { AttendanceAnswer } from '../attendance.views.js';
import type { AttendanceActionDto } from '../record-attendance.dto.js';

/** An action as it lies on the phone, from the tap until the server's answer has been read. */
export interface KeptAction {
  readonly action: AttendanceActionDto;
  /** The admin who took it; it is sent by no other admin's session. */
  readonly adminId: string;
  /** The server's answer and when it arrived, by the corrected clock; null while the action waits to be sent. */
  readonly settled: { readonly answer: AttendanceAnswer; readonly at: string } | null;
}

/** Where the actions of a phone lie. */
export interface ActionStore {
  /** Those of this admin, in the order in which they were taken. */
  list(adminId: string): Promise<readonly KeptAction[]>;
  /** Adds actions to the end; one that lies there already is replaced in its place. */
  put(kept: readonly KeptAction[]): Promise<void>;
}

export function isWaiting({ settled }: KeptAction): boolean {
  return settled === null;
}

/** Keeps the actions as long as the page is open: for browsers that keep nothing, and for tests. */
export class MemoryActionStore implements ActionStore {
  private readonly kept = new Map<string, KeptAction>();

  list(adminId: string): Promise<readonly KeptAction[]> {
    return Promise.resolve(this.all().filter((each) => each.adminId === adminId));
  }

  put(kept: readonly KeptAction[]): Promise<void> {
    for (const each of kept) this.kept.set(each.action.id, each);
    return Promise.resolve();
  }

  protected all(): readonly KeptAction[] {
    return [...this.kept.values()];
  }

  protected keepOnly(isKept: (kept: KeptAction) => boolean): void {
    for (const each of this.all()) {
      if (!isKept(each)) this.kept.delete(each.action.id);
    }
  }
}
