import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { BRAND_FILES, type BrandFile } from '../../contract/content/public-paths.js';
import { BrandFilesService } from '../studio/look/brand-files.service.js';

const PATHS: string[] = Object.values(BRAND_FILES);
const FILES = new Map<string, BrandFile>(
  Object.entries(BRAND_FILES).map(([file, path]) => [path, file as BrandFile]),
);

/** The studio's mark in the sizes that browsers, telephones, networks and mail programs ask for. */
@Controller()
export class BrandFilesController {
  constructor(private readonly files: BrandFilesService) {}

  @Get(PATHS)
  async send(@Req() request: Request, @Res() response: Response): Promise<void> {
    const file = FILES.get(request.path) ?? 'favicon';
    const { type, bytes } = await this.files.get(file);
    response.set('Content-Type', type);
    if (file === 'mailMark') response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    response.send(bytes);
  }
}
