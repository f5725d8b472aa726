/** The end of most mails to customers. */
export const QUESTION = `<h2>Bir sorunuz mu var?</h2>
<p>Bu e-postayı yanıtlamanız yeterli. Dilerseniz <a href="tel:{{studio_phone}}">{{studio_phone}}</a> numarasından da bize ulaşabilirsiniz.</p>`;

/** For mail programs that show no buttons. */
export const addressToCopy = (variable: string): string =>
  `<p>Düğme açılmıyorsa bu adresi tarayıcınıza yapıştırın:<br><a href="{{${variable}}}">{{${variable}}}</a></p>`;

export const ORDER_BUTTON = '<p><a class="button" href="{{order_url}}">Siparişimi görüntüle</a></p>';

/** The lines and totals of an order, the same in every mail about it. */
export const ORDER_WITH_TOTALS = `<h2>{{order_id}} numaralı sipariş</h2>
{{> order_lines}}
{{> order_totals}}`;
