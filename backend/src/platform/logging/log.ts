import { Inject, Injectable, type LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { Settings } from '../config/settings.js';
import { traceFields } from '../tracing/spans.js';
import { workContext } from './work-context.js';

/** Fields that must never be readable in a log, at any likely depth. */
const SECRET_FIELDS = [
  'password',
  'card',
  'cardNumber',
  'card_number',
  'card_data',
  'cvc',
  'expireMonth',
  'expireYear',
  'authorization',
  'cookie',
  'secretKey',
  'accessToken',
  'bankPage',
  'threeDSHtmlContent',
  // The values of a failed statement may contain codes, keys and addresses.
  'parameters',
  'detail',
];

type ErrorListener = (message: string, fields: object) => void;

const REDACTED = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

/** Writes one line of JSON per event. Causes are logged with their stack, secrets are removed. */
@Injectable()
export class Log implements LoggerService {
  private readonly pino: Logger;
  private readonly errorListeners: ErrorListener[] = [];

  constructor(@Inject(Settings) settings: Pick<Settings, 'LOG_LEVEL'>) {
    this.pino = pino({
      level: settings.LOG_LEVEL,
      base: {},
      mixin: () => ({ ...workContext(), ...traceFields() }),
      redact: { paths: REDACTED, censor: '[gizli]' },
      serializers: { cause: pino.stdSerializers.err },
    });
  }

  log(message: string, details?: unknown): void {
    // Nest's own messages at start, which have a context's name, matter only when something is wrong.
    const level = typeof details === 'string' ? 'debug' : 'info';
    this.pino[level](asFields(details), message);
  }

  debug(message: string, details?: unknown): void {
    this.pino.debug(asFields(details), message);
  }

  warn(message: string, details?: unknown): void {
    this.pino.warn(asFields(details), message);
  }

  error(message: string, details?: unknown): void {
    const fields = asFields(details);
    this.pino.error(fields, message);
    this.errorListeners.forEach((listener) => listener(message, fields));
  }

  /** Registers a listener for every error. Listeners must not throw, and must not call `error`. */
  onError(listener: ErrorListener): void {
    this.errorListeners.push(listener);
  }
}

/** Nest passes the name of a context where we pass fields. */
function asFields(details: unknown): object {
  if (typeof details === 'object' && details !== null) return details;
  return details === undefined ? {} : { context: details };
}
