import type { NestInterceptor, Type } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';

const MAX_FIELD_BYTES = 1024 * 1024;

/** Reads a multipart form without files; other bodies have been read already. */
export const FormFieldsInterceptor: Type<NestInterceptor> = NoFilesInterceptor({
  limits: { fields: 60, parts: 60, fieldSize: MAX_FIELD_BYTES },
});
