const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¿¡';
const punctuation = ' \u00a0!$%&()*,-./:;?–—‘’“”…§';

/** The characters in the site's files of the serif font, which headings, names and large figures use. */
export const serifCharacters = letters + spanish + punctuation;

/** The characters in the site's files of the sans font: all that the pages show, except braces and other code. */
export const characters = serifCharacters + '\u00ad"#\'+<=>@[]_|·×°©±¢−←→↑';

/** Characters that neither font has; the visitor's system draws them with a font of its own. */
export const ofOtherFonts = '💦🧠▲▼';
