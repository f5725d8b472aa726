import { Body, Controller, Get, HttpCode, Post, Query, Req, UseInterceptors } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../../contract/app-error.js';
import { POSTS_PER_PAGE } from '../../../contract/blog/blog-limits.js';
import { BlogPostQuery } from '../../../contract/blog/blog-post.query.js';
import { RestBlogQuery } from '../../../contract/blog/rest-blog.query.js';
import { AdminRightsService } from '../../admin/admin-rights.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { slugInput } from '../../api/slug-input.js';
import { BlogQueriesService } from '../../blog/blog-queries.service.js';
import { ResponseCache } from '../../platform/http/response-cache.js';
import { Visit } from '../../platform/sessions/visit.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { restBlogPost } from './rest-blog-post.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { RestBlogActionsService } from './rest-blog-actions.service.js';
import { FormFieldsInterceptor } from '../http/form-fields.interceptor.js';
import { NeedsRight } from '../http/needs-right.js';

const SCRIPT = '/api/blog_manager.php';
const postQuery = slugInput(BlogPostQuery, 'blog_post_not_found');
const readQuery = dtoInput(RestBlogQuery, { dropsUnknownFields: true });

type Fields = Readonly<Record<string, unknown>>;
/**
 * /api/blog_manager.php. Public: ?action=get_posts&status=published&limit={n} and
 * ?action=get_post&slug={slug}. With another or no `status`, get_posts answers all posts, for admins only.
 * Admins write by POST with an action.
 */
@Controller(SCRIPT)
export class BlogManagerController {
  constructor(
    private readonly blog: BlogQueriesService,
    private readonly actions: RestBlogActionsService,
    private readonly studio: CurrentStudio,
    private readonly rights: AdminRightsService,
    responseCache: ResponseCache,
  ) {
    responseCache.registerPart(SCRIPT, isForEverybody, 'blog', 'media', 'settings');
  }

  @Get()
  async read(@Query() query: Fields, @Req() request: Request) {
    const { action, status } = query;
    if (action === 'get_post') {
      await this.studio.assertUses('blog');
      return { success: true, post: await this.post(query['slug']) };
    }
    if (action !== 'get_posts') throw new AppError('malformed_request');
    // Unpublished posts are answered to admins only.
    const isStudio = new Visit(request).adminId !== null || status !== undefined;
    if (status !== 'published' && isStudio) {
      await this.rights.assertMay(signedInAdmin(request).adminId, 'content.change');
      return { success: true, posts: await this.actions.list(query) };
    }
    const { limit = POSTS_PER_PAGE } = readQuery(query);
    const posts = (await this.studio.uses('blog')) ? await this.blog.newest(limit) : [];
    return { success: true, posts: posts.map(restBlogPost) };
  }

  /** Accepts JSON or a form; `action` and `id` may be in the body or in the address. */
  @Post()
  @NeedsRight('content.change')
  @HttpCode(200)
  @UseInterceptors(FormFieldsInterceptor)
  act(@Req() request: Request, @Query() query: Fields, @Body() body: unknown) {
    const sent: Fields = { ...query, ...(typeof body === 'object' ? body : {}) };
    return this.actions.act(signedInAdmin(request), sent['action'], sent);
  }

  private async post(slug: unknown) {
    if (typeof slug !== 'string') throw new AppError('blog_post_not_found');
    return restBlogPost(await this.blog.getWhole(postQuery({ slug }).slug));
  }
}

/** The addresses whose answer is the same for everybody. */
function isForEverybody(parameters: URLSearchParams): boolean {
  return parameters.get('action') === 'get_post' || parameters.getAll('status').join() === 'published';
}
