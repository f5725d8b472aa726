const OPERATIONS = [
  'initialize',
  'callback',
  'auth',
  'detail',
  'cancel',
  'refund',
  'report',
  'card_info',
] as const;
export type Operation = (typeof OPERATIONS)[number];

const FAULT_KINDS = [
  /** Takes `delayMs` before it answers; for the callback, before the browser goes back to the shop. */
  'delay',
  /** Does nothing and never answers. */
  'hang_before',
  /** Does what was asked and never answers. */
  'hang_after',
  /** An HTML error page, before or after doing what was asked. */
  'http_502',
  'http_502_after',
  'rate_limit',
  /** Refuses with `errorCode` (10219 when left out) without doing anything. */
  'fail',
  'bad_signature',
  /** auth: charged, and held by iyzico's fraud team. */
  'fraud_review',
  /** callback: the browser never returns; or a second copy of it arrives from another side. */
  'drop',
  'duplicate',
] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly on: Operation;
  readonly kind: FaultKind;
  /** Both left out: whatever comes next. */
  readonly conversationId?: string;
  readonly cardLastFour?: string;
  readonly delayMs: number;
  readonly errorCode: string;
  times: number;
}

export interface FaultSubject {
  readonly conversationId: string | undefined;
  readonly cardLastFour: string | undefined;
}

export class Faults {
  private planned: Fault[] = [];

  plan(fault: Fault): void {
    this.planned.push(fault);
  }

  clear(): void {
    this.planned = [];
  }

  list(): readonly Fault[] {
    return this.planned;
  }

  /** Uses up one go of the first fault that fits. */
  take(operation: Operation, subject: FaultSubject): Fault | null {
    const fault = this.planned.find((candidate) => candidate.on === operation && fits(candidate, subject));
    if (!fault) return null;
    fault.times -= 1;
    if (fault.times <= 0) this.planned = this.planned.filter((candidate) => candidate !== fault);
    return fault;
  }
}

function fits({ conversationId, cardLastFour }: Fault, subject: FaultSubject): boolean {
  return (
    (conversationId === undefined || conversationId === subject.conversationId) &&
    (cardLastFour === undefined || cardLastFour === subject.cardLastFour)
  );
}

export class InvalidFaultError extends Error {}

export function readFault(body: Readonly<Record<string, unknown>>): Fault {
  const { conversationId, cardLastFour, delayMs, errorCode, times } = body;
  const on = OPERATIONS.find((operation) => operation === body['on']);
  const kind = FAULT_KINDS.find((candidate) => candidate === body['kind']);
  if (!on) throw new InvalidFaultError(`"on" must be one of ${OPERATIONS.join(', ')}`);
  if (!kind) throw new InvalidFaultError(`"kind" must be one of ${FAULT_KINDS.join(', ')}`);
  return {
    on,
    kind,
    ...(typeof conversationId === 'string' && { conversationId }),
    ...(typeof cardLastFour === 'string' && { cardLastFour }),
    delayMs: typeof delayMs === 'number' ? delayMs : 0,
    errorCode: typeof errorCode === 'string' ? errorCode : '10219',
    times: typeof times === 'number' ? times : 1,
  };
}
