import { IsIn } from 'class-validator';
import { mayBeAbsent } from '../common/text-rules.js';

export class UploadedBlogImageDto {
  @mayBeAbsent()
  @IsIn(['featured', 'content'], { message: 'Görsel türü featured ya da content olmalıdır.' })
  type?: 'featured' | 'content';
}

/** The answer to an upload (specification 3, section 7), with the data that the picture's place needs. */
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
