const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join(
  '',
);
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¿¡';
const marks = '\u00a0–—‘’“”…·×÷°§¶©±½¢•−→←↑↓';

/** The characters that the cut fonts have. */
export const characters = ascii + spanish + marks;

/** Drawn by the visitor's own emoji font. */
export const emoji = '💦🧠';
