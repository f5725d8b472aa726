export interface DeliveryFault {
  /** An SMTP status: 4xx is worth another try, 5xx is final. null: only late. */
  readonly status: number | null;
  readonly delayMs: number;
}

/** What goes wrong with the next deliveries, for tests. */
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
