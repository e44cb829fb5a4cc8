const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¿¡';
const punctuation = ' \u00a0!$%&()*,-./:;?–—‘’“”…§';

/** The characters that the serif font files contain, for headings, names and large numbers. */
export const serifSubsetText = letters + spanish + punctuation;

/** The characters that the sans font files contain, for all other text of the pages. */
export const sansSubsetText = serifSubsetText + '\u00ad"#\'+<=>@[]_|·×°©±¢−←→↑';

/** Characters that pages use but neither font file contains; the browser takes a font of the visitor's system. */
export const systemFontText = '💦🧠▲▼';
