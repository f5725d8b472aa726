/** A picture of the shop, as the text will show it. */
export interface PickedPicture {
  /** '/media/…/960.webp', '/api/uploads/…' or '/api/serve_image.php?file=…'; the server accepts no other addresses. */
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}
