import { isId } from '../../common/id.js';

export class MessageDto {
  @isId('Mesaj okunamadı.')
  messageId: string;
}
