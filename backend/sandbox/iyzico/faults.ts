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
  /** Waits `delayMs` before the answer; for the callback, before the browser returns to the shop. */
  'delay',
  /** Does nothing and never answers. */
  'hang_before',
  /** Does the operation but never answers. */
  'hang_after',
  /** An HTML error page, before or after the operation. */
  'http_502',
  'http_502_after',
  'rate_limit',
  /** Refuses with `errorCode` (10219 by default) without doing anything. */
  'fail',
  'bad_signature',
  /** auth: charged, and held by iyzico's fraud team. */
  'fraud_review',
  /** callback: the browser never returns; or a second copy arrives from another client. */
  'drop',
  'duplicate',
] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly on: Operation;
  readonly kind: FaultKind;
  /** Without either, the fault applies to the next operation. */
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

  /** Takes the first matching fault and reduces its `times`. */
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
