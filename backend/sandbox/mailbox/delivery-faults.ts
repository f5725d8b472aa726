export interface DeliveryFault {
  /** An SMTP status: 4xx may be tried again, 5xx is final. Null only delays the delivery. */
  readonly status: number | null;
  readonly delayMs: number;
}

/** Faults for the next deliveries, for tests. */
export class DeliveryFaults {
  private fault: DeliveryFault = { status: null, delayMs: 0 };
  private left = 0;

  plan(body: Readonly<Record<string, unknown>>): DeliveryFault & { times: number } {
    const { status, delayMs, times } = body;
    this.fault = {
      status: typeof status === 'number' && status >= 400 && status <= 599 ? status : null,
      delayMs: typeof delayMs === 'number' ? delayMs : 0,
    };
    this.left = typeof times === 'number' ? times : 1;
    return { ...this.fault, times: this.left };
  }

  clear(): void {
    this.left = 0;
  }

  take(): DeliveryFault | null {
    if (this.left <= 0) return null;
    this.left -= 1;
    return this.fault;
  }
}
