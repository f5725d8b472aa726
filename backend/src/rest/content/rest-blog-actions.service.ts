import { Injectable } from '@nestjs/common';
import { RecordDto } from '../../../contract/admin/record.dto.js';
import { RestStudioBlogQuery } from '../../../contract/blog/rest-blog.query.js';
import { dtoInput } from '../../api/dto-input.js';
import { AdminBlogQueriesService } from '../../blog/back-office/admin-blog-queries.service.js';
import { SaveBlogPostService } from '../../blog/back-office/save-blog-post.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { chosenAction } from '../http/action-of.js';
import { withDocumentedNames } from '../documented-names.js';
import { POST_NAMES, readRestPost, restStudioPost } from './rest-blog-post.js';

/** A bound for older clients, which have no pages, on the number of whole posts in one answer. */
const MOST_LISTED = 500;

const readRecord = dtoInput(RecordDto, { dropsUnknownFields: true });
const readQuery = dtoInput(RestStudioBlogQuery, { dropsUnknownFields: true });

type Fields = Readonly<Record<string, unknown>>;

/**
 * The admins' part of /api/blog_manager.php (specification 3, section 7). Changes apply to the current state.
 */
@Injectable()
export class RestBlogActionsService {
  private readonly actions = {
    create: (actor: Actor, sent: Fields) => this.create(actor, sent),
    update: (actor: Actor, sent: Fields) => this.update(actor, sent),
    delete: (actor: Actor, sent: Fields) => this.remove(actor, sent),
  };

  constructor(
    private readonly posts: AdminBlogQueriesService,
    private readonly saving: SaveBlogPostService,
  ) {}

  /** The newest first, including unpublished ones. */
  async list(query: Fields) {
    const { status, limit = MOST_LISTED } = readQuery(query);
    return (await this.posts.newest(limit, status)).map(restStudioPost);
  }

  /** Throws malformed_request for an undocumented action. */
  async act(actor: Actor, action: unknown, sent: Fields) {
    const act = chosenAction(this.actions, action);
    return withDocumentedNames(POST_NAMES, () => act(actor, sent));
  }

  private async create(actor: Actor, sent: Fields) {
    const { id } = await this.saving.create(actor, readRestPost(sent, null));
    return { success: true, message: 'Blog yazısı oluşturuldu.', id };
  }

  private async update(actor: Actor, sent: Fields) {
    const known = await this.posts.view(readRecord(sent).id);
    const { id, version } = known;
    await this.saving.update(actor, Object.assign(readRestPost(sent, known), { id, version }));
    return { success: true, message: 'Blog yazısı güncellendi.', id };
  }

  private async remove(actor: Actor, sent: Fields) {
    const { id, version } = await this.posts.view(readRecord(sent).id);
    await this.saving.remove(actor, { id, version });
    return { success: true, message: 'Blog yazısı silindi.', id };
  }
}
