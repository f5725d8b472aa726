import { LOOK } from './mail-look.js';

export const HTML_QUESTION = `<h2 ${LOOK.subheading}>Bir sorunuz mu var?</h2>
<p ${LOOK.tight}>Bu e-postayı yanıtlamanız yeterli. Dilerseniz <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasından da bize ulaşabilirsiniz.</p>
`;

export const TEXT_QUESTION = `BİR SORUNUZ MU VAR?
Bu e-postayı yanıtlamanız yeterli. Dilerseniz {{phone seller.phone}} numarasından da bize ulaşabilirsiniz.
`;
