import {
  CAPTCHA_PLACEHOLDER,
  CAPTCHA_PROMPT,
  type CaptchaType,
  type CaptchaView,
} from '../../contract/captcha/captcha.view.js';
import type { PictureProcessor } from '../platform/pictures/picture-processor.js';
import { drawCaptcha } from './captcha-picture.js';
import { textQuestion } from './captcha-question.js';
import { oneOf } from './random.js';

const CODE_LENGTH = 5;
/** Without characters that look alike, and without vowels, so that no words can appear. */
const ALPHABET = Array.from('CDFHKLMNPRTXY3679') as [string, ...string[]];
const TEXT_PLACEHOLDER = 'Cevabı yazın';

interface NewCaptcha {
  readonly view: CaptchaView;
  readonly answer: string;
}

/** `fixedAnswer` replaces the answer of every captcha, for automated tests. */
export async function newCaptcha(
  type: CaptchaType,
  processor: PictureProcessor,
  fixedAnswer?: string,
): Promise<NewCaptcha> {
  if (type === 'text') {
    const { question, answer } = textQuestion();
    return {
      view: { question, image: null, type, placeholder: TEXT_PLACEHOLDER },
      answer: fixedAnswer ?? answer,
    };
  }
  const answer = fixedAnswer ?? newCode();
  const png = await processor.run('renderSvg', { svg: drawCaptcha(answer) });
  const image = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return { view: { question: CAPTCHA_PROMPT, image, type, placeholder: CAPTCHA_PLACEHOLDER }, answer };
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => oneOf(ALPHABET)).join('');
}
