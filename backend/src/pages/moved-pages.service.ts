import { Injectable } from '@nestjs/common';
import { BlogQueriesService } from '../blog/blog-queries.service.js';

const POST = /^\/blog\/([a-z0-9-]+)$/;

/** Finds the new address of moved pages, so that links to a renamed post keep working. */
@Injectable()
export class MovedPagesService {
  constructor(private readonly blog: BlogQueriesService) {}

  /** Null for pages that have not moved and for unknown ones. */
  async newAddress(address: string): Promise<string | null> {
    const slug = POST.exec(address)?.[1];
    const now = slug === undefined ? null : await this.blog.movedTo(slug);
    return now === null || now === slug ? null : `/blog/${now}`;
  }
}
