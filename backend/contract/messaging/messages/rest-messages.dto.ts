import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsUUID } from 'class-validator';
import { isId } from '../../common/id.js';
import { rulesInOrder } from '../../common/rules-in-order.js';

const UNREADABLE = 'Mesaj okunamadı.';
const MOST_AT_ONCE = 200;

export class RestMessageDto {
  @isId(UNREADABLE)
  message_id: string;
}

export class RestMessagesDto {
  @rulesInOrder(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(inSmallLetters) : value)),
    IsUUID('all', { each: true, message: UNREADABLE }),
    ArrayMaxSize(MOST_AT_ONCE, { message: 'Bir seferde en fazla 200 mesaj işaretlenebilir.' }),
    ArrayNotEmpty({ message: UNREADABLE }),
    IsArray({ message: UNREADABLE }),
  )
  message_ids: string[];
}

export class RestMessageQuery {
  @isId(UNREADABLE)
  id: string;
}

function inSmallLetters(id: unknown): unknown {
  return typeof id === 'string' ? id.toLowerCase() : id;
}
