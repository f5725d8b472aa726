/** A picture of the shop's own, as the text will show it. */
export interface PickedPicture {
  /** '/media/…/960.webp', '/api/uploads/…' or '/api/serve_image.php?file=…': the server keeps no others. */
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}
