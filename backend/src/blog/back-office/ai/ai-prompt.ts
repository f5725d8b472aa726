import type { WriteWithAiDto } from '../../../../contract/blog/ai-writer.dto.js';
import type { AiLength, AiTone } from '../../../../contract/blog/ai-writer.js';

const TONES: Record<AiTone, string> = {
  professional: 'profesyonel',
  friendly: 'samimi',
  educational: 'eğitici',
  casual: 'gündelik',
};
const LENGTHS: Record<AiLength, string> = {
  short: '300–500 kelime',
  medium: '500–800 kelime',
  long: '800–1200 kelime',
  very_long: 'en az 1200 kelime',
};

const words = { type: 'array', items: { type: 'string' } };

/** The schema of the answer, which is sent to the service and checked afterwards. */
export const ANSWER_SCHEMA = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    content: { type: 'string', description: 'HTML: h2, h3, p, ul, ol, li, strong, em, blockquote, a' },
    excerpt: { type: 'string' },
    keywords: words,
    tags: words,
    meta_title: { type: 'string' },
    meta_description: { type: 'string' },
  },
  required: ['title', 'content', 'excerpt', 'keywords', 'tags'],
};

export function promptFor(input: WriteWithAiDto): string {
  return [
    'Bir seramik ve çömlek atölyesinin Türkçe blogu için özgün bir yazı yaz.',
    `Konu: ${input.topic}`,
    `Anahtar kelimeler: ${input.keywords.join(', ')}`,
    `Kategori: ${input.category}`,
    `Üslup: ${TONES[input.tone]}, okura ‘siz’ diye seslen.`,
    `Uzunluk: ${LENGTHS[input.length]}`,
    input.targetAudience && `Hedef kitle: ${input.targetAudience}`,
    input.additionalContext && `Ek bilgi: ${input.additionalContext}`,
    'Metni en az iki ara başlıkla (h2/h3) böl; ilk anahtar kelime başlıkta ve ilk paragrafta geçsin.',
    'meta_title 30–60, meta_description 70–160 karakter olsun.',
  ]
    .filter(Boolean)
    .join('\n');
}
