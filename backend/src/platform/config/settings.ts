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
  Max,
  Min,
  MinLength,
} from 'class-validator';
import { MediaSettings } from './media-settings.js';
import { HTTP_URL, toBoolean, toNumber } from './setting-values.js';

/** Every setting of the process, named as its environment variable is. Documented in .env.example. */
export class Settings extends MediaSettings {
  @IsIn(['development', 'production', 'test'])
  NODE_ENV: 'development' | 'production' | 'test' = 'development';

  @toNumber()
  @IsInt()
  @Min(0)
  @Max(65535)
  PORT = 3000;

  /** Where health and metrics are asked for; left out: nowhere. */
  @IsOptional()
  @toNumber()
  @IsInt()
  @Min(0)
  @Max(65535)
  OPS_PORT?: number;

  /** Which of the machine's addresses hear on that port. */
  @IsNotEmpty()
  OPS_HOST = '127.0.0.1';

  /** Where traces are sent to, by OTLP over HTTP; left out: nothing is traced. */
  @IsOptional()
  @IsUrl(HTTP_URL, { message: 'must be the http(s) address of an OpenTelemetry collector' })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** What the collector wants to be shown: `name=value,name=value`. */
  @IsOptional()
  @IsString()
  OTEL_EXPORTER_OTLP_HEADERS?: string;

  /** Which share of the requests is traced, from 0 to 1. */
  @toNumber()
  @IsNumber()
  @Min(0)
  @Max(1)
  OTEL_TRACES_SAMPLER_ARG = 1;

  @IsUrl(HTTP_URL, { message: 'must be the http(s) address visitors use' })
  PUBLIC_URL = 'http://localhost:3000';

  @IsNotEmpty({ message: 'is missing: the PostgreSQL connection URL' })
  DATABASE_URL: string;

  /** Past a connection pooler, for what needs a session of its own; left out: DATABASE_URL. */
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

  /** How many proxies in front of the process may be believed about the visitor's address. */
  @toNumber()
  @IsInt()
  @Min(0)
  @Max(5)
  TRUSTED_PROXIES = 0;

  @IsIn(['debug', 'info', 'warn', 'error', 'silent'])
  LOG_LEVEL: 'debug' | 'info' | 'warn' | 'error' | 'silent' = 'info';

  /** Folder of the built web site; left out: where its build puts it. */
  @IsOptional()
  @IsString()
  WEB_DIR?: string;

  @IsUrl(HTTP_URL, { message: 'must be the address of iyzico, such as https://api.iyzipay.com' })
  IYZICO_URI: string;

  @IsNotEmpty({ message: 'is missing: the API key of iyzico' })
  IYZICO_API_KEY: string;

  @IsNotEmpty({ message: 'is missing: the secret key of iyzico' })
  IYZICO_SECRET_KEY: string;

  /** What iyzico is told for a buyer who gave no identity number (ask iyzico support before going live). */
  @IsNotEmpty()
  IYZICO_GUEST_IDENTITY = '11111111111';

  @toNumber()
  @IsInt()
  @Min(1000)
  @Max(60000)
  IYZICO_TIMEOUT_MS = 20000;

  /** Address of the AI service; left out: Google's own. */
  @IsOptional()
  @IsUrl(HTTP_URL, { message: 'must be the address of the AI service' })
  AI_BASE_URL?: string;

  /** How long the AI writer is waited for. */
  @toNumber()
  @IsInt()
  @Min(100)
  @Max(600000)
  AI_TIMEOUT_MS = 120000;

  /** Posts the AI writer writes for one admin in a day. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(1000)
  AI_POSTS_PER_DAY = 50;

  @IsNotEmpty({ message: 'is missing: the mail relay, such as smtps://user:password@mail.example.com' })
  SMTP_URL: string;

  @IsNotEmpty({ message: 'is missing: the sender, such as Toprak <merhaba@example.com>' })
  MAIL_FROM: string;

  /** Lets the mail servers that admins name stand in a private network in production as well. */
  @toBoolean()
  @IsBoolean({ message: 'must be on or off' })
  MAIL_PRIVATE_HOSTS = false;

  /** Where notices to the studio go; several addresses are separated by commas. */
  @IsNotEmpty({ message: 'is missing: where notices to the studio go' })
  STUDIO_NOTICE_TO: string;

  /** Seller identity for contracts and mails (pre-information form, distance sales contract). */
  @IsNotEmpty({ message: 'is missing: the legal title of the seller' })
  SELLER_TITLE: string;

  @IsNotEmpty({ message: 'is missing: the postal address of the seller' })
  SELLER_ADDRESS: string;

  @IsNotEmpty({ message: 'is missing: the phone number of the seller' })
  SELLER_PHONE: string;

  @IsEmail({}, { message: 'must be the e-mail address of the seller' })
  SELLER_EMAIL: string;

  @IsNotEmpty({ message: 'is missing: tax office and number of the seller' })
  SELLER_TAX: string;

  @IsOptional()
  @IsString()
  SELLER_MERSIS?: string;

  @IsOptional()
  @IsEmail({}, { message: 'must be an e-mail address' })
  ADMIN_EMAIL?: string;

  @IsOptional()
  @MinLength(12, { message: 'must have at least 12 characters' })
  ADMIN_PASSWORD?: string;

  /** The right answer to every captcha, where automated tests answer it. */
  @IsOptional()
  @IsString()
  SANDBOX_CAPTCHA_ANSWER?: string;

  @toNumber()
  @IsInt()
  @Min(1)
  @Max(60)
  HOLD_MINUTES = 15;

  /** How many carts one address may hold at the same time. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(10000)
  HOLDS_PER_ADDRESS = 20;

  /** How many pieces all carts of one address together may hold at the same time. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(100000)
  PIECES_PER_ADDRESS = 100;

  /** How many workshop seats all carts of one address together may hold at the same time. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(100000)
  SEATS_PER_ADDRESS = 40;

  /** Pause between two looks for payments, holds, refunds and mails that are stuck. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(3600)
  SWEEP_SECONDS = 15;

  /** After this pause a payment whose outcome is unknown is asked about. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(3600)
  PAYMENT_RECHECK_SECONDS = 60;
}
