import { IsIn } from 'class-validator';
import { mayBeAbsent } from '../common/text-rules.js';

export class UploadedBlogImageDto {
  @mayBeAbsent()
  @IsIn(['featured', 'content'], { message: 'Görsel türü featured ya da content olmalıdır.' })
  type?: 'featured' | 'content';
}

/** Specification 3, section 7, and what the picture's place needs to know besides. */
export interface UploadedBlogImage {
  readonly success: true;
  readonly data: {
    readonly url: string;
    readonly filename: string;
    readonly width: number;
    readonly height: number;
    readonly placeholder: string;
  };
}
