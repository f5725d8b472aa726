import { Injectable, type LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { Settings } from '../config/settings.js';
import { traceFields } from '../tracing/spans.js';
import { workContext } from './work-context.js';

/** Fields that must never be readable in a log, at any depth they can reasonably occur in. */
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
  // What a failed statement was to write: codes, keys and addresses among it.
  'parameters',
  'detail',
];

type ErrorListener = (message: string, fields: object) => void;

const REDACTED = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

/** One line of JSON per event; a cause is logged with its stack, secrets are blanked. */
@Injectable()
export class Log implements LoggerService {
  private readonly pino: Logger;
  private readonly errorListeners: ErrorListener[] = [];

  constructor(settings: Settings) {
    this.pino = pino({
      level: settings.LOG_LEVEL,
      base: {},
      mixin: () => ({ ...workContext(), ...traceFields() }),
      redact: { paths: REDACTED, censor: '[gizli]' },
      serializers: { cause: pino.stdSerializers.err },
    });
  }

  log(message: string, details?: unknown): void {
    // What Nest says of its own start, with a context's name, is of interest only when something is wrong.
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

  /** Hears of every error. Listeners must not throw, and never call `error` themselves. */
  onError(listener: ErrorListener): void {
    this.errorListeners.push(listener);
  }
}

/** Nest passes a context's name where we pass fields. */
function asFields(details: unknown): object {
  if (typeof details === 'object' && details !== null) return details;
  return details === undefined ? {} : { context: details };
}
