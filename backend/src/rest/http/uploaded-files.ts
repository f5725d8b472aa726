import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import { AppError, type ErrorCode } from '../../../contract/app-error.js';
import { MAX_MEDIA_BYTES } from '../../../contract/media/media-upload.js';

/** A file of a multipart form. */
export interface UploadedFile {
  readonly fieldname: string;
  /** The file's name at the sender. */
  readonly originalname: string;
  readonly buffer: Buffer;
}

/** A file of a multipart form that was written to the disk of this machine. */
export interface UploadedFileOnDisk extends Omit<UploadedFile, 'buffer'> {
  readonly path: string;
}

const MEGABYTE = 1024 * 1024;

interface FileLimits {
  /** The limit of one file in bytes. */
  readonly maxBytes: number;
  readonly tooLarge: ErrorCode;
  /** Where files are written; they are kept in memory when absent. */
  readonly folder?: string;
}

const USUAL_LIMITS: FileLimits = { maxBytes: 10 * MEGABYTE, tooLarge: 'picture_too_large' };

/** For the media library and pictures of posts (specification 3, section 5). */
export const MEDIA_LIMITS: FileLimits = { maxBytes: MAX_MEDIA_BYTES, tooLarge: 'media_too_large' };

/**
 * Files are kept in memory, because pictures are encoded anew before they are stored, unless `limits` names a folder. `tooMany`: the error
 * for more files than `most`.
 */
export function takesFiles(most: number, tooMany: ErrorCode, limits = USUAL_LIMITS): Type<NestInterceptor> {
  const refusals: Readonly<Record<string, ErrorCode>> = {
    LIMIT_FILE_COUNT: tooMany,
    LIMIT_FILE_SIZE: limits.tooLarge,
  };
  return class TakesFiles extends filesInterceptor(most, limits) {
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

/** The limit that the multipart reader reports; '' for other errors. */
function limitOf(error: unknown): string {
  if (!(error instanceof HttpException)) return '';
  return (error.cause as { readonly code?: string } | undefined)?.code ?? '';
}

function filesInterceptor(most: number, { maxBytes, folder }: FileLimits): Type<NestInterceptor> {
  return AnyFilesInterceptor({
    ...(folder !== undefined && { dest: folder }),
    // File names may contain Turkish letters.
    defParamCharset: 'utf8',
    limits: { files: most, fileSize: maxBytes, fields: 60, fieldSize: 64 * 1024, parts: 60 + most },
  });
}
