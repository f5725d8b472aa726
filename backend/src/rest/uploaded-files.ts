import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import { AppError, type ErrorCode } from '../../contract/app-error.js';

/** A file of a multipart form, as it came. */
export interface UploadedFile {
  readonly fieldname: string;
  /** As the sender calls it. */
  readonly originalname: string;
  readonly buffer: Buffer;
}

const MEGABYTE = 1024 * 1024;

/** Kept in memory: pictures are encoded anew before anything is stored. `tooMany`: what is refused with when more come. */
export function takesFiles(most: number, tooMany: ErrorCode): Type<NestInterceptor> {
  return class TakesFiles extends filesInterceptor(most) {
    override async intercept(context: ExecutionContext, next: CallHandler) {
      try {
        return await super.intercept(context, next);
      } catch (error) {
        throw isForNumber(error) ? new AppError(tooMany) : error;
      }
    }
  };
}

/** The reader of multipart forms counts and stops. */
function isForNumber(error: unknown): boolean {
  if (!(error instanceof HttpException)) return false;
  return (error.cause as { readonly code?: string } | undefined)?.code === 'LIMIT_FILE_COUNT';
}

function filesInterceptor(most: number): Type<NestInterceptor> {
  return AnyFilesInterceptor({
    // Names of files are written in Turkish.
    defParamCharset: 'utf8',
    limits: { files: most, fileSize: 10 * MEGABYTE, fields: 60, fieldSize: 64 * 1024, parts: 60 + most },
  });
}
