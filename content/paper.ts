export interface Paper {
  id:
    | 'exhibit'
    | 'release'
    | 'guidelines'
    | 'notice'
    | 'comments'
    | 'petition'
    | 'prospectus'
    | 'transcript';
  officialName: string;
  /** The title of the page with the paper’s name. */
  title: string;
  /** A sentence from or about the paper, as the text of the link. */
  line: string;
  url: string;
}
