const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¿¡';
const punctuation = ' \u00a0!$%&()*,-./:;?–—‘’“”…§';

/** The serif font is for headings, names and large numbers. */
export const serifSubsetText = letters + spanish + punctuation;

/** The sans-serif font is for all other text. */
export const sansSubsetText = serifSubsetText + '\u00ad"#\'+<=>@[]_|·×°©±¢−←→↑';

/** Characters that are in neither font file: browsers take them from a font of the system. */
export const systemFontText = '💦🧠▲▼●○';
