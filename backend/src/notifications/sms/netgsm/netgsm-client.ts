import { BalanceType, Netgsm } from '@netgsm/sms';

/** Shorter than a worker's claim of a message, so that no other worker sends it meanwhile. */
const ANSWERS_WITHIN_MS = 20_000;
/** Text messages about what somebody ordered need no entry in the register of commercial messages. */
const INFORMATION_ONLY = '0';

export interface NetgsmAccount {
  readonly userCode: string;
  readonly password: string;
  /** The name or number that the phone shows as the sender; Netgsm must have approved it. */
  readonly header: string;
}

/** Netgsm answered with a code of its own, such as 30 for wrong credentials. */
export class NetgsmError extends Error {
  constructor(readonly code: string) {
    super(`Netgsm answered ${code}`);
  }
}

/** No answer in time, or none that can be read. */
export class NetgsmUnreachableError extends Error {
  constructor() {
    super('Netgsm could not be reached');
  }
}

/** Calls Netgsm through its own client, which has no time limit and throws objects that are no errors. */
export class NetgsmClient {
  private readonly api: Netgsm;

  constructor(
    private readonly account: NetgsmAccount,
    baseUrl: string | undefined,
  ) {
    this.api = new Netgsm({ username: account.userCode, password: account.password });
    // The client knows one address only; a stand-in has another.
    if (baseUrl !== undefined) Reflect.set(this.api, 'baseURL', baseUrl);
  }

  /** `recipient`: +90…, or another country's number in the same form. */
  async send(recipient: string, text: string): Promise<void> {
    const no = recipient.startsWith('+90') ? recipient.slice(3) : recipient.replace('+', '00');
    await ask(
      this.api.sendRestSms({
        msgheader: this.account.header,
        encoding: 'TR',
        iysfilter: INFORMATION_ONLY,
        messages: [{ msg: text, no }],
      }),
    );
  }

  /** The senders that Netgsm has approved for the account. */
  async headers(): Promise<readonly string[]> {
    const { msgheaders, msgheader } = await ask(this.api.getHeaders());
    return msgheaders ?? msgheader ?? [];
  }

  /** The credit as Netgsm writes it, in lira; null when it does not tell. */
  async credit(): Promise<string | null> {
    const { balance } = await ask(this.api.checkBalance({ stip: BalanceType.CREDIT }));
    return typeof balance === 'string' && /^[\d.,]{1,20}$/.test(balance) ? balance : null;
  }
}

async function ask<T>(call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NetgsmUnreachableError()), ANSWERS_WITHIN_MS);
  });
  try {
    return await Promise.race([call, late]);
  } catch (error) {
    const code = codeOf(error);
    throw code === null ? new NetgsmUnreachableError() : new NetgsmError(code);
  } finally {
    clearTimeout(timer);
  }
}

/** Null for anything but an answer of Netgsm. */
function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' && /^\d{2,4}$/.test(error.code) ? error.code : null;
}
