import type { NestInterceptor, Type } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';

/** A file of a multipart form, as it came. */
export interface UploadedFile {
  readonly fieldname: string;
  /** As the sender calls it. */
  readonly originalname: string;
  readonly buffer: Buffer;
}

const MEGABYTE = 1024 * 1024;

/** Kept in memory: pictures are encoded anew before anything is stored. */
export function takesFiles(most: number): Type<NestInterceptor> {
  return AnyFilesInterceptor({
    // Names of files are written in Turkish.
    defParamCharset: 'utf8',
    limits: { files: most, fileSize: 10 * MEGABYTE, fields: 60, fieldSize: 64 * 1024, parts: 60 + most },
  });
}
