import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import type { AdminProductView } from '../../../contract/catalog/admin-catalog.views.js';
import { DEFAULT_CATEGORY_SLUG } from '../../../contract/catalog/category.dto.js';
import {
  MAX_ADDITIONAL_PICTURES,
  ProductDto,
  UpdateProductDto,
} from '../../../contract/catalog/product.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { AdminCategoryQueriesService } from '../../catalog/back-office/admin-category-queries.service.js';
import { AdminProductQueriesService } from '../../catalog/back-office/admin-product-queries.service.js';
import { SaveProductService } from '../../catalog/back-office/save-product.service.js';
import { UploadPictureService } from '../../media/upload-picture.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { readingDocumented, withDocumentedNames } from '../documented-names.js';
import { asProductInput, PRODUCT_FORM_NAMES, type RestProductForm } from './rest-product.js';
import type { UploadedFile } from '../http/uploaded-files.js';

const readNew = readingDocumented(dtoInput(ProductDto), PRODUCT_FORM_NAMES);
const readEdited = readingDocumented(dtoInput(UpdateProductDto), PRODUCT_FORM_NAMES);

export interface SentProduct {
  readonly form: RestProductForm;
  readonly files: readonly UploadedFile[];
}

/** Reads the documented product form: pictures are files, or names returned by the upload. */
@Injectable()
export class TakeProductFormService {
  constructor(
    private readonly products: AdminProductQueriesService,
    private readonly categories: AdminCategoryQueriesService,
    private readonly uploads: UploadPictureService,
    private readonly saving: SaveProductService,
  ) {}

  async create(actor: Actor, sent: SentProduct): Promise<AdminProductView> {
    const product = readNew(await this.read(sent, null));
    return withDocumentedNames(PRODUCT_FORM_NAMES, () => this.saving.create(actor, product));
  }

  /** Fields absent from the form stay unchanged. */
  async update(actor: Actor, id: string, sent: SentProduct): Promise<AdminProductView> {
    const now = await this.products.view(id);
    const { version, stock } = now;
    const product = readEdited({
      ...(await this.read(sent, now)),
      id,
      version,
      stockRead: stock.quantity,
      countVersion: stock.countVersion,
    });
    return withDocumentedNames(PRODUCT_FORM_NAMES, () => this.saving.update(actor, product));
  }

  private async read(sent: SentProduct, product: AdminProductView | null) {
    const { form } = sent;
    const categoryId = await this.categoryOf(form['category'], product);
    return asProductInput(form, { product, categoryId, pictures: await this.picturesOf(sent, product) });
  }

  /** Finds the category by its name, as documented lists show it. */
  private async categoryOf(sent: unknown, product: AdminProductView | null): Promise<number> {
    if ((sent === undefined || sent === '') && product) return product.category.id;
    const name = sent === undefined || sent === '' ? DEFAULT_CATEGORY_SLUG : sent;
    const found = typeof name === 'string' ? await this.categories.findByName(name) : null;
    if (found === null) throw new AppError('category_not_found', {}, { category: 'Kategori bulunamadı' });
    return found;
  }

  /** Names are the complete list of kept pictures; files are added to it, or to the present pictures. */
  private async picturesOf({ form, files }: SentProduct, product: AdminProductView | null) {
    const additionalFiles = files.filter(({ fieldname }) => /^additional_images(\[\d*\])?$/.test(fieldname));
    const names = namesOf(form['additional_images']);
    const kept = names?.length ?? Math.max(0, (product?.pictures.length ?? 0) - 1);
    if (additionalFiles.length + kept > MAX_ADDITIONAL_PICTURES) {
      throw new AppError('too_many_product_pictures');
    }
    const mainFile = files.find(({ fieldname }) => fieldname === 'image');
    const main = mainFile ? await this.store(mainFile) : namesOf(form['image'])?.[0];
    const added: string[] = [];
    for (const file of additionalFiles) added.push(await this.store(file));
    return { main, additional: names, added };
  }

  private async store({ buffer, originalname }: UploadedFile): Promise<string> {
    return (await this.uploads.upload({ bytes: buffer, name: originalname })).fileName;
  }
}

/** One or several names; an empty one means none. */
function namesOf(sent: unknown): string[] | undefined {
  if (sent === undefined) return undefined;
  return (Array.isArray(sent) ? (sent as unknown[]) : [sent]).map(String).filter((name) => name !== '');
}
