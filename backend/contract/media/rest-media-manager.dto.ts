import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { mayBeAbsent } from '../common/text-rules.js';
import { mayBeAll } from '../admin/may-be-all.rule.js';
import { MEDIA_CATEGORIES, type MediaCategory } from './media-category.js';

/** GET media_manager.php: the library, or with `action` the result of a scan. */
export class RestMediaManagerQuery {
  @mayBeAbsent()
  @Matches(/^(list|scan_site_images)$/, { message: 'İşlem tanınmıyor.' })
  action?: 'list' | 'scan_site_images';

  @mayBeAll()
  @IsIn(MEDIA_CATEGORIES, { message: 'Kategori geçersiz.' })
  category?: MediaCategory;

  @mayBeAbsent()
  @MaxLength(100, { message: 'Arama metni en fazla 100 karakter olabilir.' })
  @IsString({ message: 'Arama metni geçersiz.' })
  search?: string;
}

/** The path of a picture that a scan found; it ends in the name of the file. */
export class RestFilePathDto {
  @Matches(/^[^\p{Cc}]{1,500}$/u, { message: 'Geçersiz dosya adı.' })
  @IsString({ message: 'Geçersiz dosya adı.' })
  file_path: string;
}
