import { IsBoolean, IsInt, IsNotEmpty, IsOptional, IsString, IsUrl, Max, Min } from 'class-validator';
import { HoldSettings } from './hold-settings.js';
import { HTTP_URL, toBoolean, toNumber } from './setting-values.js';

/** The settings of the services that the shop calls: iyzico, Netgsm, Paraşüt, İYS and the AI service. */
export class ServiceSettings extends HoldSettings {
  /** The address of iyzico; the back office chooses it when absent. */
  @IsOptional()
  @IsUrl(HTTP_URL, { message: 'must be the address of iyzico, such as https://api.iyzipay.com' })
  IYZICO_URI?: string;

  /** Confirms that IYZICO_URI is iyzico's sandbox, which takes no money. */
  @toBoolean()
  @IsBoolean({ message: 'must be on or off' })
  TRIAL = false;

  /** The keys of iyzico; those of the back office are in force when absent. */
  @IsOptional()
  @IsString()
  IYZICO_API_KEY?: string;

  @IsOptional()
  @IsString()
  IYZICO_SECRET_KEY?: string;

  /**
   * The identity number sent to iyzico for buyers, who are not asked for one (ask iyzico support before going
   * live).
   */
  @IsNotEmpty()
  IYZICO_GUEST_IDENTITY = '11111111111';

  @toNumber()
  @IsInt()
  @Min(1000)
  @Max(60000)
  IYZICO_TIMEOUT_MS = 20000;

  /** The address of Netgsm, which sends text messages; its own when absent. */
  @IsOptional()
  @IsUrl(HTTP_URL, { message: 'must be the address of Netgsm' })
  SMS_BASE_URL?: string;

  /** The address of Paraşüt, which issues the legal documents; its own when absent. */
  @IsOptional()
  @IsUrl(HTTP_URL, { message: 'must be the address of Paraşüt' })
  PARASUT_BASE_URL?: string;
  /** The address of Geliver, which sells labels of carriers; its own when absent. */
  @IsOptional()
  @IsUrl(HTTP_URL, { message: 'must be the address of Geliver' })
  GELIVER_BASE_URL?: string;

  /** The address of İYS, the state's register of consents; its own when absent. */
  @IsOptional()
  @IsUrl(HTTP_URL, { message: 'must be the address of İYS' })
  IYS_BASE_URL?: string;

  /** The address of the AI service; Google's own when absent. */
  @IsOptional()
  @IsUrl(HTTP_URL, { message: 'must be the address of the AI service' })
  AI_BASE_URL?: string;

  /** The timeout of the AI writer. */
  @toNumber()
  @IsInt()
  @Min(100)
  @Max(600000)
  AI_TIMEOUT_MS = 120000;

  /** The number of AI drafts for one admin in a day. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(1000)
  AI_POSTS_PER_DAY = 50;
}
