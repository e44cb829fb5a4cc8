const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¿¡';
const punctuation = ' \u00a0!$%&()*,-./:;?–—‘’“”…§';

/** The characters in the serif font file. The serif font is for headings, names and large numbers. */
export const serifSubsetText = letters + spanish + punctuation;

/** The characters in the sans-serif font file. The sans-serif font is for all text that is not in the serif font. */
export const sansSubsetText = serifSubsetText + '\u00ad"#\'+<=>@[]_|·×°©±¢−←→↑';

/** Characters that pages use but neither font file contains. Browsers show them in a font of the visitor's system. */
export const systemFontText = '💦🧠▲▼';
