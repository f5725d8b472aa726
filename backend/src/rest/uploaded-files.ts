import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import { AppError, type ErrorCode } from '../../contract/app-error.js';
import { MAX_MEDIA_BYTES } from '../../contract/media/media-upload.js';

/** A file of a multipart form, as it came. */
export interface UploadedFile {
  readonly fieldname: string;
  /** As the sender calls it. */
  readonly originalname: string;
  readonly buffer: Buffer;
}

const MEGABYTE = 1024 * 1024;

interface FileLimits {
  /** Of one file; a byte more is refused. */
  readonly maxBytes: number;
  readonly tooLarge: ErrorCode;
}

const USUAL_LIMITS: FileLimits = { maxBytes: 10 * MEGABYTE, tooLarge: 'picture_too_large' };

/** Of the media library and of pictures of posts (specification 3, section 5). */
export const MEDIA_LIMITS: FileLimits = { maxBytes: MAX_MEDIA_BYTES, tooLarge: 'media_too_large' };

/** Kept in memory: pictures are encoded anew before anything is stored. `tooMany`: what is refused with when more come. */
export function takesFiles(most: number, tooMany: ErrorCode, limits = USUAL_LIMITS): Type<NestInterceptor> {
  const refusals: Readonly<Record<string, ErrorCode>> = {
    LIMIT_FILE_COUNT: tooMany,
    LIMIT_FILE_SIZE: limits.tooLarge,
  };
  return class TakesFiles extends filesInterceptor(most, limits.maxBytes) {
    override async intercept(context: ExecutionContext, next: CallHandler) {
      try {
        return await super.intercept(context, next);
      } catch (error) {
        const code = refusals[limitOf(error)];
        throw code === undefined ? error : new AppError(code);
      }
    }
  };
}

/** The reader of multipart forms counts and stops; '' where it stopped for something else. */
function limitOf(error: unknown): string {
  if (!(error instanceof HttpException)) return '';
  return (error.cause as { readonly code?: string } | undefined)?.code ?? '';
}

function filesInterceptor(most: number, maxBytes: number): Type<NestInterceptor> {
  return AnyFilesInterceptor({
    // Names of files are written in Turkish.
    defParamCharset: 'utf8',
    limits: { files: most, fileSize: maxBytes, fields: 60, fieldSize: 64 * 1024, parts: 60 + most },
  });
}
