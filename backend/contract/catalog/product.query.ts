import { Matches } from 'class-validator';

export class ProductQuery {
  @Matches(/^[a-z0-9-]{1,90}$/, { message: 'Ürün adresi geçersiz.' })
  slug: string;
}
