const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¿¡';
const punctuation = ' \u00a0!$%&()*,-./:;?–—‘’“”…§';

/** The serif font is for headings, names and large numbers. */
export const serifSubsetText = letters + spanish + punctuation;

/** The sans-serif font is for all other text. */
export const sansSubsetText = serifSubsetText + '\u00ad"#\'+<=>@[]_|·×°©±¢−←→↑';

/** In neither font file: browsers show them in a font of the visitor's system. */
export const systemFontText = '💦🧠▲▼';
