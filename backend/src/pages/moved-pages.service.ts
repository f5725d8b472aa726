import { Injectable } from '@nestjs/common';
import { BlogQueriesService } from '../blog/blog-queries.service.js';

const POST = /^\/blog\/([a-z0-9-]+)$/;

/** Pages that stand elsewhere since: links to a post outlive its address. */
@Injectable()
export class MovedPagesService {
  constructor(private readonly blog: BlogQueriesService) {}

  /** Null for what is where it is looked for, and for what never was. */
  async newAddress(address: string): Promise<string | null> {
    const slug = POST.exec(address)?.[1];
    const now = slug === undefined ? null : await this.blog.movedTo(slug);
    return now === null || now === slug ? null : `/blog/${now}`;
  }
}
