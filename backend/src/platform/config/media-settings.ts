import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsUrl, Matches, ValidateIf } from 'class-validator';
import { BackupSettings } from './backup-settings.js';
import { HTTP_URL, toBoolean } from './setting-values.js';

export const MEDIA_STORES = ['folder', 's3'] as const;
export type MediaStoreName = (typeof MEDIA_STORES)[number];

const whereUsed = (name: MediaStoreName) =>
  ValidateIf(
    ({ MEDIA_STORE, MEDIA_FALLBACK }: MediaSettings) => MEDIA_STORE === name || MEDIA_FALLBACK === name,
  );

/** The settings of the stores for pictures. */
export class MediaSettings extends BackupSettings {
  @IsIn(MEDIA_STORES, { message: 'must be folder or s3' })
  MEDIA_STORE: MediaStoreName = 'folder';

  /** While pictures are moved: the second store, which is read when MEDIA_STORE lacks a picture. */
  @IsOptional()
  @IsIn(MEDIA_STORES, { message: 'must be folder or s3, or empty' })
  MEDIA_FALLBACK?: MediaStoreName;

  @whereUsed('folder')
  @IsNotEmpty({ message: 'is missing: the folder where pictures are kept' })
  MEDIA_DIR = '';

  @whereUsed('s3')
  @IsNotEmpty({ message: 'is missing: the bucket for pictures' })
  S3_BUCKET = '';

  /** Amazon's own address when absent. */
  @IsOptional()
  @IsUrl(HTTP_URL, { message: 'must be the address of the S3 service, such as https://s3.example.com' })
  S3_ENDPOINT?: string;

  @IsNotEmpty()
  S3_REGION = 'us-east-1';

  @whereUsed('s3')
  @IsNotEmpty({ message: 'is missing: the access key of the S3 service' })
  S3_ACCESS_KEY_ID = '';

  @whereUsed('s3')
  @IsNotEmpty({ message: 'is missing: the secret key of the S3 service' })
  S3_SECRET_ACCESS_KEY = '';

  /** The prefix of all object names. */
  @Matches(/^([A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)?\/?$/, {
    message: 'must be a folder in the bucket, such as toprak',
  })
  S3_PREFIX = '';

  /** Whether the bucket's name is in the path of the address or in front of its host. */
  @toBoolean()
  @IsBoolean({ message: 'must be on or off' })
  S3_PATH_STYLE = true;
}

export type S3Settings = Pick<
  MediaSettings,
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_PREFIX'
  | 'S3_PATH_STYLE'
>;

/** Hosts inside a network: names without a public domain, and private addresses. */
const INSIDE =
  /^(localhost|[^.:]+|.+\.(internal|local)|127\..+|10\..+|192\.168\..+|172\.(1[6-9]|2\d|3[01])\..+|\[::1\]|\[f[cd].+\])$/i;

/**
 * Finds two stores that are the same, and addresses over which pictures and keys would travel unencrypted.
 */
export function mediaProblems(settings: MediaSettings, isProduction: boolean): string[] {
  const problems = [];
  const { MEDIA_STORE, MEDIA_FALLBACK, S3_ENDPOINT } = settings;
  if (MEDIA_FALLBACK === MEDIA_STORE) problems.push('MEDIA_FALLBACK must be another store than MEDIA_STORE');
  if (isProduction && S3_ENDPOINT !== undefined && isOpenLine(S3_ENDPOINT)) {
    problems.push('S3_ENDPOINT must begin with https:// in production, unless it is in a private network');
  }
  return problems;
}

function isOpenLine(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !INSIDE.test(hostname);
}
