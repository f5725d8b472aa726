import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { ServiceSettings } from './service-settings.js';
import { HTTP_URL, toBoolean, toNumber } from './setting-values.js';

/** All settings of the process, named like their environment variables. Documented in .env.example. */
export class Settings extends ServiceSettings {
  @IsIn(['development', 'production', 'test'])
  NODE_ENV: 'development' | 'production' | 'test' = 'development';

  @toNumber()
  @IsInt()
  @Min(0)
  @Max(65535)
  PORT = 3000;

  /** The port for health and metrics; none when absent. */
  @IsOptional()
  @toNumber()
  @IsInt()
  @Min(0)
  @Max(65535)
  OPS_PORT?: number;

  /** The address on which that port listens. */
  @IsNotEmpty()
  OPS_HOST = '127.0.0.1';

  /** The OTLP endpoint for traces; without it nothing is traced. */
  @IsOptional()
  @IsUrl(HTTP_URL, { message: 'must be the http(s) address of an OpenTelemetry collector' })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** Headers for the collector: `name=value,name=value`. */
  @IsOptional()
  @IsString()
  OTEL_EXPORTER_OTLP_HEADERS?: string;

  /** The share of traced requests, from 0 to 1. */
  @toNumber()
  @IsNumber()
  @Min(0)
  @Max(1)
  OTEL_TRACES_SAMPLER_ARG = 1;

  @IsUrl(HTTP_URL, { message: 'must be the http(s) address visitors use' })
  PUBLIC_URL = 'http://localhost:3000';

  /** Further host names of the shop, such as one with www, separated by commas. */
  @IsOptional()
  @Matches(/^[\w.:[\]-]+(\s*,\s*[\w.:[\]-]+)*$/, { message: 'must be host names separated by commas' })
  OTHER_HOSTS?: string;

  @IsNotEmpty({ message: 'is missing: the PostgreSQL connection URL' })
  DATABASE_URL: string;

  /**
   * The database without a connection pooler, for connections that need a session of their own; DATABASE_URL
   * when absent.
   */
  @IsOptional()
  @IsString()
  DATABASE_DIRECT_URL?: string;

  @toNumber()
  @IsInt()
  @Min(1)
  @Max(200)
  DATABASE_POOL_SIZE = 10;

  @IsOptional()
  @IsString()
  REDIS_URL?: string;

  @MinLength(32, { message: 'is missing or too short: at least 32 random characters' })
  APP_SECRET: string;

  /** Whether this process also runs jobs. */
  @toBoolean()
  @IsBoolean({ message: 'must be on or off' })
  WORKER = true;

  /**
   * The number of proxies in front of the process whose information about the visitor's address is trusted.
   */
  @toNumber()
  @IsInt()
  @Min(0)
  @Max(5)
  TRUSTED_PROXIES = 0;

  @IsIn(['debug', 'info', 'warn', 'error', 'silent'])
  LOG_LEVEL: 'debug' | 'info' | 'warn' | 'error' | 'silent' = 'info';

  /** The folder of the built web site; the build's default when absent. */
  @IsOptional()
  @IsString()
  WEB_DIR?: string;

  /** The mail relay that is used while none is active in the back office. */
  @IsOptional()
  @IsString()
  SMTP_URL?: string;

  /** The sender of the mails that go through SMTP_URL. */
  @IsOptional()
  @IsString()
  MAIL_FROM?: string;

  /** Allows mail servers in private networks, which production otherwise refuses. */
  @toBoolean()
  @IsBoolean({ message: 'must be on or off' })
  MAIL_PRIVATE_HOSTS = false;

  /** The addresses for notices to the studio until it saves its own, separated by commas. */
  @IsOptional()
  @IsString()
  STUDIO_NOTICE_TO?: string;

  /** The seller until one is saved in the back office; nothing is sold without one. */
  @IsString()
  SELLER_TITLE = '';

  @IsString()
  SELLER_ADDRESS = '';

  @IsString()
  SELLER_PHONE = '';

  @ValidateIf((_settings: unknown, value: unknown) => value !== '')
  @IsEmail({}, { message: 'must be the e-mail address of the seller' })
  SELLER_EMAIL = '';

  /** Tax office and number. */
  @IsString()
  SELLER_TAX = '';

  @IsOptional()
  @IsString()
  SELLER_MERSIS?: string;

  @IsOptional()
  @IsEmail({}, { message: 'must be an e-mail address' })
  ADMIN_EMAIL?: string;

  @IsOptional()
  @MinLength(12, { message: 'must have at least 12 characters' })
  ADMIN_PASSWORD?: string;

  /** Replaces the answer of every captcha, for automated tests. */
  @IsOptional()
  @IsString()
  SANDBOX_CAPTCHA_ANSWER?: string;

  /** Seconds between two sweeps for payments, holds, refunds and mails that are stuck. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(3600)
  SWEEP_SECONDS = 15;

  /** Seconds after which iyzico is asked about a payment without a known outcome. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(3600)
  PAYMENT_RECHECK_SECONDS = 60;

  #given: ReadonlySet<string> = new Set();

  /** The environment names these settings, so that nothing else may decide them. */
  noteGiven(names: Iterable<string>): this {
    this.#given = new Set(names);
    return this;
  }

  /** Whether the environment names the setting; otherwise it has its default. */
  isGiven(name: SettingName): boolean {
    return this.#given.has(name);
  }

  /** Those of the settings that the environment names. */
  givenOf(names: readonly SettingName[]): SettingName[] {
    return names.filter((name) => this.isGiven(name));
  }
}

/** The name of a setting, which is that of its environment variable. */
export type SettingName = Exclude<keyof Settings, 'noteGiven' | 'isGiven' | 'givenOf'>;
