const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¿¡';
const punctuation = ' \u00a0!$%&()*,-./:;?–—‘’“”…§';

/** Characters that the cut serif has: what headings, names and figures of a headline are made of. */
export const serifCharacters = letters + spanish + punctuation;

/** Characters that the cut sans has: all that the pages show, braces and other code apart. */
export const characters = serifCharacters + '\u00ad"#\'+<=>@[]_|·×°©±¢−←→↑';

/** Which neither font has: drawn by one of the visitor's own. */
export const ofOtherFonts = '💦🧠▲▼';
