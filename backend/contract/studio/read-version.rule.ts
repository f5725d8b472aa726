import { IsInt, Max, Min } from 'class-validator';
import { LARGEST_INTEGER } from '../common/record-number.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';

/** The version of details that the client read; 0 for details that were never saved. */
export const isReadVersion = (): PropertyDecorator => {
  const unreadable = { message: 'Bilgiler okunamadı. Sayfayı yenileyin.' };
  return rulesInOrder(IsInt(unreadable), Min(0, unreadable), Max(LARGEST_INTEGER, unreadable));
};
