export interface Link {
  label: string;
  url: string;
  /** The language of the label and the linked page, if it differs from that of the linking page. */
  language?: string;
}
