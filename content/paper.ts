export interface Paper {
  id: 'exhibit' | 'release' | 'guidelines' | 'notice' | 'comments' | 'prospectus' | 'transcript';
  officialName: string;
  /** A sentence from or about the paper, as the text of the link. */
  line: string;
  url: string;
}
